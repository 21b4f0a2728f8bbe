import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import { ConnectDialog } from '../../src/wallet/connect/ConnectDialog.tsx'
import { onStage } from './stage.tsx'

const meta: Meta<typeof ConnectDialog> = {
  title: 'Wallet/Connect/Connect dialog',
  tags: ['autodocs'],
  component: ConnectDialog,
  decorators: [onStage],
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { open: true, onOpenChange: () => {} },
}
export default meta
type Story = StoryObj<typeof ConnectDialog>

const reason = { picture: false, pictureReason: 'ConnectDialogView shows it.' } as const
const demoWallet = () => screen.findByRole('button', { name: /Demo wallet/ })

export const Choosing: Story = { play: async () => void (await demoWallet()) }
export const WalletRejects: Story = {
  parameters: { wallet: { behavior: 'rejects' }, ...reason },
  play: async ({ userEvent }) => {
    await userEvent.click(await demoWallet())
    await screen.findByRole('heading', { name: 'Connection rejected' })
  },
}
export const WalletIsBusy: Story = {
  parameters: { wallet: { behavior: 'pending' }, ...reason },
  play: async ({ userEvent }) => {
    await userEvent.click(await demoWallet())
    await screen.findByRole('heading', { name: /has a pending request/ })
  },
}
