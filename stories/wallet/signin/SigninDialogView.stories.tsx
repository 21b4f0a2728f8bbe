import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { SigninDialogView } from '../../../src/wallet/signin/SigninDialogView.tsx'
import { at, facts, failures } from './fixtures.ts'

const likeStep = {
  picture: false,
  pictureReason: 'The dialog around it is in Ready, what is in it in the stories of its parts.',
} as const

const meta: Meta<typeof SigninDialogView> = {
  title: 'Wallet/Sign in/Sign-in dialog view',
  tags: ['autodocs'],
  component: SigninDialogView,
  parameters: { picture: 'page' },
  args: { open: true, state: at.idle(), ...facts, onSign: fn(), onRetry: fn(), onCancel: fn() },
}
export default meta
type Story = StoryObj<typeof SigninDialogView>

export const Ready: Story = {
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: 'Verify your account' })
    await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSign).toHaveBeenCalledOnce()
  },
}
export const Preparing: Story = {
  args: { state: at.preparing() },
  parameters: likeStep,
  play: async ({ args, userEvent }) => {
    const button = await screen.findByRole('button', { name: /^Preparing message…/ })
    await userEvent.click(button)
    await expect(args.onSign).not.toHaveBeenCalled()
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
}
export const NonceFailed: Story = {
  args: { state: at.unprepared() },
  play: async ({ args, userEvent }) => {
    await screen.findByText('Error preparing message, please retry!', { selector: 'p' })
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const CreatingMessage: Story = {
  args: { state: at.creatingMessage() },
  parameters: likeStep,
  play: async () => void (await screen.findByRole('button', { name: /^Preparing message…/ })),
}
export const Signing: Story = {
  args: { state: at.signing() },
  play: async () => void (await screen.findByRole('button', { name: /^Waiting for signature…/ })),
}
export const Verifying: Story = {
  args: { state: at.verifying() },
  parameters: likeStep,
  play: async () => void (await screen.findByRole('button', { name: /^Verifying signature…/ })),
}
export const SigningFailed: Story = {
  args: { state: at.idle(failures.signing) },
  parameters: likeStep,
  play: async () =>
    void (await screen.findByText('Error signing message, please retry!', { selector: 'p' })),
}
export const VerifyingFailed: Story = {
  args: { state: at.idle(failures.verifying) },
  parameters: likeStep,
  play: async () =>
    void (await screen.findByText('Error verifying signature, please retry!', { selector: 'p' })),
}
export const UnknownFailure: Story = {
  args: { state: at.idle(failures.elsewhere) },
  parameters: likeStep,
  play: async () =>
    void (await screen.findByText('Oops, something went wrong!', { selector: 'p' })),
}

export const Canceled: Story = {
  args: { state: at.signing() },
  parameters: { picture: false, pictureReason: 'It looks like Signing.' },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onCancel).toHaveBeenCalledTimes(2)
  },
}
