import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletRows } from '../../../src/wallet/account/WalletRows.tsx'
import { twoWallets } from './fixtures.ts'

const meta: Meta<typeof WalletRows> = {
  title: 'Wallet/Account/Wallet rows',
  tags: ['autodocs'],
  component: WalletRows,
  parameters: { boxWidth: 352 },
  args: { wallets: twoWallets, onUse: fn(), onDisconnect: fn(), onAdd: fn() },
}
export default meta
type Story = StoryObj<typeof WalletRows>

export const Two: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'MetaMask' }))
    await expect(args.onUse).toHaveBeenCalledWith('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Disconnect MetaMask' }))
    await expect(args.onDisconnect).toHaveBeenCalledWith('2')
    await userEvent.click(canvas.getByRole('button', { name: 'Connect another wallet' }))
    await expect(args.onAdd).toHaveBeenCalledOnce()
  },
}
export const One: Story = {
  args: { wallets: twoWallets.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull()
    canvas.getByRole('button', { name: 'Connect another wallet' })
  },
}
export const NoOtherWallet: Story = {
  args: { onAdd: undefined },
  parameters: { picture: false, pictureReason: 'It is Two without its last line.' },
  play: async ({ canvas }) =>
    await expect(canvas.queryByRole('button', { name: 'Connect another wallet' })).toBeNull(),
}
