import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { OpeningStep } from '../../../src/wallet/connect/OpeningStep.tsx'
import { rainbow } from '../fixtures.ts'

const meta: Meta<typeof OpeningStep> = {
  title: 'Wallet/Connect/Opening step',
  tags: ['autodocs'],
  component: OpeningStep,
  parameters: { boxWidth: 400 },
  args: { wallet: 'Rainbow', icon: rainbow.icon, onCancel: fn() },
}
export default meta
type Story = StoryObj<typeof OpeningStep>

export const Waiting: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const WithoutIcon: Story = { args: { icon: undefined } }
