import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { failed, loading, ready } from '#base'
import type { History } from '#domain'
import { List } from '#ui'
import { checkFilter } from '../../../../src/screens/transactions/history/checkFilter.ts'
import { type FilterForm, noFilter } from '../../../../src/screens/core/links/filterParams.ts'
import {
  HistoryView,
  type HistoryViewProps,
} from '../../../../src/screens/transactions/history/HistoryView.tsx'
import { historyText } from '../../../../src/screens/transactions/history/text.ts'
import { storyTime } from '../../../../.storybook/frozenTime.ts'
import { englishText } from '../../../englishText.ts'
import { expectEstimatedHeights } from '../../common/rows/estimatedHeights.ts'
import {
  addOwner,
  aPast,
  at,
  batch,
  call,
  creation,
  dave,
  mainnet,
  nameless,
  receiveDollars,
  receiveFake,
  sendDollars,
  sendNft,
  unknownKind,
} from '../../common/rows/items.ts'
import { FilterBar } from '../../../../src/screens/transactions/history/FilterBar.tsx'
import { HistoryActions } from '../../../../src/screens/transactions/history/HistoryActions.tsx'
import { HistoryNotes } from '../../../../src/screens/transactions/history/HistoryNotes.tsx'
import { HistoryList } from '../../../../src/screens/transactions/history/HistoryList.tsx'
import { HistoryRow } from '../../../../src/screens/transactions/history/HistoryRow.tsx'

const changeFilter = fn()
const clearFilter = fn()

const hours = 60
const days = 24 * hours

const dayOf = (items: History['days'][number]['items']): History['days'][number] => ({
  day: items[0]?.at ?? 0,
  items,
})

const everyday: History = {
  days: [
    dayOf([
      aPast(12, { action: receiveDollars, multisig: null }),
      aPast(2 * hours, { action: sendDollars }),
      aPast(3 * hours, { action: { kind: 'reject', rejects: sendDollars } }),
      aPast(5 * hours, { status: 'FAILED' }),
    ]),
    dayOf([
      aPast(1 * days, {
        module: { address: nameless.address, name: 'Allowance module' },
        multisig: null,
      }),
      aPast(1 * days + 30, { action: addOwner }),
      aPast(1 * days + 90, {
        action: batch,
        app: { name: 'Transaction builder', url: 'https://builder.example' },
      }),
      aPast(1 * days + 95, { action: call, status: 'CANCELLED', txHash: null }),
    ]),
    dayOf([aPast(3 * days, { action: sendNft }), aPast(3 * days + 80, { action: unknownKind })]),
    dayOf([aPast(40 * days, { action: creation, multisig: null })]),
  ],
  hasMore: false,
}
/** Forty rows a day. */
const longHistory = (count: number): History => {
  const actions = [sendDollars, receiveDollars, call]
  const dayCount = Math.ceil(count / 40)
  return {
    days: Array.from({ length: dayCount }, (_, day) =>
      dayOf(
        Array.from({ length: Math.min(40, count - day * 40) }, (_, row) =>
          aPast(day * days + row * 10, {
            id: `multisig_${day}_${row}`,
            action: actions[row % 3] ?? call,
          }),
        ),
      ),
    ),
    hasMore: false,
  }
}

const text = englishText(historyText)
const usdc = {
  address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48',
  symbol: 'USDC',
  decimals: 6,
} as const
const filteringBy = (form: FilterForm): HistoryViewProps['filtering'] => ({
  form,
  tokens: [usdc],
  check: (draft) =>
    checkFilter(draft, {
      now: storyTime,
      timeZone: 'UTC',
      chains: [mainnet],
      chain: mainnet,
      tokens: [usdc],
    }).problems,
  onApply: () => {},
})
/** The filter changes as in the app; the list doesn't. */
function Filtered(args: HistoryViewProps) {
  const [form, setForm] = useState(args.filtering.form)
  return <HistoryView {...args} filtering={{ ...args.filtering, form, onApply: setForm }} />
}

const meta: Meta<typeof HistoryView> = {
  title: 'Screens/History/History view',
  component: HistoryView,
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
    history: ready(everyday),
    more: { status: 'end' },
    filtering: filteringBy(noFilter),
    lag: undefined,
    suspicious: { isShown: false, onShow: () => {} },
    hrefOf: (id) => `/transactions/tx?safe=eth:${at.address}&id=${id}`,
    queueHref: `/transactions/queue?safe=eth:${at.address}`,
  },
}
export default meta
type Story = StoryObj<typeof HistoryView>

export const Owner: Story = { parameters: { cell: { screen: 'history', state: 'owner' } } }
export const ReadOnly: Story = {
  parameters: {
    cell: { screen: 'history', state: 'readOnly' },
    picture: false,
    pictureReason: 'It looks as to an owner.',
  },
}
export const Loading: Story = {
  args: { history: loading },
  parameters: { cell: { screen: 'history', state: 'loading' } },
}
export const Empty: Story = {
  args: { history: ready({ days: [], hasMore: false }) },
  parameters: { cell: { screen: 'history', state: 'empty' } },
}
/** Read from events, which can't be filtered. */
export const WithoutGateway: Story = {
  args: { isLocal: true },
  parameters: { picture: false, pictureReason: 'The screen’s story shows it over the world.' },
}
export const Failed: Story = {
  args: { history: failed({ kind: 'unreachable', detail: 'Service Unavailable' }) },
  parameters: { cell: { screen: 'history', state: 'failed' } },
}
export const Offline: Story = {
  args: { history: failed({ kind: 'offline' }) },
  parameters: { cell: { screen: 'history', state: 'offline' } },
}
export const Stale: Story = {
  args: { history: ready(everyday, { freshness: 'stale' }) },
  parameters: {
    picture: false,
    pictureReason: 'It is Owner below the banner of StaleBanner.',
    cell: { screen: 'history', state: 'stale' },
  },
}
/** The next page failed: loaded rows stay, and the end of the list shows the error. */
export const Partial: Story = {
  args: {
    history: ready({ ...everyday, hasMore: true }),
    more: { status: 'failed', reason: { kind: 'limited', retryAfter: 20 }, load: () => {} },
  },
  parameters: {
    cell: { screen: 'history', state: 'partial' },
    picture: false,
    pictureReason: 'Rows that failed to load look alike in all lists.',
  },
}
export const LoadingMore: Story = {
  args: { history: ready({ ...everyday, hasMore: true }), more: { status: 'loading' } },
  parameters: { picture: false, pictureReason: 'The queue shows the same line.' },
}
export const UnsupportedChain: Story = {
  args: { chain: undefined, at: { ...at, chainId: '137' } },
  parameters: { cell: { screen: 'history', state: 'unsupportedChain' } },
}
/**
 * The gateway hasn't seen the newest blocks: the line above the list says so, and the list stays in
 * its place.
 */
export const Lagging: Story = {
  args: { lag: { at: storyTime - 3 * 60_000, minutes: 3 } },
  parameters: { picture: false, pictureReason: 'Owner shows the same line with other words.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/3 minutes/)).not.toHaveLength(0)
    // Announced once: the note itself changes with each request.
    await expect(await screen.findByText(text('lag.announced'))).toBeInTheDocument()
    await expect(
      canvas.getAllByText(/3 minutes/)[0]?.closest('[role=status], [aria-live]'),
    ).toBeNull()
  },
}
export const LaggingForHours: Story = {
  args: { lag: { at: storyTime - 26 * 60 * 60_000, minutes: 26 * 60 } },
  parameters: { picture: false, pictureReason: 'Owner shows the same line with other words.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Yesterday/)).not.toHaveLength(0)
  },
}
/** Imitations and unknown tokens are listed with their warning. */
export const SuspiciousShown: Story = {
  args: {
    history: ready({
      days: [
        dayOf([aPast(20, { action: receiveFake, multisig: null })]),
        ...everyday.days.slice(1),
      ],
      hasMore: false,
    }),
    suspicious: { isShown: true, onShow: () => {} },
  },
  parameters: { picture: false, pictureReason: 'Transaction row shows the warning.' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('No price')).toHaveLength(1)
  },
}
export const Filter: Story = {
  args: {
    history: ready({
      days: [250, 258].map((ago) =>
        dayOf([aPast(ago * days, { action: receiveDollars, multisig: null })]),
      ),
      hasMore: true,
    }),
    filtering: filteringBy({
      type: 'incoming',
      fields: { from: '2026-03-01', until: '2026-03-31', token: usdc.address, amount: '98000' },
    }),
  },
}
export const FilterFoundNothing: Story = {
  args: {
    history: ready({ days: [], hasMore: false }),
    filtering: filteringBy({ type: 'outgoing', fields: { to: dave, nonce: '7' } }),
  },
  render: (args) => <Filtered {...args} />,
  parameters: {
    picture: false,
    pictureReason: 'An EmptyState, as in Empty, below the line of Filter.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(text('filter.found.outgoing', { count: 0, more: 'no' })),
    ).toBeVisible()
    await expect(canvas.getByRole('heading', { name: text('filter.empty.title') })).toBeVisible()
    const [clear] = canvas.getAllByRole('button', { name: text('filter.clear') })
    if (clear) await userEvent.click(clear)
    await expect(canvas.getByRole('button', { name: text('filter', { count: 0 }) })).toHaveFocus()
  },
}
/** A damaged link: nothing is requested, and the form says what is wrong. */
export const FilterFromADamagedLink: Story = {
  args: {
    history: loading,
    filtering: filteringBy({ type: 'incoming', fields: { amount: 'much' } }),
  },
  parameters: { picture: false, pictureReason: 'An EmptyState, as in Empty.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('filter.edit') }))
    await expect(
      await screen.findByRole('textbox', { name: /Amount/ }),
    ).toHaveAccessibleDescription(expect.stringContaining(text('filter.problem.amount')))
  },
}
export const TenThousand: Story = {
  args: { history: ready(longHistory(10_000)) },
  parameters: {
    picture: false,
    pictureReason:
      'The picture of a page grows to all of its rows, and this one has ten ' +
      'thousand that look alike.',
    cell: { screen: 'history', state: 'huge' },
  },
  play: ({ canvasElement }) =>
    expectEstimatedHeights(canvasElement, {
      'li:has(> h2)': 10_000 / 40,
      'li:not(:has(> h2))': 10_000,
    }),
}
export const VeryLong: Story = {
  args: {
    history: ready({
      days: [
        dayOf([
          aPast(12, {
            action: {
              kind: 'receive',
              what: {
                type: 'erc20',
                raw: 2n ** 256n - 1n,
                token: dave,
                symbol: 'AVERYLONGSYMBOLTHATNOBODYREADS',
                decimals: 6,
                trusted: false,
                imitation: false,
              },
              from: {
                address: dave,
                name:
                  'The treasury of the association of people with very long ' +
                  'names, second department',
              },
            },
          }),
          aPast(14, {
            action: {
              kind: 'call',
              to: { address: dave, name: 'x'.repeat(500) },
              method: 'aMethodWhoseNameGoesOnAndOnWithoutAnyEndInSightAtAll',
              value: 1n,
            },
            app: {
              name: 'An app with a name that is as long as its list of features',
              url: 'https://app.example',
            },
          }),
        ]),
      ],
      hasMore: false,
    }),
  },
  parameters: { cell: { screen: 'history', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'history', state: 'rightToLeft' } },
}
export const LongWords: Story = { globals: { locale: 'pseudo-long' } }

export const Header: Story = {
  tags: ['part'],
  render: () => (
    <>
      <HistoryActions filterCount={2} onExport={() => {}} onFilter={() => {}} filterButton={null} />
      <HistoryNotes
        lag={{ at: storyTime - 30 * 60_000, minutes: 30 }}
        suspicious={{ isShown: false, onShow: () => {} }}
      />
    </>
  ),
}
/** The conditions in use. */
export const Conditions: Story = {
  tags: ['part'],
  render: () => (
    <FilterBar
      form={{ type: 'incoming', fields: { from: '2026-03-01', token: usdc.address } }}
      tokens={[usdc]}
      chainId="1"
      history={ready(everyday)}
      onChange={changeFilter}
      onClear={clearFilter}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove USDC' }))
    await expect(changeFilter).toHaveBeenCalledWith({
      type: 'incoming',
      fields: { from: '2026-03-01' },
    })
    await userEvent.click(
      canvas.getByRole('button', {
        name: text('filter.remove', { value: text('filter.type.incoming') }),
      }),
    )
    await expect(clearFilter).toHaveBeenCalled()
  },
}
/** The rows by day. */
export const ListOfRows: Story = {
  tags: ['part'],
  render: () => (
    <HistoryList at={at} history={everyday} chain={mainnet} hrefOf={(id) => `#${id}`} />
  ),
}
export const Row: Story = {
  tags: ['part'],
  render: () => (
    <List label="History">
      <HistoryRow item={aPast(12, { action: sendDollars })} chain={mainnet} href="#transaction" />
    </List>
  ),
}
