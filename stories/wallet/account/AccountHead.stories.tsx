import type { Meta, StoryObj } from '@storybook/react-vite'
import { failed, loading, ready } from '#base'
import { people } from '../../../mocks/people.ts'
import { AccountHead } from '../../../src/wallet/account/AccountHead.tsx'
import { aPicture } from './fixtures.ts'

const ether = (value: bigint) => ready({ value, decimals: 18, symbol: 'ETH' })

const meta: Meta<typeof AccountHead> = {
  title: 'Wallet/Account/Account head',
  tags: ['autodocs'],
  component: AccountHead,
  parameters: { boxWidth: 352 },
  args: {
    account: people.alice.address,
    walletName: 'Demo wallet',
    balance: ether(2_500_000_000_000_000_000n),
  },
}
export default meta
type Story = StoryObj<typeof AccountHead>

export const WithoutName: Story = {}
export const WithName: Story = { args: { name: 'alice.eth', image: aPicture } }
export const LongName: Story = { args: { name: 'the-treasurer-of-the-northern-lighthouse.eth' } }
export const BalanceLoading: Story = { args: { balance: loading } }
export const BalanceFailed: Story = { args: { balance: failed({ kind: 'unreachable' }) } }
export const ZeroBalance: Story = { args: { balance: ether(0n) } }
export const DustBalance: Story = { args: { balance: ether(1n) } }
export const LargeBalance: Story = { args: { balance: ether(1_234_567_890_000_000_000_000_000n) } }
export const AbsurdBalance: Story = {
  args: { balance: ether(10n ** 70n) },
  play: async ({ canvas }) => void canvas.getByText('more than 999 trillion'),
}
export const OtherNetwork: Story = { args: { balance: undefined } }
