import type { Meta, StoryObj } from '@storybook/react-vite'
import { no } from '#base'
import { ConfirmDialogView } from '../../../src/screens/confirm/ConfirmDialogView.tsx'
import { aPending } from '../shared/items.ts'
import { aBatchDetail, aBatchReview, aDetail, allowed, anOwnerDetail, aProof, aRejectionDetail, mainnet } from '../review/transactions.ts'

const nothing = () => {}

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

export const Review: Story = { parameters: { cell: { screen: 'confirm', state: 'owner' } } }
export const Checking: Story = { args: { proof: aProof('checking'), allowed: no('checking') }, parameters: { cell: { screen: 'confirm', state: 'loading' } } }
export const ReadOnly: Story = { args: { allowed: no('noWallet') }, parameters: { cell: { screen: 'confirm', state: 'readOnly' } } }
export const Differs: Story = { args: { proof: aProof('differs'), allowed: no('differs') } }
export const CannotBeVerified: Story = { args: { proof: aProof('unverifiable'), allowed: no('unverified') } }
export const WrongNetwork: Story = { args: { allowed: no('wrongChain') } }
export const UnsupportedVersion: Story = {
  args: { proof: aProof('unverifiable'), allowed: no('unsupportedVersion') },
  parameters: { cell: { screen: 'confirm', state: 'unsupportedChain' } },
}
export const InTheWallet: Story = { args: { state: { step: 'signing' } } }
export const Submitting: Story = { args: { state: { step: 'submitting' } } }
export const Refused: Story = { args: { state: { step: 'failed', isSigned: false, failure: { at: 'signing', why: 'rejected' } } } }
export const SignatureKept: Story = {
  args: { state: { step: 'failed', isSigned: true, failure: { at: 'submitting', why: 'unreachable', detail: 'CGW error - 503: Service unavailable' } } },
  parameters: { cell: { screen: 'confirm', state: 'failed' } },
}
export const Done: Story = { args: { state: { step: 'done' }, submitted: 2 } }
export const DoneButMoreNeeded: Story = { args: { state: { step: 'done' }, submitted: 2, required: 3 } }
export const Risky: Story = {
  args: {
    risks: [
      { id: 'refund', severity: 'critical', at: [] },
      { id: 'settingsChange', severity: 'warning', at: [] },
    ],
  },
}
/** Three payments in one transaction, each decoded from the call data. */
export const Batch: Story = {
  args: { detail: aBatchDetail(), ...aBatchReview() },
  parameters: { cell: { screen: 'confirm', state: 'partial' } },
}
/** Adds an owner and raises the threshold. */
export const AddsAnOwner: Story = { args: { detail: anOwnerDetail(), threshold: 2, risks: [{ id: 'settingsChange', severity: 'critical', at: [] }] } }
/** A rejection lists the transaction that it rejects; the dialog also shows the proposer's note. */
export const RejectsAnother: Story = { args: { detail: { ...aRejectionDetail(), note: 'Wrong invoice' }, conflicts: [aPending({ nonce: 16 })] } }
export const RightToLeft: Story = { globals: { locale: 'pseudo-rtl' } }
