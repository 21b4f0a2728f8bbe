import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { SignedRequestDialog } from '../../../../src/screens/transactions/confirm/request/SignedRequestDialog.tsx'
import { transactionText } from '../../../../src/screens/common/signing/text.ts'
import { englishText } from '../../../englishText.ts'
import { fixed } from '../../../controls.ts'
import { mainnet } from '../review/transactions.ts'

const text = englishText(transactionText)

const words = {
  heading: 'Change a setting of the gateway',
  lead: 'Nothing changes on-chain.',
  sign: 'Sign and change',
  signing: 'Confirm in your wallet',
  signingText: 'Your signature is for the gateway.',
  done: 'Changed',
  doneText: 'The gateway has changed it.',
  declined: "The gateway didn't change it.",
  unreachable: "Couldn't reach the gateway.",
}

const meta: Meta<typeof SignedRequestDialog> = {
  title: 'Screens/Confirm/Signed request dialog',
  component: SignedRequestDialog,
  argTypes: { state: fixed, words: fixed, end: fixed, children: fixed },
  parameters: { picture: false, pictureReason: 'Delete view shows it.', layout: 'fullscreen' },
  args: {
    chain: mainnet,
    state: { step: 'review' },
    words,
    end: [{ label: 'Close', variant: 'primary', onPress: fn() }],
    onStart: fn(),
    onBack: fn(),
    onCancel: fn(),
    onClose: fn(),
    children: <p>What is asked for</p>,
  },
}
export default meta
type Story = StoryObj<typeof SignedRequestDialog>

export const Review: Story = {
  args: { onStart: fn(), onCancel: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: words.sign }))
    await expect(args.onStart).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: text('cancel') }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
/** The wallet is prompted on the Safe's network only. */
export const OtherNetwork: Story = {
  args: { isElsewhere: true, onSwitchChain: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(
      await screen.findByRole('button', { name: text('switchNetwork', { network: 'Ethereum' }) }),
    )
    await expect(args.onSwitchChain).toHaveBeenCalledOnce()
  },
}
/** The dialog can be closed while the wallet doesn't respond. */
export const Signing: Story = {
  args: { state: { step: 'signing' }, onClose: fn() },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('heading', { name: words.signing })
    await userEvent.click(screen.getByRole('button', { name: text('cancel') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Rejected: Story = {
  args: { state: { step: 'failed', failure: { at: 'signing', why: 'rejected' } } },
}
export const Declined: Story = {
  args: {
    state: {
      step: 'failed',
      failure: { at: 'sending', why: 'declined', detail: 'It is too late.' },
    },
  },
}
export const Unreachable: Story = {
  args: { state: { step: 'failed', failure: { at: 'sending', why: 'unreachable' } } },
}
export const Done: Story = { args: { state: { step: 'done' } } }
