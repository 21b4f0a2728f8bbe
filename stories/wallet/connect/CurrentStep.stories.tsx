import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CurrentStep } from '../../../src/wallet/connect/CurrentStep.tsx'
import { onDesktop, onPhone, rainbow, someToGet } from '../fixtures.ts'

const meta: Meta<typeof CurrentStep> = {
  title: 'Wallet/Connect/Current step',
  tags: ['autodocs'],
  component: CurrentStep,
  parameters: {
    boxWidth: 420,
    picture: false,
    pictureReason: 'Every step has pictures of its own.',
  },
  args: {
    state: { step: 'none', attempt: 0 },
    wallet: rainbow,
    getable: someToGet,
    device: onDesktop,
    onEvent: fn(),
  },
}
export default meta
type Story = StoryObj<typeof CurrentStep>

export const GetAWallet: Story = {
  args: { state: { step: 'get', home: 'none', attempt: 0 } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Rainbow' }))
    await expect(args.onEvent).toHaveBeenCalledWith({ type: 'wanted', wallet: rainbow })
  },
}
export const PreparingAPairing: Story = {
  args: { state: { step: 'connect', attempt: 1, wallet: rainbow, phase: { phase: 'opening' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Preparing code…')).toBeVisible()
  },
}
export const PreparingAPairingOnAPhone: Story = {
  args: {
    state: { step: 'connect', attempt: 1, wallet: rainbow, phase: { phase: 'opening' } },
    device: onPhone,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible()
  },
}
