import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '#base'
import type { Assets } from '#domain'
import {
  AssetsView,
  type AssetsViewProps,
} from '../../../../src/screens/safe/assets/AssetsView.tsx'
import { assetsText } from '../../../../src/screens/safe/assets/text.ts'
import { cutTexts } from '../../../cutTexts.ts'
import { englishText } from '../../../englishText.ts'
import { outside } from '../../../outside.ts'
import { hostileAssets } from '../../common/rows/hostile.ts'
import { at, mainnet } from '../../common/rows/items.ts'
import { positions } from './positions.ts'
import { dollars, everyday, huge, nothing, veryLong, withoutPrices } from './tokens.ts'
import { AssetMenu } from '../../../../src/screens/safe/assets/AssetMenu.tsx'
import { AssetOptions } from '../../../../src/screens/safe/assets/AssetOptions.tsx'
import { AssetRow } from '../../../../src/screens/safe/assets/AssetRow.tsx'
import { AssetShare } from '../../../../src/screens/safe/assets/AssetShare.tsx'
import { AssetSkeleton } from '../../../../src/screens/safe/assets/AssetSkeleton.tsx'
import { AssetTable } from '../../../../src/screens/safe/assets/AssetTable.tsx'
import { AssetTokens } from '../../../../src/screens/safe/assets/AssetTokens.tsx'
import { AssetTools } from '../../../../src/screens/safe/assets/AssetTools.tsx'
import { AssetsContent } from '../../../../src/screens/safe/assets/AssetsContent.tsx'
import { AssetActions } from '../../../../src/screens/safe/assets/AssetActions.tsx'
import { AssetsTotal } from '../../../../src/screens/safe/assets/AssetsTotal.tsx'
import { PositionsSection } from '../../../../src/screens/safe/assets/PositionsSection.tsx'
import { ChooseBar } from '../../../../src/screens/safe/assets/ChooseBar.tsx'
import { defaultSort } from '../../../../src/screens/safe/assets/sortAssets.ts'
import {
  TokenChange,
  TokenPrice,
  TokenWorth,
} from '../../../../src/screens/safe/assets/TokenWorth.tsx'

const text = englishText(assetsText)
const codes = ready(['usd', 'eur', 'gbp', 'chf', 'jpy'])

const meta: Meta<typeof AssetsView> = {
  title: 'Screens/Assets/Assets view',
  component: AssetsView,
  parameters: { picture: 'page', layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main style={{ padding: 16, maxWidth: 1120, margin: '0 auto' }}>
        <Story />
      </main>
    ),
  ],
  args: {
    at,
    chain: mainnet,
    assets: ready(everyday),
    currency: 'usd',
    currencies: codes,
    hidden: { tokens: [], dust: false },
    onHidden: () => {},
    receive: { open: () => {}, prepare: () => {} },
    onCurrency: () => {},
  },
}
export default meta
type Story = StoryObj<typeof AssetsView>

/** Tokens can be hidden as in the app, but the choice isn't stored. */
function Hiding(args: AssetsViewProps) {
  const [hidden, setHidden] = useState(args.hidden)
  return <AssetsView {...args} hidden={hidden} onHidden={setHidden} />
}

/** How often each row was rendered: sorted by name, only rows read a token's price. */
const renders = new Map<string, number>()
const countedItems = huge.items.slice(0, 30).map(({ price, ...asset }) => ({
  ...asset,
  get price() {
    renders.set(asset.token, (renders.get(asset.token) ?? 0) + 1)
    return price
  },
}))

/** The names of the listed tokens, in their order. */
const listed = (canvas: Parameters<NonNullable<Story['play']>>[0]['canvas']) =>
  canvas
    .getAllByRole('rowheader')
    .map((row: HTMLElement) => within(row).getAllByTitle(/./)[0]?.textContent)

/** The sum of the shares in percent. */
const sharesIn = (table: HTMLElement): number =>
  within(table)
    .getAllByText(/^\d[\d.]*%$/)
    .reduce((sum, one) => sum + Number.parseFloat(one.textContent), 0)

export const Everyday: Story = { parameters: { cell: { screen: 'assets', state: 'ready' } } }
/** What the gateway reports about DeFi protocols counts toward the total, less the debts. */
export const WithPositions: Story = {
  args: { positions: ready(positions) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$330,401.85')).toBeVisible()
    await expect(canvas.getByText(/including \$35,082\.86 in DeFi positions/)).toBeVisible()
    // The shares are those of the total above, which counts the positions.
    await expect(sharesIn(canvas.getByRole('table'))).toBeCloseTo(
      (100 * Number(everyday.total)) / (Number(everyday.total) + 35_082.86),
      0,
    )
    const aave = within(canvas.getByRole('region', { name: 'Aave' }))
    await expect(aave.getByText('$14,800.00')).toBeVisible()
    await expect(aave.getByText(/^Debt/)).toBeVisible()
    await expect(aave.getByText('−$8,012.50')).toBeVisible()
  },
}
export const PositionsFailed: Story = {
  args: { positions: failed({ kind: 'timeout' }) },
  parameters: { pictureIn: 'light', pictureReason: 'Everyday shows it in the dark.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('positions.failed'))).toBeVisible()
    await expect(canvas.getByText('$295,318.99')).toBeVisible()
    await expect(canvas.getByText(/without DeFi positions/)).toBeVisible()
  },
}
/** The value of the tokens doesn't wait for the positions. */
export const PositionsLoading: Story = {
  args: { positions: loading },
  parameters: { picture: false, pictureReason: 'Everyday shows it, with another label.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$295,318.99')).toBeVisible()
    await expect(canvas.getByText(/DeFi positions are loading/)).toBeVisible()
  },
}
/** Positions aren't mentioned if the Safe has none. */
export const NoPositions: Story = {
  args: { positions: ready({ currency: 'usd', total: null, protocols: [] }) },
  parameters: { picture: false, pictureReason: 'It looks like Everyday.' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/DeFi/)).toBeNull()
  },
}
export const Loading: Story = {
  args: { assets: loading, currencies: loading },
  parameters: { cell: { screen: 'assets', state: 'loading' } },
}
export const Empty: Story = {
  args: { assets: ready(nothing) },
  parameters: { cell: { screen: 'assets', state: 'empty' } },
}
export const NoPrices: Story = { args: { assets: ready(withoutPrices) } }
/** Nothing has a price, and the page says why. */
export const WithoutGateway: Story = {
  args: { isLocal: true, assets: ready(withoutPrices) },
  parameters: { picture: false, pictureReason: 'The screen’s story shows it over the world.' },
}
export const Failed: Story = {
  args: { assets: failed({ kind: 'unreachable', detail: 'CGW error - 503: Service Unavailable' }) },
  parameters: { cell: { screen: 'assets', state: 'failed' } },
}
export const Offline: Story = {
  args: { assets: failed({ kind: 'offline' }), currencies: failed({ kind: 'offline' }) },
  parameters: { cell: { screen: 'assets', state: 'offline' } },
}
export const Stale: Story = {
  args: { assets: ready(everyday, { freshness: 'stale' }) },
  parameters: {
    picture: false,
    pictureReason: 'It is the table below the banner of StaleBanner.',
    cell: { screen: 'assets', state: 'stale' },
  },
}
export const Partial: Story = {
  args: { currencies: failed({ kind: 'timeout' }) },
  parameters: { cell: { screen: 'assets', state: 'partial' } },
}
export const UnsupportedChain: Story = {
  args: { at: { ...at, chainId: '424242' }, chain: undefined, assets: loading },
  parameters: { cell: { screen: 'assets', state: 'unsupportedChain' } },
}
/**
 * A press on a column sorts by it, another one reverses the order; tokens without a price stay
 * last.
 */
export const Sorted: Story = {
  parameters: {
    boxWidth: 900,
    picture: false,
    pictureReason: 'Everyday shows the same parts in another order.',
  },
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByRole('columnheader', { name: text('column.price') })
    await expect(canvas.getByRole('columnheader', { name: text('column.value') })).toHaveAttribute(
      'aria-sort',
      'descending',
    )
    await userEvent.click(within(price).getByRole('button'))
    await expect(price).toHaveAttribute('aria-sort', 'descending')
    await expect(listed(canvas)).toEqual([
      'Wrapped Bitcoin',
      'Ether',
      'USD Coin',
      'Leftover',
      'Harbor Inu',
      'Cooperative Share',
    ])
    await userEvent.click(within(price).getByRole('button'))
    await expect(price).toHaveAttribute('aria-sort', 'ascending')
    await expect(listed(canvas)).toEqual([
      'Harbor Inu',
      'Leftover',
      'USD Coin',
      'Ether',
      'Wrapped Bitcoin',
      'Cooperative Share',
    ])
  },
}
/** Cards have no column headings, so a sort menu appears above them. */
export const SortedCards: Story = {
  parameters: { boxWidth: 360, picture: false, pictureReason: 'Everyday shows the cards.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: text('sort') }),
      text('sort.asset.ascending'),
    )
    await expect(listed(canvas)[0]).toBe('Cooperative Share')
  },
}
/** Tokens worth less than a cent are hidden; tokens without a price aren't. Both can be shown. */
export const SomeHidden: Story = {
  args: { hidden: { tokens: [dollars.token], dust: true } },
  render: (args) => <Hiding {...args} />,
  parameters: {
    picture: false,
    pictureReason: 'ChoosingTokens shows the rows, and Everyday the list.',
  },
  play: async ({ canvas, userEvent }) => {
    await expect(listed(canvas)).toEqual([
      'Ether',
      'Wrapped Bitcoin',
      'Harbor Inu',
      'Cooperative Share',
    ])
    await expect(canvas.getByText(text('hidden.count', { count: 2 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('hidden.show') }))
    await expect(canvas.getByRole('rowheader', { name: /USD Coin.*Hidden/ })).toBeVisible()
    await expect(canvas.getByRole('rowheader', { name: /Leftover.*Under 0.01 USD/ })).toBeVisible()
  },
}
/** A hundredth of a bitcoin isn't dust. */
export const InBitcoin: Story = {
  args: {
    assets: ready({ ...everyday, currency: 'btc' }),
    currency: 'btc',
    hidden: { tokens: [], dust: true },
  },
  render: (args) => <Hiding {...args} />,
  parameters: { picture: false, pictureReason: 'Everyday shows the list.' },
  play: async ({ canvas, userEvent }) => {
    await expect(listed(canvas)).toContain('Leftover')
    const [options] = canvas.getAllByRole('button', { name: text('options') })
    if (options) await userEvent.click(options)
    await expect(
      (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent),
    ).toEqual([text('options.choose')])
  },
}
/** Tokens are hidden one by one, from their own menu; the focus moves to what shows them again. */
export const HidingOne: Story = {
  render: (args) => <Hiding {...args} />,
  parameters: { picture: false, pictureReason: 'SomeHidden shows the result.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: text('menu', { name: 'Harbor Inu' }) }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: text('menu.hide') }))
    await expect(listed(canvas)).not.toContain('Harbor Inu')
    await expect(
      await screen.findByText(text('hidden.announced', { count: 1 })),
    ).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: text('hidden.show') })).toHaveFocus()
  },
}
/** Many at once: the list becomes a list of checkboxes. */
export const ChoosingTokens: Story = {
  args: { hidden: { tokens: [dollars.token], dust: true } },
  render: (args) => <Hiding {...args} />,
  play: async ({ canvas, userEvent }) => {
    const [options] = canvas.getAllByRole('button', { name: text('options') })
    if (options) await userEvent.click(options)
    await userEvent.click(await screen.findByRole('menuitem', { name: text('options.choose') }))
    await expect(canvas.getByRole('group', { name: text('choose') })).toHaveFocus()
    await expect(
      canvas.getByRole('checkbox', { name: text('choose.token', { name: 'USD Coin' }) }),
    ).toBeChecked()
    await expect(
      canvas.getByRole('checkbox', { name: text('choose.token', { name: 'Leftover' }) }),
    ).not.toBeChecked()
    await userEvent.click(
      canvas.getByRole('checkbox', { name: text('choose.token', { name: 'Cooperative Share' }) }),
    )
    await expect(canvas.getByText(text('choose.count', { count: 2 }))).toBeVisible()
  },
}
export const HidingMany: Story = {
  args: { hidden: { tokens: [dollars.token], dust: true } },
  render: (args) => <Hiding {...args} />,
  parameters: {
    picture: false,
    pictureReason: 'ChoosingTokens shows it before, SomeHidden after.',
  },
  play: async (context) => {
    const { canvas, userEvent } = context
    await ChoosingTokens.play?.(context)
    await userEvent.click(canvas.getByRole('button', { name: text('choose.save') }))
    await expect(listed(canvas)).toEqual(['Ether', 'Wrapped Bitcoin', 'Harbor Inu'])
    await expect(
      await screen.findByText(text('hidden.announced', { count: 3 })),
    ).toBeInTheDocument()
    await expect(canvas.getAllByRole('button', { name: text('options') })[0]).toHaveFocus()
  },
}
export const AllHidden: Story = {
  args: {
    assets: ready({ ...everyday, items: [dollars] }),
    hidden: { tokens: [dollars.token], dust: true },
  },
  parameters: { picture: false, pictureReason: 'An EmptyState, as in NothingFound.' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: text('hidden.all') })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: text('hidden.show') }))
    await expect(listed(canvas)).toEqual(['USD Coin'])
    await expect(canvas.getByRole('button', { name: text('hidden.hide') })).toHaveFocus()
  },
}
/** With the last token, its row's menu is gone: the focus moves to what shows it again. */
export const HidingTheLast: Story = {
  args: { assets: ready({ ...everyday, items: [dollars] }) },
  render: (args) => <Hiding {...args} />,
  parameters: { picture: false, pictureReason: 'An EmptyState, as in NothingFound.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('menu', { name: 'USD Coin' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: text('menu.hide') }))
    await expect(await canvas.findByRole('heading', { name: text('hidden.all') })).toBeVisible()
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: text('hidden.show') })).toHaveFocus(),
    )
  },
}
/** Another currency was selected: the old values are dimmed until the new ones are loaded. */
export const ChangingCurrency: Story = { args: { currency: 'eur' } }
export const VeryLong: Story = {
  args: { assets: ready(veryLong) },
  parameters: { cell: { screen: 'assets', state: 'veryLong' } },
}
const largest: Assets = {
  ...veryLong,
  items: veryLong.items.map((asset) => ({
    ...asset,
    symbol: 'VERYLONGSYMBOL'.repeat(6).slice(0, 80),
    decimals: 0,
    raw: 2n ** 256n - 1n,
    price: `${10n ** 20n}.25`,
    fiat: `${(2n ** 256n - 1n) * 10n ** 20n}.25`,
  })),
}
/** The largest amounts of tokens that cost more than all the money in the world. */
export const Largest: Story = {
  args: { assets: ready(largest) },
  parameters: { picture: false, pictureReason: 'VeryLong shows the layout.' },
  play: async ({ canvas }) => {
    for (const row of canvas.getAllByRole('row').slice(1)) await expect(outside(row)).toEqual([])
    await expect(canvas.getAllByTitle(/^\$11,579,208,923/).length).toBeGreaterThan(2)
  },
}
export const LargestNarrow: Story = {
  ...Largest,
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 358 }}>
        <Story />
      </div>
    ),
  ],
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
    const cards = [...canvasElement.querySelectorAll('tbody tr')]
    await expect(cards.length).toBeGreaterThan(2)
    await expect(cards.flatMap(cutTexts)).toEqual([])
    for (const card of cards) await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth)
  },
}
export const RightToLeft: Story = {
  globals: { locale: 'pseudo-rtl' },
  parameters: { cell: { screen: 'assets', state: 'rightToLeft' } },
}
/**
 * Names and symbols that hide characters, change the direction, are blank or cover other lines; and
 * some that are only unusual.
 */
export const HostileNames: Story = {
  args: { assets: ready(hostileAssets) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('USD Coin[U+202E] nioC live')).toBeVisible()
    await expect(canvas.getByText('US[U+200B]DC')).toBeVisible()
    await expect(canvas.getByText('Unnamed token')).toBeVisible()
    await expect(canvas.getByText('روپیه می\u200Cشود 👩🏽\u200D🚀')).toBeVisible()
  },
}
/** Rows from the gateway that aren't tokens. */
export const UnreadableRows: Story = {
  args: {
    assets: ready({
      ...everyday,
      unreadable: ['balance should be a whole number in decimal digits', 'tokenInfo is missing'],
    }),
  },
}
export const Searching: Story = {
  args: { assets: ready(huge) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'token 49')
    await expect(await canvas.findByText('11 tokens found')).toBeVisible()
    // One header row and the matching rows: the table keeps its roles when it is laid out as a
    // grid.
    await expect(canvas.getAllByRole('row')).toHaveLength(12)
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(11)
  },
}
/** While the search is typed, rows that stay are not rendered again. */
export const SearchKeepsRows: Story = {
  args: { assets: ready({ ...huge, items: countedItems }) },
  parameters: { boxWidth: 900, picture: false, pictureReason: 'Searching shows it.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      within(canvas.getByRole('columnheader', { name: text('column.asset') })).getByRole('button'),
    )
    renders.clear()
    await userEvent.type(canvas.getByRole('searchbox'), 'token')
    await expect(await canvas.findByText('27 tokens found')).toBeVisible()
    await expect([...renders.values()]).toEqual([])
  },
}
export const NothingFound: Story = {
  args: { assets: ready(huge) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'no such token')
    await expect(await canvas.findByRole('heading', { name: /no such token/ })).toBeVisible()
  },
}
export const FiveHundred: Story = {
  args: { assets: ready(huge) },
  parameters: {
    boxWidth: 1120,
    picture: false,
    pictureReason:
      'Five hundred rows are higher than a picture may be; Searching shows the same parts.',
    cell: { screen: 'assets', state: 'huge' },
  },
  play: async ({ canvasElement }) => {
    // Querying five hundred roles takes seconds, so this queries elements.
    await expect(canvasElement.querySelectorAll('tbody tr')).toHaveLength(500)
  },
}

export const Header: Story = {
  tags: ['part'],
  render: ({ assets, currency, currencies, receive, send, onCurrency }) => (
    <>
      <AssetActions {...{ currency, currencies, receive, send, onCurrency }} />
      <AssetsTotal assets={assets} />
    </>
  ),
}
/** Below the heading: the tokens, or why there are none. */
export const DefiPositions: Story = {
  tags: ['part'],
  render: () => <PositionsSection positions={ready(positions)} chain={mainnet} />,
}
export const Content: Story = {
  tags: ['part'],
  render: ({ at, assets, currency, hidden, onHidden, receive, send }) => (
    <AssetsContent {...{ at, assets, currency, hidden, onHidden, receive, send }} chain={mainnet} />
  ),
}
/** The table with its sort, search, and hide controls. */
export const Tokens: Story = {
  tags: ['part'],
  render: ({ currency, hidden, onHidden }) => (
    <AssetTokens
      {...{ currency, hidden, onHidden }}
      items={everyday.items}
      total={everyday.total}
      chain={mainnet}
      send={undefined}
    />
  ),
}
const listing = {
  total: everyday.total,
  currency: 'usd',
  chain: mainnet,
  onHide: fn(),
  onSend: fn(),
  onChoose: fn(),
}
const options = <AssetOptions currency="usd" dust={false} onDust={fn()} onChoose={fn()} />
export const Table: Story = {
  tags: ['part'],
  render: ({ hidden }) => (
    <AssetTable
      {...listing}
      items={everyday.items}
      sort={defaultSort}
      onSort={fn()}
      hidden={hidden}
      chosen={undefined}
      options={options}
    />
  ),
}
/** Rows of the table: as they are listed, hidden, and while tokens to hide are chosen. */
export const Rows: Story = {
  tags: ['part'],
  render: () => (
    <table>
      <tbody>
        <AssetRow {...listing} asset={dollars} hidden={undefined} chosen={undefined} />
        <AssetRow {...listing} asset={dollars} hidden="chosen" chosen={undefined} />
        <AssetRow {...listing} asset={dollars} hidden={undefined} chosen={true} />
      </tbody>
    </table>
  ),
}
/** A price, a value, and a share, and how each is shown where it is unknown. */
export const Worth: Story = {
  tags: ['part'],
  render: () => (
    <>
      <TokenPrice price="1.0001" currency="usd" />
      <TokenWorth fiat="98010.30" currency="usd" />
      <AssetShare fiat="98010.30" total="295318.99" />
      <TokenPrice price={null} currency="usd" />
      <TokenWorth fiat={null} currency="usd" />
      <AssetShare fiat={null} total="295318.99" />
      <TokenChange change={2.418} />
      <TokenChange change={-0.001} />
      <TokenChange change={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('change', { percent: '+2.42%' }))).toBeVisible()
    await expect(canvas.getByText(text('change', { percent: '0%' }))).toBeVisible()
  },
}
/** What can be done with a token. */
export const TokenMenu: Story = {
  tags: ['part'],
  render: () => (
    <AssetMenu
      asset={dollars}
      title="USD Coin"
      chain={mainnet}
      isHidden={false}
      onHide={fn()}
      onSend={fn()}
      onWatch={fn()}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: text('menu', { name: 'USD Coin' }) }))
    await expect(await screen.findByRole('menuitem', { name: text('menu.send') })).toBeVisible()
  },
}
export const Tools: Story = {
  tags: ['part'],
  render: () => (
    <AssetTools
      search={{ words: 'coin', onWords: fn() }}
      count={2}
      total={everyday.items.length}
      sort={defaultSort}
      onSort={fn()}
      options={options}
    />
  ),
}
/** While tokens to hide are chosen. */
export const Choosing: Story = {
  tags: ['part'],
  render: () => <ChooseBar count={2} onCancel={fn()} onSave={fn()} />,
}
export const Skeleton: Story = { tags: ['part'], render: () => <AssetSkeleton /> }
