import type { Meta, StoryObj } from '@storybook/react-vite'
import { WalletIcon } from '../../src/wallet/connect/WalletIcon.tsx'
import { aWallet } from './fixtures.ts'

const meta: Meta<typeof WalletIcon> = {
  title: 'Wallet/Connect/Wallet icon',
  tags: ['autodocs'],
  component: WalletIcon,
  args: { name: 'Demo wallet', icon: aWallet().icon, size: 32 },
}
export default meta
type Story = StoryObj<typeof WalletIcon>

export const Small: Story = {}
export const Large: Story = { args: { size: 56 } }
export const WithoutIcon: Story = { args: { icon: undefined } }
export const RemoteIcon: Story = { args: { icon: 'https://third-party.test/icon.png', size: 56 } }
export const Broken: Story = { args: { icon: 'data:image/png;base64,AAAA', size: 56 } }
