import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
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
/** It ended the connection itself. */
export const Lost: Story = {
  args: { lost: 'MetaMask' },
  parameters: { picture: false, pictureReason: 'It looks like Disconnected.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect MetaMask' }))
    await expect(args.onConnect).toHaveBeenCalledOnce()
  },
}
export const Reconnecting: Story = { args: { status: 'reconnecting' } }
