import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { MoreWallets } from '../../../src/wallet/connect/MoreWallets.tsx'

const meta: Meta<typeof MoreWallets> = {
  title: 'Wallet/Connect/More wallets',
  tags: ['autodocs'],
  component: MoreWallets,
  parameters: { boxWidth: 288 },
  args: { status: 'offered', onShow: fn() },
}
export default meta
type Story = StoryObj<typeof MoreWallets>

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More wallets' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Loading more wallets/ }))
    await expect(args.onShow).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onShow).toHaveBeenCalledOnce()
  },
}
