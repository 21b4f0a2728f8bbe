import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { zeroAddress } from '#base'
import type { Decoding, TransactionDetail } from '#domain'
import { DataList, QuorumRing } from '#ui'
import {
  CanceledNames,
  ConflictWarnings,
} from '../../../../src/screens/transactions/review/ConflictWarnings.tsx'
import { DecodedFields } from '../../../../src/screens/transactions/review/DecodedFields.tsx'
import { DelegateNotice } from '../../../../src/screens/transactions/review/DelegateNotice.tsx'
import { EffectsOf } from '../../../../src/screens/transactions/review/EffectsOf.tsx'
import { NonceItem } from '../../../../src/screens/transactions/review/NonceItem.tsx'
import { PartyItem } from '../../../../src/screens/transactions/review/PartyItem.tsx'
import { PaymentsSentence } from '../../../../src/screens/transactions/review/PaymentsSentence.tsx'
import { ProspectNote } from '../../../../src/screens/transactions/review/ProspectNote.tsx'
import { RefutedFacts } from '../../../../src/screens/transactions/review/RefutedFacts.tsx'
import { ReportedNames } from '../../../../src/screens/transactions/review/ReportedNames.tsx'
import { ReviewBody } from '../../../../src/screens/transactions/review/ReviewBody.tsx'
import { ReviewHeading } from '../../../../src/screens/transactions/review/ReviewHeading.tsx'
import {
  BatchItems,
  ReviewDetails,
  ReviewParties,
} from '../../../../src/screens/transactions/review/ReviewParties.tsx'
import { ReviewOutcome } from '../../../../src/screens/transactions/review/ReviewOutcome.tsx'
import { ReviewSummary } from '../../../../src/screens/transactions/review/ReviewSummary.tsx'
import {
  AgreementBox,
  RiskAgreement,
} from '../../../../src/screens/transactions/review/RiskAgreement.tsx'
import {
  CallArguments,
  CalledFields,
  RefundFields,
  SignedFields,
} from '../../../../src/screens/transactions/review/SignedFields.tsx'
import { ValueItem } from '../../../../src/screens/transactions/review/ValueItem.tsx'
import { UntrustedNotice } from '../../../../src/screens/transactions/review/UntrustedNotice.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { aPending, carol, dave, daveParty, nameless, sendDollars } from '../../common/rows/items.ts'
import {
  aBatchDetail,
  aBatchReview,
  aDetail,
  anApproval,
  anApprovalDetail,
  aProof,
  aRefutedDetail,
  mainnet,
  otherEffect,
  tokens,
} from './transactions.ts'

const text = englishText(transactionText)
const detail = aDetail()
const decoded: Decoding = {
  method: 'transfer',
  accuracy: 'FULL_MATCH',
  parameters: [
    { name: 'to', type: 'address', value: dave, calls: [], inner: null },
    { name: 'value', type: 'uint256', value: '12500750000', calls: [], inner: null },
  ],
}
const conflicts = {
  items: [aPending({ nonce: 12, action: sendDollars })],
  isUnknown: true,
  missing: 9n,
}
const unsigned = aDetail({ signers: [] })
/** A delegate, who isn't an owner, has proposed it. */
const ofADelegate: TransactionDetail = {
  ...unsigned,
  multisig: {
    ...unsigned.multisig,
    delegate: { address: carol, name: 'Carol' },
    trusted: false,
  },
}
const onAgree = fn()

const meta: Meta<typeof ReviewBody> = {
  title: 'Screens/Transaction/Review body',
  component: ReviewBody,
  parameters: {
    picture: false,
    pictureReason: 'Confirm dialog view, Execute dialog view and Transaction view show it.',
    boxWidth: 640,
  },
  args: { detail, chain: mainnet, proof: aProof('verified'), risks: [] },
}
export default meta
type Story = StoryObj<typeof ReviewBody>

export const Transfer: Story = {}
/** Checked again: the proof stays on top, and nothing moves, until there is a result. */
export const CheckedAgain: Story = {
  render: function CheckedAgain(args) {
    const results = ['unverifiable', 'checking', 'unverifiable', 'checking', 'verified'] as const
    const [at, setAt] = useState(0)
    const status = results[at] ?? 'verified'
    const next = () => setAt(at + 1)
    return (
      <>
        <div>
          <ReviewBody
            {...args}
            proof={aProof(status)}
            onRetryProof={status === 'unverifiable' ? next : undefined}
          />
        </div>
        <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={next}>
          Respond
        </button>
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const place = () => canvas.getByText(text('field.from')).getBoundingClientRect().top
    const retry = canvas.getByRole('button', { name: text('proof.retry') })
    const before = place()
    await userEvent.click(retry)
    await expect(canvas.getByText(text('proof.checking'))).toBeVisible()
    await expect(retry).toHaveFocus()
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await expect(place()).toBe(before)
    const respond = canvas.getByRole('button', { name: 'Respond' })
    await userEvent.click(respond)
    await expect(canvas.getByText(text('proof.unreachable'))).toBeVisible()
    await expect(retry).toHaveFocus()
    await expect(place()).toBe(before)
    await userEvent.click(retry)
    await userEvent.click(respond)
    await expect(canvas.getByText(text('proof.verified'))).toBeVisible()
    await expect(retry).not.toBeInTheDocument()
    await expect(
      canvas
        .getByText(text('proof.verified'))
        .compareDocumentPosition(canvas.getByText(text('field.from'))),
    ).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  },
}
export const Batch: Story = { args: { detail: aBatchDetail(), ...aBatchReview() } }
/** The gateway's names for recipients, next to their addresses; none that poses as an ENS name. */
export const NamedByGateway: Story = {
  args: {
    ...aBatchReview(),
    detail: {
      ...aBatchDetail(),
      names: { [dave.toLowerCase()]: 'Payroll splitter', [carol.toLowerCase()]: 'treasurer.eth' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Payroll splitter/)[0]).toBeVisible()
    await expect(canvas.queryByText(/treasurer\.eth/)).toBeNull()
  },
}
/** Same, for the actions only. */
export const NamedActions: Story = {
  render: ({ chain }) => {
    const { effect, tokens = [] } = aBatchReview()
    return (
      <ReportedNames names={{ [dave.toLowerCase()]: 'Payroll splitter' }}>
        <EffectsOf action={aBatchDetail().action} effect={effect} tokens={tokens} chain={chain} />
      </ReportedNames>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/Payroll splitter/)[0]).toBeVisible()
  },
}
/** What it does, without the proof. */
export const Summary: Story = {
  render: ({ chain }) => (
    <ReviewSummary
      action={detail.action}
      at={detail.at}
      chain={chain}
      nonce={16}
      note={detail.note}
    >
      <ValueItem action={detail.action} chain={chain} />
    </ReviewSummary>
  ),
}
/** Every notice it can have besides its dangers. */
export const Notices: Story = {
  render: ({ chain }) => (
    <>
      <UntrustedNotice detail={ofADelegate} />
      <DelegateNotice detail={ofADelegate} />
      <CanceledNames conflicts={conflicts} action={sendDollars} chain={chain} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('untrusted.title'))).toBeVisible()
    await expect(canvas.getByText(text('delegate.text'))).toBeVisible()
    await expect(canvas.getByText(/^Executing this cancels/)).toBeVisible()
  },
}
/** It names the dangers again, next to the buttons it enables. */
export const Agreement: Story = {
  render: () => (
    <RiskAgreement
      risks={[{ id: 'untrustedDelegatecall', at: [] }]}
      isAgreed={false}
      waits={undefined}
      onAgree={onAgree}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: text('risk.agree') }))
    await expect(onAgree).toHaveBeenCalledWith(true)
  },
}
/** The same for what isn't a risk of a transaction: the permit of a message. */
export const AgreementOfAPermit: Story = {
  render: () => (
    <AgreementBox dangers="Someone can spend tokens." isAgreed={false} onAgree={onAgree} />
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: text('risk.agree') }))
    await expect(onAgree).toHaveBeenCalledWith(true)
  },
}
/** All fields that are signed, collapsed. */
export const Signed: Story = {
  render: ({ chain }) => <SignedFields tx={detail.tx} chain={chain} decoded={decoded} />,
}
/** What a module called, without signatures. */
export const Called: Story = {
  render: ({ chain }) => (
    <>
      <CalledFields call={detail.tx} chain={chain} decoded={decoded} />
      <CallArguments chain={chain} decoded={decoded} />
    </>
  ),
}
/** The arguments of a call, by its contract's ABI. */
export const Decoded: Story = {
  render: ({ chain }) => <DecodedFields decoded={decoded} chain={chain} />,
}
/** The payment for the execution, and its recipient. */
export const Refund: Story = {
  render: ({ chain }) => (
    <RefundFields
      baseGas={48_000n}
      gasPrice={2_000_000_000n}
      gasToken={zeroAddress}
      refundReceiver={nameless.address}
      chain={chain}
    />
  ),
}
export const Account: Story = {
  render: ({ chain }) => (
    <DataList>
      <PartyItem label="To" party={daveParty} chain={chain} />
    </DataList>
  ),
}
/** Another Safe's transaction that can no longer run. */
export const Prospect: Story = {
  render: () => (
    <ProspectNote
      effect={{
        kind: 'approveHash',
        safe: nameless.address,
        hash: `0x${'ab'.repeat(32)}`,
        prospect: { status: 'nonceUsed' },
      }}
    />
  ),
}
/** The parts that a review puts in order, of a batch that cancels another transaction. */
export const Parts: Story = {
  render: ({ chain }) => {
    const { action, at } = aBatchDetail()
    const { effect, tokens = [] } = aBatchReview()
    return (
      <>
        <ReviewHeading action={action} chain={chain} nonce={16} />
        <DataList dense>
          <ReviewParties action={action} at={at} chain={chain} effect={effect} tokens={tokens} />
          <ReviewDetails action={action} chain={chain} note="Invoices" app="Payroll" />
          <NonceItem nonce={16} conflicts={conflicts} action={action} chain={chain} />
        </DataList>
        <CanceledNames conflicts={conflicts} action={{ kind: 'reject' }} chain={chain} />
        <ConflictWarnings conflicts={conflicts} />
        <EffectsOf action={action} effect={effect} tokens={tokens} chain={chain} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('field.total'))).toBeVisible()
    await expect(canvas.getByText('2,050')).toBeVisible()
  },
}
/** A call without a summary: its method and arguments are visible without a click. */
export const OtherCall: Story = {
  args: {
    detail: {
      ...detail,
      action: { kind: 'call', to: daveParty, method: 'lock', value: 0n },
      decoded: {
        method: 'lock',
        accuracy: 'FULL_MATCH',
        parameters: [{ name: 'weeks', type: 'uint256', value: '52', calls: [], inner: null }],
      },
    },
    effect: { kind: 'call', to: dave, raw: 0n, selector: '0xdd467064' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('decoded', { method: 'lock' }))).toBeVisible()
    await expect(canvas.getByText('weeks')).toBeVisible()
    await expect(canvas.getByText(/52/)).toBeVisible()
  },
}
/** What a batch adds up to, as the builder shows it while it is drafted. */
export const Sums: Story = {
  parameters: { picture: false, pictureReason: 'A new transaction shows them.' },
  render: ({ chain }) => (
    <DataList dense>
      <BatchItems
        effect={{
          kind: 'batch',
          to: nameless.address,
          effects: [{ kind: 'native', to: dave, raw: 3n * 10n ** 17n }],
        }}
        tokens={[]}
        chain={chain}
        threshold={2}
      />
    </DataList>
  ),
  play: async ({ canvas }) => expect(canvas.getByText(/0.3\sETH/)).toBeVisible(),
}
/** What is still shown of a transaction that fails a check. */
export const Refuted: Story = {
  render: ({ chain }) => (
    <RefutedFacts review={{ effect: otherEffect }} detail={aRefutedDetail()} chain={chain} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(text('field.safe'))).toBeVisible()
    await expect(canvas.queryByText('dave.eth')).toBeNull()
  },
}
/** Its amounts read as a part of the sentence, each with its token's mark. */
export const Payments: Story = {
  render: ({ chain }) => (
    <p data-testid="payments">
      <PaymentsSentence
        payments={{
          count: 3,
          sums: [
            { token: dave, raw: 2_050_000_000n },
            { token: zeroAddress, raw: 3n * 10n ** 17n },
          ],
        }}
        tokens={[{ token: dave, name: 'USD Coin', symbol: 'USDC', decimals: 6, balance: null }]}
        chain={chain}
      />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('payments')).toHaveTextContent(
      /^Send 2,050\sUSDC and 0\.3\sETH in 3 payments$/,
    )
  },
}
/** The last step, once it is executed: in the past tense, on one axis with the ring. */
export const Executed: Story = {
  render: ({ chain }) => (
    <ReviewOutcome
      action={aDetail().action}
      at={detail.at}
      nonce={11}
      chain={chain}
      tokens={[]}
      isDone
      words="The transaction is on-chain."
    >
      <QuorumRing size={96} signed={2} required={2} status="done" />
    </ReviewOutcome>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent(
      /^Sent 2\.5 ETH .*to dave\.eth$/,
    )
  },
}
/** What was signed, as in the review, and whose addresses it has: not the name of a method. */
export const SignedApproval: Story = {
  render: ({ chain }) => (
    <ReviewOutcome
      action={anApprovalDetail().action}
      at={detail.at}
      effect={anApproval}
      nonce={11}
      chain={chain}
      tokens={tokens}
      words="1 of 2 signatures. 1 more is needed."
    >
      <QuorumRing size={96} signed={1} required={2} />
    </ReviewOutcome>
  ),
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3 })
    await expect(heading).toHaveTextContent(/^Let .* spend any amount of .*USDC$/)
    await expect(canvas.getByText(text('field.spender'))).toBeVisible()
  },
}
