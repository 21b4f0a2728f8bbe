import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { failed, loading, no, ready, yes } from '#base'
import type { Queue, QueueGroup, SafeState } from '#domain'
import { List } from '#ui'
import { QueueView } from '../../../../src/screens/transactions/queue/QueueView.tsx'
import { queueText } from '../../../../src/screens/transactions/queue/text.ts'
import { componentsText } from '../../../../src/screens/common/text/text.ts'
import { cutTexts } from '../../../cutTexts.ts'
import { englishText } from '../../../englishText.ts'
import {
  addOwner,
  alice,
  at,
  aPending,
  batch,
  bob,
  call,
  carol,
  dave,
  mainnet,
  owners,
  sendDollars,
  sendNft,
  unknownKind,
  unreadable,
  sendEther,
} from '../../common/rows/items.ts'
import { QueueList } from '../../../../src/screens/transactions/queue/QueueList.tsx'
import { QueueRow } from '../../../../src/screens/transactions/queue/QueueRow.tsx'
import { RoleMark, RoleNotice } from '../../../../src/screens/transactions/queue/RoleNotice.tsx'
import { RowButtons } from '../../../../src/screens/transactions/queue/RowButtons.tsx'
import {
  SelectionBar,
  TogetherButtons,
} from '../../../../src/screens/transactions/queue/SelectionBar.tsx'
import { togetherIds } from '../../../../src/screens/transactions/queue/together.ts'
import { rowState } from '../../../../src/screens/common/rows/rowState.ts'

const text = englishText(queueText)
const components = englishText(componentsText)
const one = (nonce: number, ...items: QueueGroup['items']): QueueGroup => ({ nonce, items })
const conflict = one(
  7,
  aPending({
    nonce: 7,
    variant: 1,
    action: { kind: 'reject', rejects: sendDollars },
    signed: [bob, carol],
  }),
  aPending({ nonce: 7, action: sendDollars, signed: [alice, bob], note: 'November salaries' }),
)

const everyday: Queue = {
  next: [conflict],
  later: [
    one(8, aPending({ nonce: 8 })),
    one(9, aPending({ nonce: 9, action: addOwner, signed: [alice] })),
    one(10, aPending({ nonce: 10, action: batch, signed: [alice, carol] })),
    one(11, aPending({ nonce: 11, action: call, signed: [] })),
    one(12, aPending({ nonce: 12, action: sendNft })),
    one(13, aPending({ nonce: 13, action: unknownKind })),
  ],
  unreadable: [],
  hasMore: false,
}
const nothing: Queue = { next: [], later: [], unreadable: [], hasMore: false }
const many = (count: number): Queue => ({
  next: [one(7, aPending({ nonce: 7 }))],
  later: Array.from({ length: count - 1 }, (_, index) =>
    one(
      8 + index,
      aPending({
        nonce: 8 + index,
        action: index % 3 === 0 ? sendDollars : index % 3 === 1 ? call : addOwner,
        signed: index % 2 === 0 ? [alice] : [bob, carol],
      }),
    ),
  ),
  unreadable: [],
  hasMore: false,
})

const safe: SafeState = { ...at, owners, threshold: 2, nonce: 7n, version: '1.4.1' }

const meta: Meta<typeof QueueView> = {
  title: 'Screens/Queue/Queue view',
  component: QueueView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1152, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    at,
    chain: mainnet,
    queue: ready(everyday),
    safe: ready(safe),
    more: { status: 'end' },
    viewer: alice,
    entries: [],
    hrefOf: (id) => `/transactions/tx?safe=eth:${at.address}&id=${id}`,
    historyHref: `/transactions/history?safe=eth:${at.address}`,
    newHref: `/transactions/new?safe=eth:${at.address}`,
    onConfirm: () => {},
    onExecute: () => {},
  },
}
export default meta
type Story = StoryObj<typeof QueueView>

export const Owner: Story = { parameters: { cell: { screen: 'queue', state: 'owner' } } }
export const Loading: Story = {
  args: { queue: loading, safe: loading },
  parameters: { cell: { screen: 'queue', state: 'loading' } },
}
export const Empty: Story = {
  args: { queue: ready(nothing) },
  parameters: { cell: { screen: 'queue', state: 'empty' } },
}
export const Failed: Story = {
  args: { queue: failed({ kind: 'unreachable', detail: 'Service Unavailable' }) },
  parameters: { cell: { screen: 'queue', state: 'failed' } },
}
export const Offline: Story = {
  args: { queue: failed({ kind: 'offline' }) },
  parameters: { cell: { screen: 'queue', state: 'offline' } },
}
export const Stale: Story = {
  args: { queue: ready(everyday, { freshness: 'stale' }) },
  parameters: {
    picture: false,
    pictureReason: 'It is Owner below the banner of StaleBanner.',
    cell: { screen: 'queue', state: 'stale' },
  },
}
/** The next page failed: loaded rows stay, and the end of the list shows the error. */
export const Partial: Story = {
  args: {
    queue: ready({ ...everyday, hasMore: true }),
    more: { status: 'failed', reason: { kind: 'timeout' }, load: () => {} },
  },
  parameters: {
    cell: { screen: 'queue', state: 'partial' },
    picture: false,
    pictureReason: 'Rows that failed to load look alike in all lists.',
  },
}
const selectable = { onSelect: fn(), onClearSelection: fn() }
const together = { count: 2, may: yes, onOpen: fn() }
const chosen = new Set(
  everyday.later
    .flatMap(({ nonce, items }) => ([8, 9, 10, 11].includes(nonce) ? items : []))
    .map(({ id }) => id),
)
const ofChosen = togetherIds(everyday, chosen, { safe, entries: [], viewer: alice, isPart: false })
/**
 * What can be done with the selected rows is in a bar at the end of the window: two need the
 * viewer's signature, one is signed, and one can't be executed yet.
 */
export const Selecting: Story = {
  args: {
    ...selectable,
    selected: chosen,
    signMany: { ...together, count: ofChosen.sign.ids.length },
    executeMany: { ...together, count: ofChosen.execute.ids.length, may: ofChosen.execute.may },
  },
  play: async ({ args, canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: text('selection') })
    await expect(within(bar).getByText(text('selection.count', { count: 4 }))).toBeVisible()
    const execute = within(bar).getByRole('button', { name: text('executeMany', { count: 1 }) })
    await expect(execute).toHaveAccessibleDescription(text('reason.gap'))
    await userEvent.click(within(bar).getByRole('button', { name: text('signMany', { count: 2 }) }))
    await expect(together.onOpen).toHaveBeenCalled()
    const boxes = canvas.getAllByRole('checkbox')
    await expect(boxes.filter((box) => (box as HTMLInputElement).checked)).toHaveLength(4)
    const last = boxes.at(-1)
    if (last) await userEvent.click(last)
    await expect(args.onSelect).toHaveBeenCalledWith(expect.stringMatching(/^multisig_/), true)
    await userEvent.click(within(bar).getByRole('button', { name: text('selection.clear') }))
    await expect(args.onClearSelection).toHaveBeenCalled()
  },
}
/** With nothing selected, the heading row offers actions for all ready transactions. */
export const Together: Story = {
  args: { ...selectable, signMany: together, executeMany: together },
  parameters: { picture: false, pictureReason: 'Two buttons in the line of the heading.' },
}
/** A delegate of an owner may propose, not sign. */
export const Delegate: Story = {
  args: { viewer: dave, isDelegate: true },
  parameters: { picture: false, pictureReason: 'NonOwner shows the mark.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(components('role.propose'))).toBeVisible()
  },
}
/** A pending payment to an account that looks like one the Safe has paid. */
export const Suspicious: Story = {
  args: {
    suspicions: new Map(
      everyday.later
        .slice(0, 1)
        .flatMap(({ items }) =>
          items.map(({ id }) => [
            id,
            { kind: 'lookAlike', other: { address: dave, name: 'Dave' } },
          ]),
        ),
    ),
  },
  parameters: { picture: false, pictureReason: 'TransactionRow shows it.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/looks like Dave/)).toBeVisible()
  },
}
/** No wallet is connected. */
export const ReadOnly: Story = {
  args: { viewer: undefined },
  parameters: { cell: { screen: 'queue', state: 'readOnly' } },
}
/** Connected, but not one of the owners. */
export const NonOwner: Story = { args: { viewer: dave } }
export const UnsupportedChain: Story = {
  args: { chain: undefined, at: { ...at, chainId: '137' } },
  parameters: { cell: { screen: 'queue', state: 'unsupportedChain' } },
}
export const UnsupportedVersion: Story = {
  args: { safe: ready({ ...safe, version: null }) },
  parameters: { picture: false, pictureReason: 'A notice more than Owner.' },
}
/** The list loaded, the Safe didn't: available actions are unknown. */
export const SafeFailed: Story = {
  args: { safe: failed({ kind: 'unreachable' }) },
  parameters: { picture: false, pictureReason: 'A notice more than Owner.' },
}
/**
 * The transaction that must be executed first is missing: it is named, and filled by an empty
 * transaction.
 */
export const MissingNonces: Story = {
  args: {
    queue: ready({
      ...everyday,
      next: [],
      later: [
        one(8, aPending({ nonce: 8, action: sendEther })),
        one(12, aPending({ nonce: 12, action: sendDollars })),
      ],
    }),
    onFill: fn(),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('gap.fill', { from: 9 }) }))
    await expect(args.onFill).toHaveBeenCalledWith(9)
  },
}
/** A row without a nonce is at the end; one with a nonce is in its place. */
export const UnreadableRows: Story = {
  args: {
    queue: ready({
      ...everyday,
      later: everyday.later.map((group) =>
        group.nonce === 9
          ? one(9, { ...aPending({ nonce: 9, action: unreadable }), status: 'UNKNOWN' })
          : group,
      ),
      unreadable: [
        { ...aPending({ nonce: 99, action: unreadable }), status: 'UNKNOWN', multisig: null },
      ],
    }),
  },
}
export const LoadingMore: Story = {
  args: { queue: ready({ ...everyday, hasMore: true }), more: { status: 'loading' } },
}
/** Further pages exist: they are loaded by scrolling, or with the button. */
export const MoreToCome: Story = {
  args: { queue: ready({ ...everyday, hasMore: true }), more: { status: 'idle', load: () => {} } },
  parameters: { picture: false, pictureReason: 'LoadingMore shows the same line.' },
}
const length = 3000
/**
 * Three thousand rows, of which only those near the viewport are rendered. The focused one stays
 * when it is scrolled away.
 */
export const VeryMany: Story = {
  args: { queue: ready(many(length)) },
  parameters: {
    picture: false,
    pictureReason:
      'The picture of a page grows to all of its rows, and this one has three ' +
      'thousand that look alike.',
    cell: { screen: 'queue', state: 'huge' },
  },
  play: async ({ canvas, canvasElement }) => {
    const row = (nonce: number) =>
      canvas.queryByRole('img', { name: `Nonce ${nonce}` })?.closest('li')
    const drawn = () => canvasElement.querySelectorAll('*').length
    await waitFor(() => expect(row(15)).toBeTruthy())
    await expect(drawn()).toBeLessThan(3000)
    await expect(row(15)).toHaveAttribute('aria-posinset', '8')
    await expect(row(15)).toHaveAttribute('aria-setsize', String(length - 1))
    const link = row(9)?.querySelector('a')
    link?.focus()
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return expect(row(6 + length)).toBeVisible()
    })
    await expect(drawn()).toBeLessThan(3000)
    await expect(row(30)).toBeFalsy()
    await expect(link).toHaveFocus()
    await expect(canvas.getByRole('heading', { name: 'Queued' })).toBeInTheDocument()
    scrollTo(0, 0)
    await waitFor(() => expect(row(15)).toBeTruthy())
  },
}
/**
 * Three thousand transactions in conflict: the group's heading stays while its rows are scrolled.
 */
export const HugeConflict: Story = {
  args: {
    queue: ready({
      ...nothing,
      next: [
        one(
          7,
          ...Array.from({ length }, (_, variant) =>
            aPending({ nonce: 7, variant, action: variant % 2 ? call : sendDollars }),
          ),
        ),
      ],
      later: [one(900, aPending({ nonce: 900 }))],
    }),
  },
  parameters: {
    picture: false,
    pictureReason: 'Owner shows a conflict, and this one has three thousand rows that look alike.',
  },
  play: async ({ canvas, canvasElement }) => {
    const last = () =>
      canvas.getByRole('group', { name: /3,000/ }).querySelector(`[aria-posinset="${length}"]`)
    await waitFor(() => {
      scrollTo(0, document.documentElement.scrollHeight)
      return expect(last()).toHaveAttribute('aria-setsize', String(length))
    })
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(3000)
    scrollTo(0, 0)
  },
}
export const VeryLong: Story = {
  args: {
    queue: ready({
      ...nothing,
      next: [
        one(
          115792089,
          aPending({
            nonce: 115792089,
            action: {
              kind: 'send',
              what: {
                type: 'erc20',
                raw: 2n ** 256n - 1n,
                token: dave,
                symbol: 'AVERYLONGSYMBOLTHATNOBODYREADS',
                decimals: 6,
                trusted: false,
                imitation: false,
              },
              to: {
                address: dave,
                name:
                  'The treasury of the association of people with very long ' +
                  'names, second department',
              },
            },
          }),
        ),
      ],
      later: [
        one(
          115792090,
          aPending({
            nonce: 115792090,
            action: {
              kind: 'call',
              to: { address: dave, name: 'x'.repeat(500) },
              method: 'aMethodWhoseNameGoesOnAndOnWithoutAnyEndInSightAtAll',
              value: 10n ** 18n,
            },
          }),
        ),
        one(
          115792091,
          aPending({
            nonce: 115792091,
            action: {
              kind: 'send',
              what: {
                type: 'erc721',
                id: (2n ** 256n - 1n).toString(),
                token: dave,
                name: 'دفتر المتحف',
              },
              to: { address: dave, name: 'מוזיאון העיר' },
            },
          }),
        ),
      ],
    }),
    safe: ready({ ...safe, nonce: 115792089n }),
  },
  parameters: { cell: { screen: 'queue', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'queue', state: 'rightToLeft' } },
}
/** As wide as the narrowest phone: the state, its count, and the action don't overlap. */
export const Narrow: Story = {
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 288 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { pictureIn: 'light', pictureReason: 'Owner shows it in the dark.' },
  play: async ({ canvasElement }) => {
    const cards = [...canvasElement.querySelectorAll('li[data-variant=queue]')]
    await expect(cards.length).toBeGreaterThan(2)
    for (const card of cards) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
      await expect(cutTexts(card.querySelector('time') ?? card)).toEqual([])
    }
  },
}
export const LongWords: Story = { globals: { locale: 'pseudo-long' } }

/** The rows by nonce, of which those with the same one are grouped. */
export const ListOfRows: Story = {
  tags: ['part'],
  render: ({ viewer, entries, hrefOf, onConfirm, onExecute }) => (
    <QueueList
      {...{ at, viewer, entries, hrefOf, onConfirm, onExecute, safe }}
      chain={mainnet}
      queue={everyday}
    />
  ),
}
const item = aPending({ nonce: 7, action: sendDollars, note: 'November salaries' })
export const Row: Story = {
  tags: ['part'],
  render: ({ hrefOf, onConfirm, onExecute }) => (
    <List label="Queue">
      <QueueRow
        item={item}
        chain={mainnet}
        href={hrefOf(item.id)}
        state={rowState(item, safe, [], alice)}
        primary
        grouped={false}
        safeNonce={7}
        onConfirm={onConfirm}
        onExecute={onExecute}
      />
    </List>
  ),
}
/** The button of a row: pressed, and why another one can't be. */
export const Buttons: Story = {
  tags: ['part'],
  render: () => (
    <>
      {[yes, no('checking' as const)].map((may, index) => (
        <RowButtons
          key={index}
          action={{ kind: 'confirm', may }}
          title="Send 12,500.75 USDC to Dave"
          safeNonce={7}
          primary={may.allowed}
          onPress={() => {}}
        />
      ))}
    </>
  ),
}
/** Only this browser knows it. */
export const WithoutGateway: Story = {
  args: { isLocal: true, exchange: { addHref: '#add', onShare: () => {} } },
  parameters: { picture: false, pictureReason: 'The screen’s story shows it over the world.' },
}
/** Who the viewer is here, and what they can't do. */
export const Role: Story = {
  tags: ['part'],
  render: () => (
    <>
      <RoleMark viewer={alice} safe={ready(safe)} onConnect={undefined} />
      <RoleMark viewer={dave} safe={ready(safe)} isDelegate onConnect={undefined} />
      <RoleMark viewer={undefined} safe={ready(safe)} onConnect={() => {}} />
      <RoleNotice safe={failed({ kind: 'unreachable' })} />
    </>
  ),
}
/** Several at once. */
export const TogetherAlone: Story = {
  tags: ['part'],
  render: () => (
    <>
      <TogetherButtons signMany={together} executeMany={undefined} />
      <SelectionBar count={2} signMany={together} executeMany={together} onClear={() => {}} />
    </>
  ),
}
