import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { Allocation as AllocationPart } from '../../../../src/screens/safe/portfolio/Allocation.tsx'
import { partsOf, portfolioOf } from '../../../../src/screens/safe/portfolio/portfolio.ts'
import { PortfolioSkeleton } from '../../../../src/screens/safe/portfolio/PortfolioSkeleton.tsx'
import { PortfolioTotal } from '../../../../src/screens/safe/portfolio/PortfolioTotal.tsx'
import { PortfolioView } from '../../../../src/screens/safe/portfolio/PortfolioView.tsx'
import { SafeChoices } from '../../../../src/screens/safe/portfolio/SafeChoices.tsx'
import { SafeWaitingView } from '../../../../src/screens/safe/portfolio/SafeWaitingView.tsx'
import { Shares } from '../../../../src/screens/safe/portfolio/Shares.tsx'
import { portfolioText } from '../../../../src/screens/safe/portfolio/text.ts'
import { Tokens } from '../../../../src/screens/safe/portfolio/Tokens.tsx'
import { WaitingView } from '../../../../src/screens/safe/portfolio/WaitingView.tsx'
import { WindowList } from '../../../../src/screens/safe/portfolio/WindowList.tsx'
import { englishText } from '../../../englishText.ts'
import { aPending, sendDollars } from '../../common/rows/items.ts'
import { chains } from '../mySafes/rows.ts'
import { aPage, dollars, ether, overviewOf, safeAt, thousand, three, withAssets } from './page.ts'

const text = englishText(portfolioText)

const item = aPending({ nonce: 11, action: sendDollars })
const toSign = (
  <WaitingView isConnected nothing={undefined} more={0} onMore={() => {}}>
    <SafeWaitingView
      at={safeAt(1)}
      chains={chains}
      isWhole
      waiting={ready([
        {
          item,
          state: {
            status: 'AWAITING_CONFIRMATIONS',
            submitted: 1,
            action: undefined,
            needsYou: true,
          },
          viewerAction: 'sign',
        },
      ])}
    />
  </WaitingView>
)
const nothing = (of: 'all' | 'some') => (
  <WaitingView isConnected nothing={of} more={0} onMore={() => {}} />
)

const meta: Meta<typeof PortfolioView> = {
  title: 'Screens/Portfolio/Portfolio view',
  component: PortfolioView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    page: ready(aPage(three)),
    chains,
    currency: 'usd',
    waiting: toSign,
    onChoose: () => {},
    onMore: () => {},
    onShowOwn: () => {},
  },
}
export default meta
type Story = StoryObj<typeof PortfolioView>

export const Owner: Story = { parameters: { cell: { screen: 'portfolio', state: 'owner' } } }
/** Without a wallet, only what the Safes hold is known. */
export const ReadOnly: Story = {
  args: {
    waiting: <WaitingView isConnected={false} nothing={undefined} more={0} onMore={() => {}} />,
  },
  parameters: { cell: { screen: 'portfolio', state: 'readOnly' } },
}
export const Loading: Story = {
  args: { page: loading, waiting: null },
  parameters: { cell: { screen: 'portfolio', state: 'loading' } },
}
export const LoadingNumbers: Story = {
  args: {
    page: ready(
      aPage(three.map(({ at }) => ({ at, overview: null, status: 'loading', hasPositions: true }))),
    ),
    waiting: null,
  },
}
export const Empty: Story = {
  args: { page: ready(aPage([])) },
  parameters: { cell: { screen: 'portfolio', state: 'empty' } },
}
export const NoneSelected: Story = {
  args: {
    page: ready(aPage(three, { leftOut: three.map(({ at }) => at) })),
    waiting: nothing('all'),
  },
}
/** On one of the two networks, without one of its Safes. */
export const SomeSelected: Story = {
  args: {
    page: ready(aPage(three.slice(0, 2), { leftOut: [safeAt(2)], networks: ['1'] })),
    waiting: nothing('all'),
  },
}
/** A link with as many Safes as it can carry: no other can be selected. */
export const FromLink: Story = {
  args: {
    page: ready(aPage(three, { leftOut: [safeAt(3, '17000')], isFromLink: true, room: 0 })),
    waiting: nothing('all'),
  },
}
/** A link of which nothing can be read, for a viewer without Safes. */
export const UnreadableLink: Story = {
  args: {
    page: ready(aPage([], { isFromLink: true, unread: { entries: 3, unsupported: [] } })),
  },
}
/** The gateway sent rows for one Safe that aren't tokens. */
export const UnreadableTokens: Story = {
  args: {
    page: ready(
      aPage([
        ...three.slice(0, 2),
        withAssets(safeAt(3, '17000'), [ether(19n * 10n ** 17n, '6080')], {
          assets: {
            currency: 'usd',
            items: [ether(19n * 10n ** 17n, '6080')],
            total: '6080',
            unreadable: ['balance: not a number', 'no token'],
          },
        }),
      ]),
    ),
    waiting: nothing('all'),
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(text('allocation.networks.partial', { count: 2, of: 3 })),
    ).toBeVisible()
  },
}
export const Failed: Story = {
  args: { page: failed({ kind: 'unreachable' }), waiting: null },
  parameters: { cell: { screen: 'portfolio', state: 'failed' } },
}
export const Stale: Story = {
  args: { page: ready(aPage(three), { freshness: 'stale' }), waiting: nothing('all') },
  parameters: { cell: { screen: 'portfolio', state: 'stale' } },
}
/** Two Safes and a network couldn't be loaded, and one only without its positions. */
export const Partial: Story = {
  args: {
    page: ready(
      aPage(
        [
          ...three,
          { at: safeAt(4), overview: null, status: 'failed', hasPositions: false },
          { at: safeAt(5), overview: null, status: 'failed', hasPositions: false },
          { at: safeAt(6), overview: overviewOf('900'), status: 'failed', hasPositions: true },
        ],
        { missingNetworks: ['Holesky'] },
      ),
    ),
    waiting: nothing('some'),
  },
  parameters: { cell: { screen: 'portfolio', state: 'partial' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('total.partial', { count: 4, of: 6 }))).toBeVisible()
  },
}
export const UnsupportedChain: Story = {
  args: {
    page: ready(
      aPage(
        [
          ...three,
          {
            at: safeAt(7, '424242'),
            overview: null,
            status: 'unsupported',
            hasPositions: false,
          },
        ],
        {
          isFromLink: true,
          unread: {
            entries: 2,
            unsupported: ['0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
          },
        },
      ),
    ),
  },
  parameters: { cell: { screen: 'portfolio', state: 'unsupportedChain' } },
}
export const VeryLong: Story = {
  args: {
    page: ready(
      aPage([
        withAssets(safeAt(11), [
          ether(2n ** 200n, '115792089237316195423570985008687907853269984665640564.25'),
          dollars(10n ** 40n, '9'.repeat(40), 'A token with a name that never ends '.repeat(5)),
        ]),
        ...three,
      ]),
    ),
  },
  globals: { locale: 'pseudo-long' },
  parameters: { cell: { screen: 'portfolio', state: 'veryLong' } },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'portfolio', state: 'rightToLeft' } },
}
/** A thousand Safes: only the rows near the viewport are rendered. */
export const Thousand: Story = {
  args: { page: ready(aPage(thousand, { more: 980 })), waiting: nothing('all') },
  parameters: {
    boxWidth: 1120,
    picture: false,
    pictureReason: 'A thousand rows are higher than a picture may be.',
    cell: { screen: 'portfolio', state: 'huge' },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(text('total', { count: 1000 }))).toBeVisible()
    // Of the list, and of the bars.
    const partial = text('tokens.partial', { count: 20, of: 1000 })
    await expect(canvas.getByRole('heading', { name: partial, level: 2 })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: partial, level: 3 })).toBeVisible()
    await expect(canvasElement.querySelectorAll('li').length).toBeLessThan(120)
  },
}

const portfolio = portfolioOf(three)
export const Total: Story = {
  tags: ['part'],
  render: () => <PortfolioTotal portfolio={portfolio} currency="usd" />,
}
export const Allocation: Story = {
  tags: ['part'],
  render: () => <AllocationPart portfolio={portfolio} chains={chains} currency="usd" />,
}
export const Bars: Story = {
  tags: ['part'],
  render: () => (
    <Shares
      title="By token"
      parts={partsOf(['500', '300', '100', '60', '30', '9.99', '0.01'], (fiat) => fiat)}
      currency="usd"
      keyOf={(of) => of}
      nameOf={(of) => `Token ${of}`}
    />
  ),
}
export const TokensOfAll: Story = {
  tags: ['part'],
  render: () => (
    <Tokens portfolio={portfolio} chains={chains} currency="usd" more={3} onMore={() => {}} />
  ),
}
export const Choices: Story = {
  tags: ['part'],
  render: () => (
    <SafeChoices
      rows={aPage(three).rows}
      chains={chains}
      currency="usd"
      room={Infinity}
      link={undefined}
      onChoose={() => {}}
    />
  ),
}
/** A Safe's queue that is loading, that failed, and whose first page has nothing to do. */
export const QueuesOfSafes: Story = {
  tags: ['part'],
  render: () => (
    <WaitingView isConnected nothing={undefined} more={12} onMore={() => {}}>
      {[loading, failed({ kind: 'timeout' }), ready([])].map((waiting, index) => (
        <SafeWaitingView
          key={index}
          at={safeAt(index)}
          chains={chains}
          isWhole={false}
          waiting={waiting}
        />
      ))}
    </WaitingView>
  ),
}
export const Rows: Story = {
  tags: ['part'],
  render: () => (
    <WindowList name="story" label="Rows" rows={[{ key: 'one' }, { key: 'two' }]}>
      {({ key }, place) => (
        <li key={key} {...place}>
          {key}
        </li>
      )}
    </WindowList>
  ),
}
export const Skeleton: Story = { tags: ['part'], render: () => <PortfolioSkeleton /> }
