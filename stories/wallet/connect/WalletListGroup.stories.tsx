import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { WalletListGroup } from '../../../src/wallet/connect/WalletListGroup.tsx'
import { aWallet, coinbase, rainbow } from '../fixtures.ts'

const wallets = [aWallet(), rainbow, coinbase]
const meta: Meta<typeof WalletListGroup> = {
  title: 'Wallet/Connect/Wallet list group',
  tags: ['autodocs'],
  component: WalletListGroup,
  parameters: { boxWidth: 288 },
  args: { group: { heading: 'Popular', wallets }, onPick: fn() },
}
export default meta
type Story = StoryObj<typeof WalletListGroup>

export const KnownHeading: Story = {}
export const TheAppsOwnHeading: Story = { args: { group: { heading: 'For our members', wallets } } }
export const WithoutHeading: Story = { args: { group: { heading: '', wallets } } }
