import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { MySafesView } from '../../../../src/screens/safe/mySafes/MySafesView.tsx'
import { cutTexts } from '../../../cutTexts.ts'
import { mainnet } from '../../common/rows/items.ts'
import { added, aRow, bare, chains, hundred, owned } from './rows.ts'
import { NumbersNotice } from '../../../../src/screens/safe/mySafes/NumbersNotice.tsx'
import { PinButton } from '../../../../src/screens/safe/mySafes/PinButton.tsx'
import { SafeGroups } from '../../../../src/screens/safe/mySafes/SafeGroups.tsx'
import { SafeList } from '../../../../src/screens/safe/mySafes/SafeList.tsx'
import { SafeMenu } from '../../../../src/screens/safe/mySafes/SafeMenu.tsx'
import {
  SafeQueue,
  SafeToSign,
  SafeTotal,
} from '../../../../src/screens/common/safeNumbers/SafeNumbers.tsx'
import { SafeFacts } from '../../../../src/screens/safe/mySafes/SafeFacts.tsx'
import { SafesSkeleton } from '../../../../src/screens/safe/mySafes/SafesSkeleton.tsx'
import { SafesTools } from '../../../../src/screens/safe/mySafes/SafesTools.tsx'

const come = ready(undefined)

const meta: Meta<typeof MySafesView> = {
  title: 'Screens/My Safes/My Safes view',
  component: MySafesView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    connected: true,
    chains,
    currency: 'usd',
    owned: ready(owned),
    ownedNumbers: come,
    added,
    addedNumbers: come,
    onConnect: () => {},
    onAdd: () => {},
    onRemove: () => {},
    order: { sort: 'listed', pinned: [] },
    onSort: () => {},
    onPin: () => {},
  },
}
export default meta
type Story = StoryObj<typeof MySafesView>

export const Owner: Story = { parameters: { cell: { screen: 'mySafes', state: 'owner' } } }
export const NoWallet: Story = { args: { connected: false, owned: loading, added: [] } }
export const ReadOnly: Story = {
  args: { connected: false, owned: loading },
  parameters: { cell: { screen: 'mySafes', state: 'readOnly' } },
}
export const Loading: Story = {
  args: { owned: loading, added: [] },
  parameters: { cell: { screen: 'mySafes', state: 'loading' } },
}
export const LoadingNumbers: Story = {
  args: {
    owned: ready(bare(owned)),
    ownedNumbers: loading,
    added: bare(added),
    addedNumbers: loading,
  },
}
export const Empty: Story = {
  args: { owned: ready([]), added: [] },
  parameters: { cell: { screen: 'mySafes', state: 'empty' } },
}
export const NoneOwned: Story = {
  args: { owned: ready([]) },
  parameters: { picture: false, pictureReason: 'Owner shows the same list, and Empty the way on.' },
}
/** The Safes of an account can't be listed. */
export const WithoutGateway: Story = {
  args: { isLocal: true, owned: ready([]) },
  parameters: { picture: false, pictureReason: 'Owner shows the same list.' },
}
export const EmptyWithoutGateway: Story = {
  args: { isLocal: true, owned: ready([]), added: [] },
  parameters: { picture: false, pictureReason: 'Empty shows the same page.' },
}
export const Failed: Story = {
  args: { owned: failed({ kind: 'unreachable', detail: 'CGW error - 503: Service Unavailable' }) },
  parameters: { cell: { screen: 'mySafes', state: 'failed' } },
}
export const Offline: Story = {
  args: {
    owned: failed({ kind: 'offline' }),
    added: bare(added),
    addedNumbers: failed({ kind: 'offline' }),
  },
  parameters: { cell: { screen: 'mySafes', state: 'offline' } },
}
export const NumbersFailed: Story = {
  args: { owned: ready(bare(owned)), ownedNumbers: failed({ kind: 'timeout' }) },
}
export const Stale: Story = {
  args: { ownedNumbers: ready(undefined, { freshness: 'stale' }) },
  parameters: { cell: { screen: 'mySafes', state: 'stale' } },
}
export const Partial: Story = {
  args: {
    owned: ready([...owned.slice(0, 2), aRow({ index: 5, overview: null })], {
      missing: ['Holesky'],
    }),
  },
  parameters: { cell: { screen: 'mySafes', state: 'partial' } },
}
export const UnsupportedChain: Story = {
  args: { added: [...added, aRow({ index: 9, added: true, chainId: '424242', overview: null })] },
  parameters: { cell: { screen: 'mySafes', state: 'unsupportedChain' } },
}
export const VeryLong: Story = {
  args: {
    owned: ready([
      aRow({
        index: 11,
        overview: {
          fiatTotal: '115792089237316195423570985008687907853269984665640564.25',
          queued: 123_456,
          awaiting: { count: 99_999, atLeast: true },
        },
      }),
      ...owned,
    ]),
  },
  globals: { locale: 'pseudo-long' },
  parameters: { cell: { screen: 'mySafes', state: 'veryLong' } },
}
/** As wide as the narrowest phone: no name and no amount is truncated. */
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
    const cards = [...canvasElement.querySelectorAll('li')]
    await expect(cards.length).toBeGreaterThan(2)
    await expect(cards.flatMap(cutTexts)).toEqual([])
    for (const card of cards) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'mySafes', state: 'rightToLeft' } },
}
/** The most valuable first, after the one that is pinned. */
export const SortedAndPinned: Story = {
  args: { order: { sort: 'value', pinned: owned.slice(2).map(({ at }) => at) } },
}
export const NeedsYou: Story = {
  args: { owned: ready(hundred) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Needs your signature (12)' }))
    await expect(await canvas.findByText('12 Safes found')).toBeVisible()
  },
}
export const NothingFound: Story = {
  args: { owned: ready(hundred) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'nowhere')
    await expect(await canvas.findByText('No Safes found')).toBeVisible()
  },
}
export const Hundred: Story = {
  args: { owned: ready(hundred) },
  parameters: {
    boxWidth: 1120,
    picture: false,
    pictureReason:
      'A hundred rows are higher than a picture may be; NeedsYou shows the same parts.',
    cell: { screen: 'mySafes', state: 'huge' },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('li')).toHaveLength(101)
  },
}

/** Everything below the heading. */
export const Groups: Story = { tags: ['part'], render: (args) => <SafeGroups {...args} /> }
export const ListOfSafes: Story = {
  tags: ['part'],
  render: () => (
    <SafeList
      label="Your Safes"
      rows={owned}
      chains={chains}
      currency="usd"
      numbers="ready"
      isPinned={({ address }) => address === owned[0]?.at.address}
      onPin={() => {}}
    />
  ),
}
/** What a row says about a Safe: known, loading, and unknown. */
export const Numbers: Story = {
  tags: ['part'],
  render: () => {
    const known = owned[0]?.overview ?? null
    return (
      <>
        {[
          { overview: known, isLoading: false },
          { overview: null, isLoading: true },
          { overview: null, isLoading: false },
        ].map((numbers, index) => (
          <p key={index}>
            <SafeFacts {...numbers} chain="Ethereum" chainId="1" />
            <SafeQueue {...numbers} />
            <SafeTotal {...numbers} currency="usd" />
          </p>
        ))}
        <p>
          <SafeToSign awaiting={{ count: 20, atLeast: true }} />
        </p>
      </>
    )
  },
}
/** Totals and queues that couldn't be loaded. */
export const NoNumbers: Story = {
  tags: ['part'],
  render: () => <NumbersNotice numbers={failed({ kind: 'timeout' })} />,
}
export const Tools: Story = {
  tags: ['part'],
  render: ({ onSort }) => (
    <SafesTools
      filter={{ words: '', networks: ['1'], awaiting: false }}
      onFilter={() => {}}
      searchable
      networks={chains}
      sort="listed"
      onSort={onSort}
      awaiting={{ count: 2, atLeast: false }}
      count={3}
      isSearching={false}
    />
  ),
}
/** What can be done with a Safe of the list. */
export const Actions: Story = {
  tags: ['part'],
  render: () => {
    const [{ at }] = added as [(typeof added)[number]]
    const safe = { name: 'Treasury', pinned: true, onPin: () => {} }
    return (
      <>
        <PinButton safe={safe.name} pinned={safe.pinned} onPin={safe.onPin} />
        <SafeMenu at={at} chain={mainnet} onRemove={() => {}} {...safe} />
      </>
    )
  },
}
export const Skeleton: Story = { tags: ['part'], render: () => <SafesSkeleton /> }
