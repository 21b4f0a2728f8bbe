import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletRow } from '../../../src/wallet/connect/WalletRow.tsx'
import { aWallet, metaMask, rainbow } from '../fixtures.ts'

const meta: Meta<typeof WalletRow> = {
  title: 'Wallet/Connect/Wallet row',
  tags: ['autodocs'],
  component: WalletRow,
  decorators: [(Story) => <ul>{Story()}</ul>],
  parameters: { boxWidth: 288 },
  args: { wallet: aWallet(), onPick: fn() },
}
export default meta
type Story = StoryObj<typeof WalletRow>

export const Installed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Demo wallet' }))
    await expect(args.onPick).toHaveBeenCalledOnce()
  },
}
export const Recent: Story = { args: { wallet: aWallet({ recent: true }) } }
export const OnAPhone: Story = { args: { wallet: rainbow } }
export const NotInstalled: Story = { args: { wallet: metaMask } }
export const Connected: Story = {
  args: { wallet: aWallet({ recent: true, connected: true }) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Demo wallet Connected' }))
    await expect(args.onPick).not.toHaveBeenCalled()
  },
}
export const Chosen: Story = { args: { wallet: aWallet({ recent: true }), chosen: true } }
export const LongName: Story = {
  args: {
    wallet: aWallet({
      name: 'The Extraordinarily Long-Winded Multi-Chain Browser Wallet of the Future',
      recent: true,
    }),
  },
}
