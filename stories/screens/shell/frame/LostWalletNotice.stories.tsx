import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { LostWalletNotice } from '../../../../src/screens/shell/frame/notices/LostWalletNotice.tsx'

const meta: Meta<typeof LostWalletNotice> = {
  title: 'Screens/Shell/Lost wallet notice',
  tags: ['autodocs'],
  component: LostWalletNotice,
  parameters: { picture: false, pictureReason: 'It looks like any other notice.' },
  args: { wallet: 'MetaMask', onReconnect: fn() },
}
export default meta
type Story = StoryObj<typeof LostWalletNotice>

export const Lost: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('MetaMask disconnected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reconnect' }))
    await expect(args.onReconnect).toHaveBeenCalledOnce()
  },
}
