import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { zeroAddress } from '#base'
import type { Effect, LimitEffect, Prospect } from '#safe'
import { BatchSummaryView } from '../../../../../src/screens/transactions/review/batch/BatchSummaryView.tsx'
import { EffectList } from '../../../../../src/screens/transactions/review/EffectList.tsx'
import { PaymentRow } from '../../../../../src/screens/transactions/review/PaymentRow.tsx'
import { PaymentTotals } from '../../../../../src/screens/transactions/review/PaymentTotals.tsx'
import { RiskNotices } from '../../../../../src/screens/transactions/review/RiskNotices.tsx'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../../englishText.ts'
import { alice, bob, carol, dave } from '../../../common/rows/items.ts'
import { erc20s, usdc } from '../../../safe/setup/limits.ts'
import { aBatchReview, mainnet } from '../transactions.ts'

const text = englishText(transactionText)
const { effect, tokens = [] } = aBatchReview()
const effects = effect?.kind === 'batch' ? effect.effects : []

const meta: Meta<typeof BatchSummaryView> = {
  title: 'Screens/Transaction/Batch summary view',
  component: BatchSummaryView,
  parameters: { boxWidth: 420 },
  args: { effects, tokens, chain: mainnet },
}
export default meta
type Story = StoryObj<typeof BatchSummaryView>

export const ThreePayments: Story = {}
/** Until the token contracts have responded, no amounts are shown. */
export const TokensUnknown: Story = { args: { tokens: [] } }
/** A new allowance is shown with its amount, or as unlimited. */
export const Permissions: Story = {
  parameters: { picture: false, pictureReason: 'It looks like ThreePayments.' },
  args: {
    tokens: erc20s,
    effects: [
      { kind: 'approve', token: usdc, spender: bob, raw: 10_000_000n },
      { kind: 'approve', token: usdc, spender: bob, raw: 2_500_000n, adds: true },
      { kind: 'approve', token: usdc, spender: dave, raw: 2n ** 256n - 1n },
      { kind: 'approve', token: usdc, spender: carol, raw: 0n },
      { kind: 'approve', token: dave, spender: carol, raw: 7n },
      { kind: 'tokenFrom', token: usdc, from: alice, to: bob, raw: 1_000_000n },
    ],
  },
  play: async ({ canvas }) => {
    const row = canvas.getByText(/spend 10 USDC/)
    await expect(row).toHaveTextContent(/Let \S+ spend 10 USDC/)
    await expect(row).toHaveTextContent(/Let \S+ spend 2\.5 USDC more/)
    await expect(row).toHaveTextContent(/Let \S+ spend any amount of USDC/)
    await expect(row).toHaveTextContent(/Stop \S+ from spending USDC/)
    await expect(row).toHaveTextContent(/Approve spending of 7 units \(decimals unknown\)/)
    await expect(row).toHaveTextContent(/Transfer 1 USDC from \S+ to/)
  },
}
export const Differs: Story = { args: { differs: true } }
/** Every action in full, as in the dialogs: a token's contract is shown once, with the sums. */
export const InFull: Story = {
  render: ({ effects: all, tokens: known, chain }) => (
    <EffectList effects={all} tokens={known} chain={chain} />
  ),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows).toHaveLength(effects.length)
    const totals = canvas.getByText(text('field.total')).parentElement
    await expect(totals).toHaveTextContent('2,050 USDC')
    await expect(totals).toHaveTextContent('0.3 ETH')
  },
}
/** A nested batch, a settings change, and an unknown call. */
export const Nested: Story = {
  render: ({ tokens: known, chain }) => (
    <EffectList
      effects={[
        { kind: 'batch', to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526', effects },
        { kind: 'settings', change: { type: 'changeThreshold', threshold: 1 } },
        {
          kind: 'call',
          to: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
          raw: 0n,
          selector: '0x12345678',
        },
      ]}
      tokens={known}
      chain={chain}
    />
  ),
}
/** The possible effects of a non-canonical call. */
export const Malformed: Story = {
  parameters: { picture: false, pictureReason: 'It looks like Nested.' },
  args: { tokens: erc20s },
  render: ({ tokens: known, chain }) => (
    <EffectList
      effects={[
        {
          kind: 'malformed',
          to: usdc,
          raw: 0n,
          method: 'approve',
          may: { kind: 'approve', token: usdc, spender: carol, raw: 5_000_000n },
        },
      ]}
      tokens={known}
      chain={chain}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Malformed call: approve')).toBeVisible()
    await expect(canvas.getByRole('list', { name: 'Possible effect' })).toHaveTextContent('5 USDC')
  },
}
/**
 * Actions of other Safes, nested in each other, with a refund; the innermost can fail on its own.
 * The danger names the affected Safe.
 */
export const OtherSafes: Story = {
  parameters: { picture: false, pictureReason: 'Lists and notices look like Nested.' },
  args: { tokens: erc20s },
  render: ({ tokens: known, chain }) => (
    <>
      <RiskNotices
        risks={[
          { id: 'refund', at: [0], of: carol },
          { id: 'unknownInner', at: [1], of: dave },
        ]}
        chain={chain}
      />
      <EffectList
        effects={[
          {
            kind: 'execute',
            account: carol,
            raw: 0n,
            inner: {
              mayFail: true,
              refund: { baseGas: 48_000n, gasPrice: 3n, gasToken: usdc, refundReceiver: dave },
              effect: {
                kind: 'approveHash',
                safe: dave,
                hash: `0x${'5f'.repeat(32)}`,
                inner: {
                  nonce: 7n,
                  mayFail: false,
                  refund: null,
                  effect: { kind: 'erc20', token: usdc, to: bob, raw: 25_000_000n },
                },
              },
            },
          },
        ]}
        tokens={known}
        chain={chain}
      />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Execute another Safe's transaction")).toBeVisible()
    await expect(canvas.getByText('This action can fail without stopping the rest.')).toBeVisible()
    await expect(canvas.getByText('Approve a hash for another Safe')).toBeVisible()
    await expect(canvas.getByText('48000')).toBeVisible()
    await expect(canvas.getAllByText('Affects', { exact: false })).toHaveLength(2)
  },
}
const inner = {
  mayFail: false,
  refund: null,
  effect: { kind: 'erc20', token: usdc, to: bob, raw: 25_000_000n },
} as const
const approving = (prospect: Prospect, nonce = 7n): Effect => ({
  kind: 'approveHash',
  safe: carol,
  hash: `0x${'5f'.repeat(32)}`,
  inner: { ...inner, nonce },
  prospect,
})
const executing = (prospect: Prospect): Effect => ({
  kind: 'execute',
  account: carol,
  raw: 0n,
  inner,
  prospect,
})
/** How far an approval advances another Safe's transaction, or why it has no effect. */
export const Approvals: Story = {
  parameters: { picture: false, pictureReason: 'Lists and notices look like Nested.' },
  args: { tokens: erc20s },
  render: ({ tokens: known, chain }) => (
    <EffectList
      effects={[
        approving({ status: 'counts', approvals: 1, required: 2 }),
        approving({ status: 'counts', approvals: 3, required: 2, next: 5n }),
        approving({ status: 'nonceUsed' }, 3n),
        approving({ status: 'notOwner' }),
        approving({ status: 'unknown' }),
      ]}
      tokens={known}
      chain={chain}
    />
  ),
  play: async ({ canvas }) => {
    for (const words of [
      '1 of 2 approvals after this one',
      '2 of 2 approvals after this one',
      "This can't be executed yet. Its nonce is 7; the next nonce is 5.",
      'This can no longer be executed. Nonce 3 was already used.',
      'This approval would fail: only owners of that Safe can approve.',
      "Couldn't check whether this would work.",
    ])
      await expect(canvas.getByText(words)).toBeVisible()
  },
}
/** Whether another Safe's transaction runs; the first one does, so it has no note. */
export const Executions: Story = {
  parameters: { picture: false, pictureReason: 'Lists and notices look like Nested.' },
  args: { tokens: erc20s },
  render: ({ tokens: known, chain }) => (
    <EffectList
      effects={[
        executing({ status: 'runs' }),
        executing({ status: 'unsigned', missing: 1 }),
        executing({ status: 'unsigned', missing: 3 }),
        executing({ status: 'unsigned', missing: 0 }),
        executing({ status: 'notModule' }),
        executing({ status: 'guarded' }),
        executing({ status: 'unknown' }),
      ]}
      tokens={known}
      chain={chain}
    />
  ),
  play: async ({ canvas }) => {
    for (const words of [
      'This would fail: one more valid signature is needed.',
      'This would fail: 3 more valid signatures are needed.',
      'This would fail: the signatures are out of order.',
      'This would fail: only modules of that Safe can call it.',
      'A guard of that Safe may block this.',
      "Couldn't check whether this would work.",
    ])
      await expect(canvas.getByText(words)).toBeVisible()
  },
}
/** A permit in another contract expires. */
export const Permits: Story = {
  parameters: { picture: false, pictureReason: 'It looks like InFull.' },
  args: { tokens: erc20s },
  render: ({ tokens: known, chain }) => (
    <EffectList
      effects={[0, 1_900_000_000, 2 ** 48 - 1].map((until) => ({
        kind: 'approve',
        token: usdc,
        spender: bob,
        raw: 10_000_000n,
        via: '0x000000000022D473030F116dDEE9F6B43aC78BA3',
        until,
      }))}
      tokens={known}
      chain={chain}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('In the block that executes this')).toBeVisible()
    await expect(canvas.getByText(/2030/)).toBeVisible()
    await expect(canvas.getByText('Never')).toBeVisible()
  },
}
/** Who can spend how much without signatures, as a sentence, with whole addresses below it. */
export const SpendingLimits: Story = {
  parameters: { picture: false, pictureReason: 'It looks like InFull.' },
  args: { tokens: erc20s },
  render: ({ tokens: known, chain }) => {
    const module = '0xAA46724893dedD72658219405185Fb0Fc91e091C'
    const changes: readonly LimitEffect[] = [
      { type: 'addDelegate', delegate: carol },
      {
        type: 'setAllowance',
        delegate: carol,
        token: usdc,
        raw: 500_000_000n,
        minutes: 10_080,
        from: 0,
      },
      {
        type: 'setAllowance',
        delegate: bob,
        token: zeroAddress,
        raw: 5n * 10n ** 17n,
        minutes: 0,
        from: 29_000_000,
      },
      { type: 'setAllowance', delegate: dave, token: carol, raw: 7n, minutes: 65_535, from: 0 },
      { type: 'resetAllowance', delegate: bob, token: zeroAddress },
      { type: 'deleteAllowance', delegate: dave, token: usdc },
      { type: 'removeDelegate', delegate: dave, deletes: true },
      { type: 'removeDelegate', delegate: alice, deletes: false },
    ]
    const all: readonly Effect[] = [
      { kind: 'settings', change: { type: 'enableModule', module } },
      ...changes.map((change): Effect => ({ kind: 'limit', module, change })),
    ]
    return (
      <>
        <BatchSummaryView effects={all} tokens={known} chain={chain} />
        <EffectList effects={all} tokens={known} chain={chain} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/can spend 500 USDC every 7 days/)[0]).toBeVisible()
    await expect(canvas.getAllByText(/can spend 0\.5 ETH, once/)[0]).toBeVisible()
    await expect(
      canvas.getAllByText(/can spend 7 units \(decimals unknown\) every 45 days/)[0],
    ).toBeVisible()
    await expect(canvas.getByText('Allowance Module')).toBeVisible()
  },
}
/** An approval that adds to an earlier one, and an NFT with data for the recipient's contract. */
export const MoreThanItSeems: Story = {
  parameters: { picture: false, pictureReason: 'It looks like InFull.' },
  args: { tokens: erc20s },
  render: ({ tokens: known, chain }) => (
    <EffectList
      effects={[
        { kind: 'approve', token: usdc, spender: bob, raw: 10_000_000n, adds: true },
        { kind: 'erc721', token: dave, from: alice, to: bob, id: 7n, data: '0x1234abcd' },
      ]}
      tokens={known}
      chain={chain}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Approve additional spending of/)).toBeVisible()
    await expect(canvas.getByText('0x1234abcd')).toBeVisible()
  },
}
/** One of its payments, and the row that closes the list. */
export const PaymentAndTotals: Story = {
  parameters: { picture: false, pictureReason: 'InFull shows them.' },
  render: ({ effects: all, tokens: known, chain }) => (
    <>
      <PaymentRow
        to={bob}
        token={usdc}
        amount={{ raw: 950_000_000n, decimals: 6, symbol: 'USDC' }}
        chain={chain}
        isAmongPayments
      />
      <PaymentTotals effects={all} tokens={known} chain={chain} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('field.total'))).toBeVisible()
  },
}
