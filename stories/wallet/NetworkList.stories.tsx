import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import type { WalletFailure } from '../../src/wallet/connectors/walletErrors.ts'
import type { NetworkState } from '../../src/wallet/network/networkFlow.ts'
import { NetworkList } from '../../src/wallet/network/NetworkList.tsx'

const meta: Meta<typeof NetworkList> = {
  title: 'Wallet/Network/Network list',
  tags: ['autodocs'],
  component: NetworkList,
  parameters: { boxWidth: 352 },
  args: {
    chains: [
      { id: 1, name: 'Ethereum' },
      { id: 17_000, name: 'Holesky' },
    ],
    current: 1,
    state: { status: 'idle', turn: 0 },
    onSwitch: fn(),
  },
}
export default meta
type Story = StoryObj<typeof NetworkList>

const failed = (failure: WalletFailure): { state: NetworkState } => ({
  state: { status: 'failed', turn: 1, chainId: 17_000, failure },
})

export const Current: Story = {}
export const Switching: Story = {
  args: { state: { status: 'switching', turn: 1, chainId: 17_000 } },
}
export const Adding: Story = { args: { state: { status: 'adding', turn: 1, chainId: 17_000 } } }
export const AddRejected: Story = {
  args: {
    state: {
      status: 'failed',
      turn: 1,
      chainId: 17_000,
      failure: { kind: 'rejected' },
      adding: true,
    },
  },
}
export const Rejected: Story = { args: failed({ kind: 'rejected' }) }
export const Pending: Story = { args: failed({ kind: 'pending' }) }
export const ChainUnknown: Story = { args: failed({ kind: 'chainUnknown' }) }
export const Failed: Story = { args: failed({ kind: 'failed' }) }
export const Unsupported: Story = { args: { current: 11_155_111 } }
export const NotSwitchable: Story = { args: { onSwitch: undefined } }
export const OneNetwork: Story = { args: { chains: [{ id: 1, name: 'Ethereum' }] } }
