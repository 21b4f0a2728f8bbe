import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { no, shortAddress } from '#base'
import { DataItem, DataList } from '#ui'
import { ConfirmDialogView } from '../../../../src/screens/transactions/confirm/ConfirmDialogView.tsx'
import { confirmText } from '../../../../src/screens/transactions/confirm/text.ts'
import { CanceledItem } from '../../../../src/screens/transactions/execute/CanceledItem.tsx'
import { OutcomeText } from '../../../../src/screens/common/signing/OutcomeText.tsx'
import { reasonText } from '../../../../src/screens/common/signing/reasonText.ts'
import { feesText } from '../../../../src/screens/transactions/execute/fees/text.ts'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { useArmed } from '../../../../src/screens/common/hooks/useArmed.ts'
import { base } from '../../../../mocks/chain/genesis/places.ts'
import { impostor } from '../../../../mocks/chain/impostor.ts'
import { unnamedText } from '../../../../src/screens/transactions/review/unnamed/text.ts'
import { englishText } from '../../../englishText.ts'
import { hostileDetail } from '../../common/rows/hostile.ts'
import { aPending, nameless } from '../../common/rows/items.ts'
import {
  aBatchDetail,
  aBatchReview,
  aDetail,
  aCodeProof,
  allowed,
  anApproval,
  anApprovalDetail,
  anOwnerDetail,
  anOwnerReview,
  aProof,
  aRejectionDetail,
  mainnet,
  tokens,
  aRefutedDetail,
  otherEffect,
} from '../review/transactions.ts'
import { GasItem, GasNotice } from '../../../../src/screens/transactions/confirm/GasItem.tsx'
import {
  SimulationItem,
  SimulationNotice,
} from '../../../../src/screens/transactions/confirm/SimulationItem.tsx'

const nothing = () => {}
const text = englishText(transactionText)
const dialogText = englishText(confirmText)
const unnamed = englishText(unnamedText)
const fees = englishText(feesText)

const meta: Meta<typeof ConfirmDialogView> = {
  title: 'Screens/Transaction/Confirm dialog view',
  component: ConfirmDialogView,
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: {
    detail: aDetail(),
    chain: mainnet,
    proof: aProof('verified'),
    risks: [],
    state: { step: 'review' },
    allowed,
    submitted: 1,
    required: 2,
    onSwitchChain: nothing,
    onSign: nothing,
    onRetry: nothing,
    onBack: nothing,
    onClose: nothing,
  },
}
export default meta
type Story = StoryObj<typeof ConfirmDialogView>

export const Review: Story = {
  parameters: { cell: { screen: 'confirm', state: 'owner' } },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 3 })
    await expect(heading).toHaveTextContent(/^Send 2\.5 ETH \$6,250\.00 to dave\.eth$/)
  },
}
export const Checking: Story = {
  args: { proof: aProof('checking'), allowed: no('checking') },
  parameters: { cell: { screen: 'confirm', state: 'loading' } },
}
/**
 * Signing stays disabled briefly after the whole review is shown. Time spent on the screen before
 * that doesn't count.
 */
export const OfAnApp: Story = {
  args: { soon: 'Available in a moment' },
  parameters: { picture: false, pictureReason: 'Review shows it.' },
  render: function OfAnApp(args) {
    return <ConfirmDialogView {...args} allowed={useArmed() ? allowed : no('checking')} />
  },
  play: async () => {
    const sign = await screen.findByRole('button', { name: dialogText('confirm.sign') })
    await waitFor(async () => {
      await expect(sign).toHaveAttribute('aria-disabled', 'true')
      await expect(sign).toHaveAccessibleDescription('Available in a moment')
    })
    await waitFor(() => expect(sign).not.toHaveAttribute('aria-disabled'))
  },
}
/** The reason it can't be signed yet appears next to the button. */
export const Simulating: Story = {
  args: { changes: { status: 'loading' }, onSign: fn() },
  play: async ({ args, userEvent }) => {
    const sign = await screen.findByRole('button', { name: dialogText('confirm.sign') })
    await expect(screen.getByText(text('reason.simulating'))).toBeVisible()
    await expect(sign).toHaveAccessibleDescription(text('reason.simulating'))
    await userEvent.click(sign)
    await expect(args.onSign).not.toHaveBeenCalled()
  },
}
/** Where the node can't show what changes, or takes too long, the review says so. */
export const LateSimulation: Story = {
  args: { changes: { status: 'late' }, onSign: fn() },
  parameters: { picture: false, pictureReason: 'ChangesView shows the line.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: dialogText('confirm.sign') }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}
export const ReadOnly: Story = {
  args: { allowed: no('noWallet') },
  parameters: { cell: { screen: 'confirm', state: 'readOnly' } },
}
/**
 * Earlier claims are removed, and the difference is the largest text. There's no sign button, only
 * Close and Copy details.
 */
export const Differs: Story = {
  args: {
    detail: aRefutedDetail(),
    proof: aProof('differs', aRefutedDetail()),
    effect: otherEffect,
    allowed: no('differs'),
  },
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: text('differs.title'), level: 3 }),
    ).toBeVisible()
    const said = await screen.findByText(/^The gateway says “Send 2\.5 ETH/)
    await expect(said).toHaveTextContent(/The transaction data says “Send 25 ETH to 0x9641…02e2”/)
    // It is said once, and the hashes are one click away.
    await expect(screen.queryByText(text('proof.check.summary'))).toBeNull()
    await expect(screen.queryByText(text('differs.summaryOther'))).toBeNull()
    await expect(screen.getAllByText(/sign this/)).toHaveLength(1)
    await expect(screen.queryByText(text('hash.domain'))).toBeNull()
    await expect(screen.queryByRole('heading', { name: /Send 2\.5 ETH/ })).toBeNull()
    await expect(screen.queryByText(text('signatures'), { selector: 'dt' })).toBeNull()
    await expect(screen.queryByRole('button', { name: dialogText('confirm.sign') })).toBeNull()
    await expect(
      screen.getAllByRole('button', { name: text('close') }).some((one) => one.textContent !== ''),
    ).toBe(true)
  },
}
/** What the gateway says and what the data says, with the raw values, to look into it. */
export const CopiesDifferences: Story = {
  ...Differs,
  parameters: { picture: false, pictureReason: 'Differs shows it before the press.' },
  play: async ({ userEvent }) => {
    const copied = fn()
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (words: string) => copied(words) },
    })
    await userEvent.click(await screen.findByRole('button', { name: text('differs.copy') }))
    await waitFor(() => expect(copied).toHaveBeenCalledOnce())
    await expect(copied.mock.lastCall?.[0]).toMatch(
      /The gateway says “Send 2\.5 ETH[\s\S]*Safe: 1:0x[\s\S]*summary: .* raw 25000000000000000000/,
    )
  },
}
export const UnofficialImplementation: Story = {
  args: { proof: aCodeProof('unofficial'), allowed: no('differs') },
}
export const CannotBeVerified: Story = {
  args: { proof: aProof('unverifiable'), allowed: no('unverified') },
}
export const WrongNetwork: Story = { args: { allowed: no('wrongChain') } }
export const UnsupportedVersion: Story = {
  args: { proof: aProof('unverifiable'), allowed: no('unsupportedVersion') },
  parameters: { cell: { screen: 'confirm', state: 'unsupportedChain' } },
}
export const InTheWallet: Story = { args: { state: { step: 'signing', method: 'typedData' } } }
export const Submitting: Story = { args: { state: { step: 'submitting' } } }
export const Declined: Story = {
  args: { state: { step: 'failed', isSigned: false, failure: { at: 'signing', why: 'rejected' } } },
}
/** Its signature counts on another network, for anyone who has it. */
export const WalletSignedSomethingElse: Story = {
  args: {
    state: {
      step: 'failed',
      isSigned: false,
      failure: {
        at: 'signing',
        why: 'notOwner',
        signed: { what: 'otherChain', network: 'Gnosis Chain' },
      },
    },
  },
  parameters: { picture: false, pictureReason: 'SignatureKept shows the parts.' },
  play: async () => {
    await screen.findByText(text('fail.signed.otherChain', { network: 'Gnosis Chain' }), {
      exact: false,
    })
    await screen.findByText(text('fail.signed'), { exact: false })
  },
}
export const SignatureKept: Story = {
  args: {
    state: {
      step: 'failed',
      isSigned: true,
      failure: {
        at: 'submitting',
        why: 'unreachable',
        detail: 'CGW error - 503: Service unavailable',
      },
    },
  },
  parameters: { cell: { screen: 'confirm', state: 'failed' } },
}
/**
 * A danger appeared while the wallet was prompted: the signature is kept back until it is
 * acknowledged.
 */
export const SignatureHeld: Story = {
  args: {
    risks: [{ id: 'untrustedDelegatecall', at: [] }],
    state: { step: 'failed', isSigned: true, failure: { at: 'submitting', why: 'changed' } },
    allowed: no('alreadySigned'),
    onRetry: fn(),
  },
  play: async ({ userEvent, args }) => {
    const submit = await screen.findByRole('button', { name: dialogText('confirm.submitAnyway') })
    await userEvent.click(submit)
    await expect(args.onRetry).not.toHaveBeenCalled()
    await expect(submit).toHaveAccessibleDescription(text('risk.agreeFirst'))
    await userEvent.click(screen.getByRole('checkbox', { name: text('risk.agree') }))
    await userEvent.click(submit)
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
/** The network didn't respond after the signature. */
export const SignatureUnchecked: Story = {
  args: {
    state: { step: 'failed', isSigned: true, failure: { at: 'submitting', why: 'unchecked' } },
  },
  parameters: { picture: false, pictureReason: 'SignatureHeld shows the parts.' },
  play: async () => {
    await screen.findByText(text('fail.unchecked'))
  },
}
/** Without the gateway, the others get a link that contains the signatures. */
export const SignatureKeptToPassOn: Story = {
  args: { ...SignatureKept.args, sharedLink: 'https://coffer.example/transactions/tx#tx=1.' },
  parameters: { picture: false, pictureReason: 'SignatureKeptAndComplete shows the parts.' },
}
/**
 * All signatures are here: it can be executed, although the gateway hasn't accepted the last one.
 */
export const SignatureKeptAndComplete: Story = {
  args: { ...SignatureKeptToPassOn.args, submitted: 2, onExecute: nothing },
}
const executes = dialogText('confirm.lastExecutes', {
  execute: dialogText('confirm.signAndExecute'),
  sign: dialogText('confirm.signOnly'),
})
const executionFee = {
  simulation: { status: 'loading' as const },
  fees: { status: 'loading' as const },
  relaying: {
    relays: { status: 'none' as const },
    payer: 'wallet' as const,
    onPayer: nothing,
    onRetryRelays: nothing,
  },
  onLevel: nothing,
  balance: undefined,
}
/** It can be executed right after signing, and says which button does that. */
export const LastSignature: Story = {
  args: { isLast: true },
  play: async () => {
    await expect(await screen.findByText(executes)).toBeVisible()
  },
}
/** Where signing executes nothing, there is no fee to pay, and no offer to execute. */
export const LastWithoutExecution: Story = {
  args: { isLast: false, executionFee },
  parameters: { picture: false, pictureReason: 'Review shows the parts.' },
  play: async () => {
    await expect(await screen.findByText(dialogText('confirm.last'))).toBeVisible()
    await expect(screen.queryByText(executes)).toBeNull()
    await expect(screen.queryByText(fees('cost'))).toBeNull()
  },
}
/**
 * While the chain is read again, the buttons stay what they were: a second press neither signs nor
 * closes the dialog.
 */
export const LastSignatureChecking: Story = {
  args: { isLast: true, allowed: no('checking'), onSign: fn(), onClose: fn() },
  parameters: { picture: false, pictureReason: 'Checking shows the disabled button.' },
  play: async ({ userEvent, args }) => {
    const signOnly = await screen.findByRole('button', { name: 'Sign only' })
    await expect(signOnly).toHaveAccessibleDescription(reasonText(text, 'checking'))
    await userEvent.click(signOnly)
    await expect(args.onSign).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Done: Story = { args: { state: { step: 'done' }, submitted: 2, onExecute: nothing } }
/** A delegate proposes in an owner's name. */
export const Delegate: Story = {
  args: { delegator: 'Carol', submitted: 0 },
  parameters: { picture: false, pictureReason: 'Review with another sentence.' },
}
export const DelegateDone: Story = {
  args: { delegator: 'Carol', submitted: 0, state: { step: 'done' } },
  parameters: { picture: false, pictureReason: 'Done with another sentence.' },
}
export const DoneButMoreNeeded: Story = {
  args: {
    state: { step: 'done' },
    submitted: 2,
    required: 3,
    link: 'https://coffer.example/transactions/tx',
  },
}
export const Risky: Story = {
  args: {
    risks: [
      { id: 'unlimitedApproval', at: [] },
      { id: 'refund', at: [] },
    ],
    detail: anApprovalDetail(),
    effect: anApproval,
    tokens,
  },
  // The danger right below the sentence, the warning below the facts, each with what it is about.
  play: async () => {
    const [danger] = await screen.findAllByText(text('risk.refund'))
    const warning = await screen.findByText(
      `Lets ${shortAddress(anApproval.spender)} spend all your USDC.`,
    )
    await expect(danger?.compareDocumentPosition(warning)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    const nonce = screen.getByText(text('field.nonce'))
    await expect(danger?.compareDocumentPosition(nonce)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(warning.compareDocumentPosition(nonce)).toBe(Node.DOCUMENT_POSITION_PRECEDING)
  },
}
/** A danger must be acknowledged before anything can be signed. */
export const AgreesToTheDanger: Story = {
  args: { ...Risky.args, onSign: fn() },
  parameters: { picture: false, pictureReason: 'Risky shows it.' },
  play: async ({ userEvent, args }) => {
    const sign = await screen.findByRole('button', { name: dialogText('confirm.sign') })
    await expect(sign).toHaveAccessibleDescription(text('risk.agreeFirst'))
    await userEvent.click(sign)
    await expect(args.onSign).not.toHaveBeenCalled()
    const agreement = screen.getByRole('checkbox', { name: text('risk.agree') })
    await expect(agreement).toHaveAccessibleDescription(text('risk.refund'))
    await userEvent.click(agreement)
    await userEvent.click(sign)
    await expect(args.onSign).toHaveBeenCalledOnce()
    await userEvent.click(agreement)
    await expect(sign).toHaveAccessibleDescription(text('risk.agreeFirst'))
  },
}
/** That also applies to approving on-chain and to signing only the hash. */
export const AgreesBeforeApproving: Story = {
  args: { ...Risky.args, confirmMethod: 'approve', onApprove: fn() },
  parameters: { picture: false, pictureReason: 'Risky shows it.' },
  play: async ({ userEvent, args }) => {
    const approve = await screen.findByRole('button', { name: dialogText('approve.action') })
    await userEvent.click(approve)
    await expect(args.onApprove).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('checkbox', { name: text('risk.agree') }))
    await userEvent.click(approve)
    await expect(args.onApprove).toHaveBeenCalledOnce()
  },
}
/** The simulation shows an approval and a module that the payment doesn't name. */
export const ChangesMore: Story = {
  parameters: { picture: false, pictureReason: 'ExecuteDialogView shows it.' },
  args: {
    ...aBatchReview(),
    detail: aBatchDetail(),
    onSign: fn(),
    changes: {
      status: 'changes',
      tokens,
      changes: {
        balances: [
          { kind: 'native', raw: -300_000_000_000_000_000n },
          { kind: 'erc20', token: base.tokens.usdc, raw: -2_050_000_000n },
        ],
        allowances: [
          { kind: 'erc20', token: base.tokens.usdc, spender: impostor, raw: 9_000_000n },
        ],
        settings: [{ kind: 'enabledModule', address: impostor }],
      },
    },
  },
  play: async ({ userEvent, args }) => {
    const spender = shortAddress(impostor)
    await screen.findByText(unnamed('setting', { change: 'Enable module' }))
    await screen.findByText(unnamed('lets', { spender, amount: '9 USDC' }))
    await userEvent.click(screen.getByRole('button', { name: dialogText('confirm.sign') }))
    await expect(args.onSign).not.toHaveBeenCalled()
  },
}
/** No acknowledgment is needed if signing is blocked. */
export const RiskyAndDiffers: Story = {
  args: { ...Risky.args, proof: aProof('differs'), allowed: no('differs') },
  parameters: { picture: false, pictureReason: 'Risky and Differs show it.' },
  play: async () => {
    await screen.findByText(text('risk.refund'))
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}
/** Three payments in one transaction, each decoded from the call data. */
export const Batch: Story = {
  args: { detail: aBatchDetail(), ...aBatchReview() },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 3 })).toHaveTextContent(
      /^Send 2,050 USDC and 0\.3 ETH in 3 payments$/,
    )
  },
  parameters: { cell: { screen: 'confirm', state: 'partial' } },
}
/** Adds an owner and raises the threshold: worth a second look, but no danger. */
export const AddsAnOwner: Story = {
  args: {
    detail: anOwnerDetail(),
    ...anOwnerReview(),
  },
  play: async () => {
    const added = (await screen.findByText('Add owner')).closest('li')
    await expect(added).toHaveTextContent('dave.eth')
    await expect(screen.getByText(/2 of 3\b.*3 of 4/)).toBeInTheDocument()
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}
/** A rejection says once what it rejects; the dialog also shows the proposer's note. */
export const RejectsAnother: Story = {
  args: {
    detail: { ...aRejectionDetail(), note: 'Wrong invoice' },
    conflicts: { items: [aPending({ nonce: 16 })] },
  },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 3 })
    await expect(heading).toHaveTextContent(/^Reject: Send.*2\.5 ETH/)
    await expect(screen.getAllByText(/Send/)).toHaveLength(1)
    // Its amount, and the whole address of its recipient.
    await expect(screen.getByText('Cancels').closest('div')).toHaveTextContent(/2\.5 ETH/)
    await expect(screen.getByText(text('field.to')).closest('div')).toHaveTextContent(
      nameless.address.slice(-4),
    )
    await screen.findByRole('heading', { name: dialogText('reject.confirm') })
    await screen.findByRole('button', { name: dialogText('reject.sign') })
  },
}
/** Which payment is canceled, as a field. */
export const Canceled: Story = {
  tags: ['part'],
  parameters: { picture: false, pictureReason: 'RejectsAnother shows it in its place.' },
  render: () => (
    <DataList>
      <CanceledItem
        action={aRejectionDetail().action}
        conflicts={{ items: [aPending({ nonce: 16 })] }}
        chain={mainnet}
      />
    </DataList>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Cancels')).toBeVisible()
  },
}
/** Nothing is paid by what it cancels. */
export const RejectsAChange: Story = {
  args: {
    detail: aRejectionDetail(),
    conflicts: {
      items: [
        aPending({
          nonce: 16,
          action: { kind: 'settings', change: { type: 'changeThreshold', threshold: 3 } },
        }),
      ],
    },
  },
  parameters: { picture: false, pictureReason: 'RejectsAnother shows the same parts.' },
  play: async () => {
    const heading = await screen.findByRole('heading', { level: 3 })
    await expect(heading).toHaveTextContent(/^Reject: .*3/)
    await expect(screen.queryByText('Cancels')).toBeNull()
  },
}
/** Which of several it rejects isn't known: all are named. */
export const RejectsSeveral: Story = {
  args: {
    detail: aRejectionDetail(),
    conflicts: { items: [aPending({ nonce: 16 }), aPending({ nonce: 16, variant: 1 })] },
  },
  parameters: { picture: false, pictureReason: 'RejectsAnother shows the same parts.' },
  play: async () => {
    await screen.findByText(/^Rejects the transactions below/)
    await expect(screen.getAllByText(/^Send/)).toHaveLength(2)
    await screen.findByRole('button', { name: dialogText('reject.sign') })
  },
}
/** The proposer's texts and the decoded values show what is hidden in them. */
export const HostileTexts: Story = {
  args: { detail: hostileDetail() },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByText('All signed fields'))
    await expect(screen.getByText('Pay[U+202E]شركة 12 (عمان)')).toBeVisible()
    await expect(screen.getByText('Decoded by the gateway: register[U+2066]')).toBeVisible()
    await expect(screen.getByText('name[U+200B]')).toBeVisible()
    await expect(screen.getAllByText(/^USD Coin\[U\+202E\] nioC live/)).toHaveLength(2)
    await expect(
      screen.getByText('[\u2068شركة 12 (عمان)\u2069, treasury.eth[U+202E]]'),
    ).toBeVisible()
  },
}
/** Simulated with the same signatures against the current chain state. */
export const Simulated: Story = {
  args: { simulation: { status: 'works' } },
  parameters: { picture: false, pictureReason: 'ProposeDialog shows it.' },
}
/** It can be signed, but that isn't what the dialog suggests. */
export const WouldFail: Story = {
  args: { simulation: { status: 'reverts', code: 'GS013' } },
  play: async () => {
    const sign = await screen.findByRole('button', { name: dialogText('confirm.sign') })
    await expect(sign).toHaveAttribute('data-variant', 'secondary')
    await expect(sign).not.toHaveAttribute('aria-disabled')
    await expect(screen.queryByRole('checkbox')).toBeNull()
  },
}
export const ActionWouldFail: Story = {
  args: { simulation: { status: 'innerFails' } },
  parameters: { picture: false, pictureReason: 'WouldFail shows it.' },
}
export const NotSimulated: Story = {
  args: { simulation: { status: 'unknown' } },
  parameters: { picture: false, pictureReason: 'Simulated shows it.' },
}
/** The account is a contract: it approves on-chain. */
export const Approving: Story = { args: { confirmMethod: 'approve', onApprove: nothing } }
export const ApprovalInTheWallet: Story = {
  args: { confirmMethod: 'approve', state: { step: 'wallet' } },
  parameters: { picture: false, pictureReason: 'InTheWallet shows it.' },
}
export const ApprovalSent: Story = {
  args: {
    confirmMethod: 'approve',
    state: { step: 'mining', txHash: `0x${'5e'.repeat(32)}`, slow: true },
  },
  parameters: { picture: false, pictureReason: 'ExecuteDialogView shows it.' },
}
export const ApprovalDidNotCount: Story = {
  args: {
    confirmMethod: 'approve',
    state: {
      step: 'failed',
      isSigned: false,
      txHash: `0x${'5e'.repeat(32)}`,
      failure: { at: 'chain', why: 'notApproved' },
    },
  },
  parameters: { picture: false, pictureReason: 'Declined shows it.' },
}
export const Approved: Story = {
  args: { confirmMethod: 'approve', state: { step: 'done' }, submitted: 2, onExecute: nothing },
  parameters: { picture: false, pictureReason: 'Done shows it.' },
}
/** The wallet can't sign typed data: it can sign just the hash, or approve on-chain. */
export const WalletCannotSignTypedData: Story = {
  args: {
    state: {
      step: 'failed',
      isSigned: false,
      method: 'typedData',
      failure: { at: 'signing', why: 'unsupported', detail: 'Method not supported' },
    },
    onApprove: nothing,
    onChooseHash: fn(),
  },
  parameters: { picture: false, pictureReason: 'Declined shows it.' },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: dialogText('hash.choose') }))
    await expect(args.onChooseHash).toHaveBeenCalledOnce()
  },
}
/** A separate step that names the hash. */
export const SignsTheHashAlone: Story = {
  args: { state: { step: 'hash' }, hash: `0x${'8e9f4a97'.repeat(8)}`, onSignHash: fn() },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: dialogText('hash.sign') }))
    await expect(args.onSignHash).toHaveBeenCalledOnce()
  },
}
/** After a rejection, only the same action can be retried. */
export const HashDeclined: Story = {
  args: {
    state: {
      step: 'failed',
      isSigned: false,
      method: 'hash',
      failure: { at: 'signing', why: 'rejected' },
    },
    onApprove: nothing,
    onChooseHash: nothing,
  },
  parameters: { picture: false, pictureReason: 'Declined shows it.' },
  play: async () => {
    await screen.findByRole('button', { name: text('retry') })
    await expect(screen.queryByRole('button', { name: dialogText('hash.choose') })).toBeNull()
  },
}
/** A Safe before 1.3.0: the action gets at least this gas. */
export const WithGas: Story = {
  args: { gas: { safeTxGas: 52_311n, status: 'estimated' } },
  parameters: { picture: false, pictureReason: 'One more field.' },
}
export const GasReported: Story = {
  args: { gas: { safeTxGas: 52_311n, status: 'reported' } },
  parameters: { picture: false, pictureReason: 'WithGas has the same field.' },
}
export const WithoutGas: Story = {
  args: { gas: { safeTxGas: 0n, status: 'missing' } },
  parameters: { picture: false, pictureReason: 'A notice like others.' },
}
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }

/** What would happen if it were executed now, and the gas that it gets. */
export const Fields: Story = {
  tags: ['part'],
  render: () => (
    <>
      <DataList>
        <SimulationItem simulation={{ status: 'loading' }} />
        <SimulationItem simulation={{ status: 'unsupported' }} />
        <SimulationItem simulation={{ status: 'unknown' }} />
        <SimulationItem simulation={{ status: 'works' }} />
        <SimulationItem simulation={{ status: 'innerFails' }} />
        <DataItem label="Outcome">
          <OutcomeText outcome="works">Succeeds</OutcomeText>
        </DataItem>
        <GasItem safeTxGas={80_000n} status="estimated" />
      </DataList>
      <SimulationNotice simulation={{ status: 'innerFails' }} />
      <GasNotice status="missing" />
    </>
  ),
  // Whatever the outcome is, it has its icon.
  play: async ({ canvas }) => {
    const rows = canvas.getAllByText('Simulation').map((label) => label.nextElementSibling)
    await expect(rows).toHaveLength(5)
    for (const row of rows) await expect(row?.querySelector('svg')).toBeVisible()
  },
}
