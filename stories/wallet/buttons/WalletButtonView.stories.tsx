import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WalletButtonView } from '../../../src/wallet/buttons/WalletButtonView.tsx'
import { aPicture } from '../account/fixtures.ts'

const meta: Meta<typeof WalletButtonView> = {
  title: 'Wallet/Buttons/Wallet button view',
  tags: ['autodocs'],
  component: WalletButtonView,
  args: { name: 'Rainbow', icon: aPicture, onOpen: fn() },
}
export default meta
type Story = StoryObj<typeof WalletButtonView>

export const Plain: Story = {}
export const LastUsed: Story = {
  args: { lastUsed: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Rainbow Last used' }))
    await expect(args.onOpen).toHaveBeenCalledOnce()
  },
}
export const WithoutIcon: Story = { args: { icon: undefined } }
export const Inactive: Story = { args: { onOpen: undefined } }
export const Unavailable: Story = {
  args: { name: 'com.example.wallet', icon: undefined, available: false, onOpen: undefined },
}
