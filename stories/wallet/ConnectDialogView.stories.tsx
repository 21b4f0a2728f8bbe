import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import type { ConnectState } from '../../src/wallet/connect/connectFlow.ts'
import { ConnectDialogView } from '../../src/wallet/connect/ConnectDialogView.tsx'
import type { WalletFailure } from '../../src/wallet/connectors/walletErrors.ts'
import { aWallet, someWallets } from './fixtures.ts'

const meta: Meta<typeof ConnectDialogView> = {
  title: 'wallet/ConnectDialogView',
  component: ConnectDialogView,
  parameters: { picture: 'page' },
  args: { open: true, state: { step: 'none', attempt: 0 }, wallets: someWallets, onPick: fn(), onRetry: fn(), onBack: fn(), onClose: fn() },
}
export default meta
type Story = StoryObj<typeof ConnectDialogView>

const failed = (failure: WalletFailure): { state: ConnectState } => ({ state: { step: 'failed', attempt: 1, wallet: 'demo', failure } })

export const SomeWallets: Story = {
  play: async ({ args, canvasElement, userEvent }) => {
    const row = [...canvasElement.ownerDocument.querySelectorAll('button')].find(({ textContent }) => textContent === 'Rainbow')
    await userEvent.click(row as HTMLElement)
    await expect(args.onPick).toHaveBeenCalledWith('me.rainbow')
  },
}
export const OneWallet: Story = { args: { wallets: [aWallet()] } }
export const TheBrowsersOwn: Story = { args: { wallets: [aWallet({ id: 'injected', name: undefined, icon: undefined })] } }
export const NoWallet: Story = { args: { wallets: [] } }
export const Opening: Story = { args: { state: { step: 'connect', attempt: 1, wallet: 'demo' } } }
export const Rejected: Story = { args: failed({ kind: 'rejected' }) }
export const Pending: Story = { args: failed({ kind: 'pending' }) }
export const Missing: Story = { args: failed({ kind: 'missing' }) }
export const TimedOut: Story = { args: failed({ kind: 'timedOut' }) }
export const WrongChain: Story = { args: failed({ kind: 'wrongChain' }) }
export const ChainUnknown: Story = { args: failed({ kind: 'chainUnknown' }) }
export const Lost: Story = { args: failed({ kind: 'lost' }) }
export const Failed: Story = { args: failed({ kind: 'failed' }) }
export const FailedWithDetail: Story = {
  args: failed({ kind: 'failed', detail: 'Internal JSON-RPC error: keyring controller is locked (0x5f3759df)' }),
  play: async ({ canvasElement, userEvent }) => {
    await userEvent.click(canvasElement.ownerDocument.querySelector('summary') as HTMLElement)
  },
}
export const LongName: Story = { args: { wallets: [aWallet({ name: 'The Extraordinarily Long-Winded Multi-Chain Browser Wallet of the Future', recent: true }), ...someWallets.slice(1)] } }
