import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { encodeFunctionData, parseAbi } from 'viem'
import { routes } from '#gateway'
import { plainTx, rejectionTx } from '#safe'
import { bookedOrders, settlement } from '../../../../../mocks/gateway/orderBook.ts'
import { mockRoute } from '../../../../../mocks/mockRoute.ts'
import { people } from '../../../../../mocks/people.ts'
import type { World } from '../../../../../mocks/world.ts'
import { ProposeDialog } from '../../../../../src/screens/transactions/confirm/dialog/ProposeDialog.tsx'
import { confirmText } from '../../../../../src/screens/transactions/confirm/text.ts'
import { intentText } from '../../../../../src/screens/transactions/review/intent/text.ts'
import { transactionText } from '../../../../../src/screens/common/signing/text.ts'
import { sendDraft } from '../../../../../src/screens/transactions/send/sendDraft.ts'
import { englishText } from '../../../../englishText.ts'
import { treasury } from '../../review/transactions.ts'
import { assets } from '../../send/sending.ts'

const text = englishText(confirmText)
const words = englishText(transactionText)
const [ether] = assets
const payment = {
  to: people.erin.address,
  raw: 10n ** 17n,
  asset: ether as NonNullable<typeof ether>,
}
const draft = sendDraft({ payments: [payment], note: 'Invoice 12', nonce: 17n }, undefined)

const anOrderCall = encodeFunctionData({
  abi: parseAbi(['function setPreSignature(bytes orderUid, bool signed)']),
  args: [bookedOrders('1')[0]?.uid ?? '0x', true],
})

const meta: Meta<typeof ProposeDialog> = {
  title: 'Flows/Propose a transaction',
  component: ProposeDialog,
  args: { at: treasury, draft, onExecute: () => {}, onClose: () => {}, onEdit: fn() },
  parameters: {
    layout: 'fullscreen',
    picture: 'page',
    world: 'everyday',
    wallet: { person: 'alice' },
  },
}
export default meta
type Story = StoryObj<typeof ProposeDialog>

/** Unsigned so far, so it shows no claims about signatures. */
export const Verified: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByText('Verified')
    await expect(screen.queryByText(words('proof.check.signatures'))).toBeNull()
    await expect(screen.queryByText(/^This leaves a gap/)).toBeNull()
    await expect(screen.getByText('Invoice 12')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: words('back') }))
    await expect(args.onEdit).toHaveBeenCalledOnce()
  },
}
/** Frank keeps Carol's books: he proposes in her name, and no owner has signed yet. */
export const ByDelegate: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'frank' },
  },
  play: async ({ userEvent }) => {
    await screen.findByText('Verified')
    const propose = await screen.findByRole('button', { name: text('propose.sign') })
    await waitFor(() => expect(propose).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(propose)
    await screen.findByText(text('propose.doneText'))
  },
}
/** A call to an exchange: the gateway's description is compared with the call data. */
export const SwapOrder: Story = {
  args: {
    draft: {
      tx: plainTx({ to: settlement, value: 0n, data: anOrderCall, nonce: 17n }),
      action: { kind: 'call', to: { address: settlement, name: null }, method: null, value: 0n },
      note: null,
    },
  },
  parameters: { picture: false, pictureReason: 'IntentFields shows it.' },
  play: async () => {
    await screen.findByText(englishText(intentText)('kind.swap'))
    await expect(screen.getByText(/^Checked against the call data/)).toBeVisible()
  },
}
/** A call that does something other than described can't be signed. */
export const SaysSomethingElse: Story = {
  args: { draft: { ...draft, tx: { ...draft.tx, to: people.frank.address } } },
  play: async () => {
    await screen.findByText('Differs')
    await expect(screen.queryByRole('button', { name: text('confirm.sign') })).toBeNull()
  },
}
/** The rejection of the next transaction names the rejected transaction. */
export const Rejection: Story = {
  args: {
    draft: { tx: rejectionTx(treasury.address, 11n), action: { kind: 'reject' }, note: null },
  },
  play: async () => {
    await screen.findByText('Verified')
    await expect(screen.getByRole('heading', { name: text('reject.heading') })).toBeVisible()
    await expect(await screen.findByText(words('field.cancels'))).toBeVisible()
    await expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent(/^Reject: /)
    await expect(screen.getByRole('button', { name: text('reject.sign') })).toBeVisible()
  },
}
/** A nonce far above those of the queue, whether typed or proposed, isn't signed unnoticed. */
export const LeavesAGap: Story = {
  args: { draft: { ...draft, tx: { ...draft.tx, nonce: 40n } } },
  play: async () => {
    await screen.findByText('Verified')
    await expect(await screen.findByText(/^This leaves a gap/)).toHaveTextContent(
      words('conflict.missing', { nonce: '17' }),
    )
  },
}
/** Without the queue, transactions with the same nonce are unknown. */
export const NoQueue: Story = {
  parameters: {
    picture: false,
    pictureReason: 'LeavesAGap shows such a notice.',
    msw: [mockRoute(routes.queued).fails(503)],
  },
  play: async () => {
    await screen.findByText('Verified')
    await expect(await screen.findByText(words('conflict.unknown'))).toBeVisible()
    await expect(screen.queryByText(/^This leaves a gap/)).toBeNull()
  },
}
/** Its nonce was used in the meantime. */
export const NonceUsed: Story = {
  args: { draft: { ...draft, tx: { ...draft.tx, nonce: 0n } } },
  parameters: { picture: false, pictureReason: 'ConfirmDialogView shows it.' },
  play: async () => {
    await screen.findByText('Verified')
    await expect(
      screen.getByRole('button', { name: text('confirm.sign') }),
    ).toHaveAccessibleDescription(words('reason.nonceUsed'))
  },
}
/** An owner that is a contract can't make the first signature. */
export const ContractOwner: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    changeWorld: async (world: World) =>
      (await world.chain(1)).overwrite(people.alice.address, { code: '0x00' }),
  },
  play: async () => {
    await screen.findByText('Verified')
    await expect(
      screen.getByRole('button', { name: text('confirm.sign') }),
    ).toHaveAccessibleDescription(text('approve.notProposed'))
  },
}
export const NotAnOwner: Story = {
  parameters: {
    picture: false,
    pictureReason: 'ConfirmDialogView shows it.',
    wallet: { person: 'dave' },
  },
  play: async () => {
    await screen.findByText('Verified')
    await expect(
      screen.getByRole('button', { name: text('confirm.sign') }),
    ).toHaveAccessibleDescription(words('reason.notOwner'))
  },
}
