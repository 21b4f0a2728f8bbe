import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MissingStep } from '../../../src/wallet/connect/MissingStep.tsx'
import { metaMask } from '../fixtures.ts'

const meta: Meta<typeof MissingStep> = {
  title: 'Wallet/Connect/Missing step',
  tags: ['autodocs'],
  component: MissingStep,
  parameters: { boxWidth: 400 },
  args: { wallet: 'MetaMask', icon: metaMask.icon, onOther: fn() },
}
export default meta
type Story = StoryObj<typeof MissingStep>

export const NotInstalled: Story = {
  args: { onGet: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Install MetaMask' }))
    await expect(args.onGet).toHaveBeenCalledOnce()
  },
}
export const NotAvailable: Story = {}
