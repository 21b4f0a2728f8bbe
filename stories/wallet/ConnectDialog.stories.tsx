import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { WalletEntry } from '#wallet'
import { createWalletController } from '../../mocks/wallet/createWalletController.ts'
import { demoConnector } from '../../mocks/wallet/demoConnector.ts'
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

const square =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect width="99" height="99" fill="%23a2b"/>'
const card: WalletEntry = {
  id: 'card',
  name: 'Acme Card',
  icon: `data:image/svg+xml,${square}</svg>`,
  iconBackground: '#aa22bb',
  connector: demoConnector({
    wallet: createWalletController({ behavior: 'rejects' }),
    rpcUrl: () => undefined,
  }),
}
/** Its icon is its initials on its color. */
const extension: WalletEntry = {
  id: 'acme',
  name: 'Acme Extension',
  iconBackground: '#17603f',
  rdns: 'com.acme',
  downloads: { browserExtension: 'https://acme.test/extension' },
}

/** Wallets that only this app lists: one with its own connector, one to install. */
export const OwnWallets: Story = {
  parameters: { picker: { groups: [{ name: 'Ours', wallets: [card, extension] }] } },
  play: async ({ userEvent }) => {
    const first = await screen.findByRole('button', { name: 'Acme Card' })
    const second = screen.getByRole('button', { name: /^Acme Extension/ })
    const iconOf = (button: HTMLElement) => button.querySelector('img')?.src
    await expect(iconOf(first)).toBe(card.icon)
    await waitFor(() => expect(decodeURIComponent(iconOf(second) ?? '')).toContain('>AE</text>'))
    await userEvent.click(first)
    await screen.findByRole('heading', { name: 'Connection rejected' })
    await userEvent.click(second)
    await screen.findByRole('heading', { name: "Acme Extension isn't installed" })
  },
}
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

/** The app's error is in the console, and its visitors choose from the default wallets. */
export const InvalidList: Story = {
  parameters: { picker: { groups: [] }, ...reason },
  play: async () => {
    await demoWallet()
    await expect(screen.getByRole('button', { name: /^MetaMask/ })).toBeVisible()
  },
}
