import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { failed, loading, ready } from '#base'
import { List, ListRow } from '#ui'
import { people } from '../../mocks/people.ts'
import { AccountView, type AccountViewProps } from '../../src/wallet/account/AccountView.tsx'
import { twoWallets } from './account/fixtures.ts'

const ether = (value: bigint) => ready({ value, decimals: 18, symbol: 'ETH' })
const networks: AccountViewProps['networks'] = {
  chains: [
    { id: 1, name: 'Ethereum' },
    { id: 17_000, name: 'Holesky' },
  ],
  current: 1,
  state: { status: 'idle', turn: 0 },
  onSwitch: fn(),
}

const meta: Meta<typeof AccountView> = {
  title: 'Wallet/Account/Account view',
  tags: ['autodocs'],
  component: AccountView,
  args: {
    account: people.alice.address,
    walletName: 'Demo wallet',
    balance: ether(2_500_000_000_000_000_000n),
    explorerHref: `https://explorer.test/address/${people.alice.address}`,
    networks,
    onDisconnect: fn(),
  },
}
export default meta
type Story = StoryObj<typeof AccountView>

export const WithoutName: Story = {}
export const WithName: Story = { args: { name: 'alice.eth' } }
export const LongName: Story = { args: { name: 'the-treasurer-of-the-northern-lighthouse.eth' } }
export const BalanceLoading: Story = { args: { balance: loading } }
export const BalanceFailed: Story = { args: { balance: failed({ kind: 'unreachable' }) } }
export const ZeroBalance: Story = { args: { balance: ether(0n) } }
export const DustBalance: Story = { args: { balance: ether(1n) } }
export const LargeBalance: Story = { args: { balance: ether(1_234_567_890_000_000_000_000_000n) } }
export const NoExplorer: Story = { args: { explorerHref: undefined } }
export const OtherNetwork: Story = {
  args: {
    balance: undefined,
    explorerHref: undefined,
    networks: { ...networks, current: 11_155_111 },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Holesky' }))
    await expect(args.networks.onSwitch).toHaveBeenCalledWith(17_000)
  },
}
export const RowsOfTheApp: Story = {
  args: {
    rows: (
      <List label="Of the app">
        <ListRow title="Points" trailing="1,204" />
      </List>
    ),
  },
}
export const SeveralWallets: Story = {
  args: { wallets: { wallets: twoWallets, onUse: fn(), onDisconnect: fn(), onAdd: fn() } },
}
