import type { Meta, StoryObj } from '@storybook/react-vite'
import { SigninFailureNotice } from '../../../src/wallet/signin/SigninFailureNotice.tsx'
import { facts, failures } from './fixtures.ts'

const meta: Meta<typeof SigninFailureNotice> = {
  title: 'Wallet/Sign in/Sign-in failure notice',
  tags: ['autodocs'],
  component: SigninFailureNotice,
  args: { failure: failures.preparing, wallet: facts.wallet },
}
export default meta
type Story = StoryObj<typeof SigninFailureNotice>

export const Preparing: Story = {}
export const WalletIsBusy: Story = { args: { failure: failures.pending } }
export const WalletDisconnected: Story = { args: { failure: failures.lost } }
export const WalletDoesNotRespond: Story = { args: { failure: failures.timedOut } }
export const SigningWithDetail: Story = {
  args: { failure: failures.signing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Details from the wallet'))
  },
}
export const Verifying: Story = { args: { failure: failures.verifying } }
export const UnknownFailure: Story = { args: { failure: failures.elsewhere } }
