import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { grouped } from '#base'
import type { Effect } from '#safe'
import { Button } from '#ui'
import { englishText } from '../../../englishText.ts'
import { BatchSummaryView } from '../../../../src/screens/transactions/review/batch/BatchSummaryView.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import type { Action, SettingsChange } from '#domain'
import { TransactionRow } from '../../../../src/screens/common/rows/TransactionRow.tsx'
import { PricesContext } from '../../../../src/screens/common/money/money.tsx'
import { outside } from '../../../outside.ts'
import { hostileCall } from './hostile.ts'
import { inTransactionList } from './inTransactionList.tsx'
import {
  addOwner,
  alice,
  aPast,
  aPending,
  batch,
  bob,
  bridge,
  call,
  carol,
  creation,
  dave,
  daveParty,
  mainnet,
  nameless,
  receiveDollars,
  receiveFake,
  rejection,
  sendDollars,
  sendNft,
  stake,
  stakeExit,
  swap,
  twap,
  unknownKind,
  unreadable,
  vaultDeposit,
} from './items.ts'
import { RowMenu } from '../../../../src/screens/common/rows/RowMenu.tsx'

const settingsChanges: readonly SettingsChange[] = [
  { type: 'addOwner', owner: daveParty, threshold: 2 },
  { type: 'removeOwner', owner: daveParty, threshold: 2 },
  { type: 'swapOwner', from: nameless, to: daveParty },
  { type: 'changeThreshold', threshold: 3 },
  { type: 'changeImplementation', implementation: nameless },
  { type: 'enableModule', module: nameless },
  { type: 'disableModule', module: nameless },
  { type: 'setGuard', guard: nameless },
  { type: 'deleteGuard' },
  { type: 'setModuleGuard', guard: nameless },
  { type: 'deleteModuleGuard' },
  { type: 'setFallbackHandler', handler: nameless },
  { type: 'unknown', method: 'setSomething' },
]

const meta: Meta<typeof TransactionRow> = {
  title: 'Screens/Shared/Transaction row',
  component: TransactionRow,
  parameters: { boxWidth: 1120 },
  args: {
    item: aPending({ nonce: 8, action: sendDollars }),
    chain: mainnet,
    href: '/transactions/tx',
    variant: 'queue',
  },
  decorators: [inTransactionList],
}
export default meta
type Story = StoryObj<typeof TransactionRow>

export const Pending: Story = {}
export const NeedsYou: Story = {
  args: { needsYou: true, actions: () => <Button size="s">Sign</Button> },
}
export const Ready: Story = {
  args: {
    item: aPending({ nonce: 7, action: sendDollars, signed: [bob, carol] }),
    actions: () => (
      <Button size="s" variant="primary">
        Execute
      </Button>
    ),
  },
}
/** While a row is selected, every row shows its checkbox. */
export const Selected: Story = {
  render: (args) => (
    <>
      <TransactionRow
        {...args}
        data-selecting=""
        select={{ isSelected: true, onSelect: () => {} }}
      />
      <TransactionRow
        {...args}
        data-selecting=""
        item={aPending({ nonce: 9 })}
        select={{ isSelected: false, onSelect: () => {} }}
      />
    </>
  ),
  parameters: { picture: false, pictureReason: 'The queue with a selection shows it.' },
}
/** Only a delegate has proposed it. */
export const Unsigned: Story = {
  args: { item: aPending({ nonce: 8, action: sendDollars, signed: [] }) },
  parameters: { picture: false, pictureReason: 'One more part of the second line, as a note.' },
}
/** Each says in words why it may be a scam. */
export const Suspicious: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      <TransactionRow
        {...args}
        item={aPast(1, { action: receiveDollars })}
        suspicion={{ kind: 'lookAlike', other: { address: dave, name: 'Dave' } }}
      />
      <TransactionRow
        {...args}
        item={aPast(2, { action: receiveDollars })}
        suspicion={{ kind: 'lookAlike', other: { address: dave, name: undefined } }}
      />
      <TransactionRow
        {...args}
        item={aPast(3, { action: receiveFake })}
        suspicion={{ kind: 'token', symbol: 'USDC' }}
      />
      <TransactionRow
        {...args}
        item={aPast(4, { action: receiveFake })}
        suspicion={{ kind: 'imitation' }}
      />
    </>
  ),
}
export const SuspiciousNarrow: Story = {
  ...Suspicious,
  parameters: {
    boxWidth: 390,
    picture: false,
    pictureReason: 'Suspicious shows the words, NarrowPast the layout.',
  },
}
export const InItsGroup: Story = {
  args: {
    grouped: true,
    item: aPending({ nonce: 7, action: { kind: 'reject', rejects: sendDollars }, signed: [alice] }),
  },
}
/** Between a card and a table: the party is below the title. */
export const Medium: Story = {
  args: { needsYou: true, actions: () => <Button size="s">Sign</Button> },
  parameters: { boxWidth: 740 },
}
/** Three lines. */
export const Narrow: Story = {
  args: { needsYou: true, actions: () => <Button size="s">Sign</Button> },
  parameters: { boxWidth: 390 },
}
const leftOf = (element: Element | null | undefined) =>
  Math.round(element?.getBoundingClientRect().left ?? Number.NaN)

/**
 * Rings are aligned regardless of the text next to them; the amount is at the end of the sentence.
 */
export const InLine: Story = {
  render: (args) => (
    <>
      <TransactionRow
        {...args}
        item={aPending({ nonce: 8, action: sendDollars, note: 'November salaries' })}
        actions={() => <Button size="s">Sign</Button>}
      />
      <TransactionRow
        {...args}
        item={aPending({ nonce: 9, action: addOwner, signed: [bob, carol] })}
        actions={() => <Button size="s">OK</Button>}
      />
    </>
  ),
  parameters: {
    boxWidth: 690,
    picture: false,
    pictureReason: 'Medium shows a row of this width.',
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    const rings = rows.map((row) => leftOf(row.querySelector('[data-status] svg')))
    await expect(rings[0]).toBe(rings[1])
    // The value is on the line of the sentence, at its end.
    const [first] = rows
    const sentence = first?.querySelector('a')?.getBoundingClientRect()
    const amount = first?.querySelector('[data-size="row"]')?.getBoundingClientRect()
    await expect(amount?.top).toBeLessThan(sentence?.bottom ?? 0)
    await expect(amount?.left).toBeGreaterThan(sentence?.right ?? Infinity)
  },
}
/** The separator is before the note, on its right. */
export const InLineRightToLeft: Story = {
  ...InLine,
  globals: { locale: 'ar' },
  play: async ({ canvas }) => {
    const note = canvas.getByText('November salaries').getBoundingClientRect()
    const part = canvas.getByTitle('November salaries').getBoundingClientRect()
    await expect(part.right - note.right).toBeGreaterThan(10)
    await expect(Math.abs(part.left - note.left)).toBeLessThan(2)
  },
}
const longNote =
  'Invoices of October, checked by Carol and Erin against the orders of the third quarter, ' +
  'paid in one transaction'
const batchRow = aPending({ nonce: 8, action: batch, note: longNote })
const pay = (raw: bigint): Effect => ({ kind: 'native', to: alice, raw })

/** However long the note is, there's room for what the batch does. */
export const LongNoteOfABatch: Story = {
  args: {
    item: batchRow,
    more: (
      <BatchSummaryView
        effects={[pay(3n * 10n ** 17n), pay(10n ** 18n)]}
        tokens={[]}
        chain={mainnet}
      />
    ),
  },
  parameters: { boxWidth: 740 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0.3 ETH, 1 ETH')).toBeVisible()
    await expect(shownWidth(canvas.getByText('0.3 ETH, 1 ETH'))).toBeGreaterThan(80)
  },
}
/** The warning is shown in full, on a phone, too. */
export const LongNoteOfADifferingBatch: Story = {
  args: {
    item: batchRow,
    more: <BatchSummaryView effects={[]} tokens={[]} chain={mainnet} differs />,
  },
  parameters: { boxWidth: 390 },
  play: async ({ canvas }) => {
    const warning = canvas.getByText(englishText(transactionText)('batch.differs'))
    const { width, height } = warning.getBoundingClientRect()
    await expect(shownWidth(warning)).toBeGreaterThanOrEqual(Math.floor(width))
    const line = warning.parentElement?.parentElement?.getBoundingClientRect()
    await expect(line?.height).toBeGreaterThanOrEqual(height)
  },
}
/** No separator is shown while a batch's actions are loading. */
export const BatchLoading: Story = {
  args: { item: aPending({ nonce: 8, action: batch }), more: <NotLoaded /> },
  parameters: { picture: false, pictureReason: 'A row as in Pending.' },
  play: async ({ canvas }) => {
    const last = canvas.getByRole('time').nextElementSibling
    await expect(last && getComputedStyle(last, '::before').content).toBe('none')
  },
}

/** Pixels of an element's width that none of its containers cuts off. */
function shownWidth(element: HTMLElement): number {
  const around: DOMRect[] = []
  for (let at: HTMLElement | null = element; at; at = at.parentElement)
    around.push(at.getBoundingClientRect())
  return Math.min(...around.map(({ right }) => right)) - Math.max(...around.map(({ left }) => left))
}

function NotLoaded() {
  return null
}

/** Every kind of transaction in the history. */
export const Past: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      {[
        receiveDollars,
        sendDollars,
        sendNft,
        receiveFake,
        addOwner,
        rejection,
        batch,
        call,
        creation,
        unknownKind,
      ].map((action, index) => (
        <TransactionRow key={action.kind + index} {...args} item={aPast(10 * index, { action })} />
      ))}
    </>
  ),
}
const trades = [
  twap,
  { ...twap, isFilled: true },
  { ...swap, side: 'buy' as const },
  { ...swap, to: daveParty },
  bridge,
  stake,
  stakeExit,
  vaultDeposit,
  unknownKind,
]
/** Calls to exchanges, bridges, staking contracts and vaults. */
export const Trades: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      {trades.map((action, index) => (
        <TransactionRow key={index} {...args} item={aPast(10 * index, { action })} />
      ))}
    </>
  ),
  parameters: {
    picture: false,
    pictureReason: 'Past shows the layout; these have other sentences.',
  },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[1]).toHaveTextContent(/Sold 1,000\s*USDC for WETH in 4 parts/)
    await expect(rows[3]).toHaveTextContent(
      /Placed an order to sell 1,000\s*USDC for WETH, paid to dave/,
    )
  },
}
const most = 2n ** 256n - 1n
const symbol = 'VERYLONGSYMBOL'.repeat(6).slice(0, 80)
const long = { raw: most, decimals: 0, symbol, token: nameless.address, trusted: true }
const longAmount = { ...long, name: symbol }
const longName = 'A contract with a name of eighty letters, as many as are shown of it anywhere. '
const longParty = { address: nameless.address, name: longName.repeat(2).slice(0, 80) }
const longToken = { type: 'erc20', imitation: false, ...long } as const
const longActions: readonly Action[] = [
  { kind: 'send', what: longToken, to: longParty },
  { kind: 'send', what: { type: 'native', raw: most }, to: longParty },
  { kind: 'receive', what: longToken, from: longParty },
  { kind: 'transfer', what: longToken, from: longParty, to: longParty },
  {
    kind: 'send',
    what: { type: 'erc721', id: `${most}`, token: dave, name: symbol },
    to: longParty,
  },
  { kind: 'call', to: longParty, method: symbol, value: most },
  { ...swap, sell: longAmount, buy: longAmount, to: longParty },
  { ...swap, side: 'buy', sell: longAmount, buy: longAmount },
  { kind: 'stake', type: 'deposit', amount: longAmount, validators: 1 },
  { kind: 'vault', direction: 'redeem', amount: longAmount, vault: longParty },
  { kind: 'reject', rejects: { kind: 'send', what: longToken, to: longParty } },
]
/**
 * The largest amounts, worth more than all the money in the world, and names and symbols of 80
 * letters.
 */
export const Largest: Story = {
  args: { needsYou: true, actions: () => <Button size="s">Sign</Button> },
  decorators: [
    (Story) => (
      <PricesContext value={{ currency: 'usd', priceOf: () => '123456789.25' }}>
        <Story />
      </PricesContext>
    ),
  ],
  render: (args) => (
    <>
      {longActions.flatMap((action, index) => [
        <TransactionRow
          key={`queue_${index}`}
          {...args}
          item={aPending({ nonce: index, action })}
        />,
        <TransactionRow
          key={`history_${index}`}
          {...args}
          variant="history"
          actions={undefined}
          item={aPast(index, { action })}
        />,
      ])}
    </>
  ),
  parameters: { picture: false, pictureReason: 'Pending shows the layout.' },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(2 * longActions.length)
    for (const row of rows) await expect(outside(row)).toEqual([])
    await expect(
      canvas.getAllByText(`${grouped(most.toString())}`, { exact: false }).length,
    ).toBeGreaterThan(5)
  },
}
export const LargestNarrow: Story = {
  ...Largest,
  parameters: { ...Largest.parameters, boxWidth: 390 },
}
/** Every change of a Safe's own settings. */
export const SettingsChanges: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      {settingsChanges.map((change, index) => (
        <TransactionRow
          key={change.type}
          {...args}
          item={aPast(10 * index, { action: { kind: 'settings', change } })}
        />
      ))}
    </>
  ),
  parameters: {
    picture: false,
    pictureReason: 'Past shows a change; the others have other sentences.',
  },
  play: async ({ canvas }) =>
    expect(canvas.getAllByRole('listitem')).toHaveLength(settingsChanges.length),
}
export const PendingEther: Story = {
  args: { item: aPending({ nonce: 8 }) },
  parameters: { picture: false, pictureReason: 'Pending with another amount.' },
}
/** All outcomes, and all ways to execute. */
export const Endings: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      <TransactionRow {...args} item={aPast(1)} />
      <TransactionRow {...args} item={aPast(2, { status: 'FAILED' })} />
      <TransactionRow {...args} item={aPast(3, { status: 'CANCELLED', txHash: null })} />
      <TransactionRow {...args} item={aPast(4, { module: daveParty, multisig: null })} />
      <TransactionRow
        {...args}
        item={aPast(5, { app: { name: 'Transaction builder', url: 'https://builder.example' } })}
      />
    </>
  ),
}
export const NarrowPast: Story = { ...Past, parameters: { boxWidth: 390 } }
export const MediumPast: Story = { ...Past, parameters: { boxWidth: 740 } }
/** Untrusted text is shown as it is, and stays within its own box. */
export const HostileTexts: Story = {
  args: { item: hostileCall() },
  play: async ({ canvas }) => {
    const party = canvas.getByText('USD Coin[U+202E] nioC li…').closest('[title]')
    await expect(party).toHaveAttribute(
      'title',
      expect.stringContaining('USD Coin[U+202E] nioC live'),
    )
    await expect(canvas.getByRole('link', { name: /trans\[U\+200B\]fer/ })).toBeVisible()
    await expect(canvas.getByTitle('Salaries[U+202E]شركة 12 (عمان)')).toBeVisible()
    await expect(canvas.getByText('from \u2068شركة 12 (عمان)\u2069')).toBeVisible()
  },
}
/** Unknown chain: no native symbol and no links. */
export const UnknownChain: Story = { args: { chain: undefined } }

/** Invalid rows: with an ID, its page can be opened; without one, there is nothing to open. */
export const Unreadable: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      <TransactionRow {...args} item={aPast(1, { action: unreadable })} />
      <TransactionRow
        {...args}
        item={aPast(2, {
          status: 'UNKNOWN',
          action: { kind: 'unreadable', problem: 'should be an object', hasId: false },
        })}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Unreadable transaction')).toHaveLength(2)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.queryByRole('time')).toBeNull()
  },
}
/** Words that this version doesn't know: a status, a direction, and a kind of token. */
export const UnknownWords: Story = {
  args: { variant: 'history' },
  render: (args) => (
    <>
      <TransactionRow {...args} item={aPast(1, { status: 'UNKNOWN' })} />
      <TransactionRow
        {...args}
        item={aPast(2, {
          action: {
            kind: 'transfer',
            what: { type: 'native', raw: 10n ** 18n },
            from: nameless,
            to: daveParty,
          },
        })}
      />
      <TransactionRow
        {...args}
        item={aPast(3, { action: { kind: 'send', what: { type: 'unknown' }, to: daveParty } })}
      />
    </>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('Unknown status')).toBeVisible(),
}

/** A row's actions, besides opening it. */
export const RowActions: Story = {
  tags: ['part'],
  render: () => (
    <li>
      <RowMenu
        title="Send 12,500.75 USDC to Dave"
        chain={mainnet}
        href="#transaction"
        txHash={null}
        party={daveParty}
        resolved={undefined}
      />
    </li>
  ),
}
/** Its labels, shown before its note. */
export const Labeled: Story = {
  args: {
    item: aPast(60, { action: sendDollars, note: 'Invoice 2026-17' }),
    variant: 'history',
    labels: [
      { kind: 'category', text: 'Rent' },
      { kind: 'project', text: 'Berlin office' },
    ],
  },
}
