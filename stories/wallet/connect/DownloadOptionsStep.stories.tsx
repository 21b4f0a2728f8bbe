import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DownloadOptionsStep } from '../../../src/wallet/connect/DownloadOptionsStep.tsx'
import { metaMask, onDesktop } from '../fixtures.ts'

const meta: Meta<typeof DownloadOptionsStep> = {
  title: 'Wallet/Connect/Download options step',
  tags: ['autodocs'],
  component: DownloadOptionsStep,
  parameters: { boxWidth: 400 },
  args: { wallet: 'MetaMask', downloads: metaMask.downloads, device: onDesktop, onChoose: fn() },
}
export default meta
type Story = StoryObj<typeof DownloadOptionsStep>

export const Everywhere: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const store = canvas.getByRole('link', { name: 'MetaMask for Chrome' })
    await expect(store).toHaveAttribute('href', 'https://store.test/metamask')
    await expect(store).toHaveAttribute('target', '_blank')
    await userEvent.click(canvas.getByRole('button', { name: 'MetaMask for your phone' }))
    await expect(args.onChoose).toHaveBeenCalledWith('mobile')
  },
}
export const UnknownBrowserAndSystem: Story = {
  args: { device: { browser: 'Browser', system: 'Other', mobile: false } },
}
export const ExtensionOnly: Story = {
  args: {
    downloads: { extension: 'https://store.test/metamask' },
    device: { browser: 'Firefox', system: 'macOS', mobile: false },
  },
}
