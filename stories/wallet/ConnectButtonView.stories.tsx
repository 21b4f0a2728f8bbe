import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { ConnectButtonView } from '../../src/wallet/buttons/ConnectButtonView.tsx'

const meta: Meta<typeof ConnectButtonView> = {
  title: 'Wallet/Connect/Connect button view',
  tags: ['autodocs'],
  component: ConnectButtonView,
  args: { status: 'disconnected', onConnect: fn() },
}
export default meta
type Story = StoryObj<typeof ConnectButtonView>

export const Disconnected: Story = {}
export const Reconnecting: Story = { args: { status: 'reconnecting' } }
