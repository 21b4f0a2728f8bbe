import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { ConnectDialog } from '../../src/wallet/connect/ConnectDialog.tsx'
import { onStage } from './stage.tsx'

const dialog = () => within(document.body)

const meta: Meta<typeof ConnectDialog> = {
  title: 'wallet/ConnectDialog',
  component: ConnectDialog,
  decorators: [onStage],
  parameters: { layout: 'fullscreen', picture: 'page' },
  args: { open: true, onOpenChange: () => {} },
}
export default meta
type Story = StoryObj<typeof ConnectDialog>

export const Choosing: Story = {
  play: async () => {
    await dialog().findByRole('button', { name: /Demo wallet/ }, { timeout: 10_000 })
  },
}
export const WalletRefuses: Story = {
  parameters: { wallet: { behaviour: 'refuses' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await dialog().findByRole('button', { name: /Demo wallet/ }, { timeout: 10_000 }))
    await dialog().findByRole('heading', { name: 'You refused' }, { timeout: 10_000 })
  },
}
export const WalletIsBusy: Story = {
  parameters: { wallet: { behaviour: 'pending' } },
  play: async ({ userEvent }) => {
    await userEvent.click(await dialog().findByRole('button', { name: /Demo wallet/ }, { timeout: 10_000 }))
    await dialog().findByRole('heading', { name: /already asking you/ }, { timeout: 10_000 })
  },
}
