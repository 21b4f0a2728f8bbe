import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { DeepLinkStep } from '../../../src/wallet/connect/DeepLinkStep.tsx'
import { now, rainbow } from '../fixtures.ts'

const meta: Meta<typeof DeepLinkStep> = {
  title: 'Wallet/Connect/Deep link step',
  tags: ['autodocs'],
  component: DeepLinkStep,
  parameters: { boxWidth: 390 },
  args: {
    wallet: 'Rainbow',
    icon: rainbow.icon,
    href: 'rainbow://wc?uri=wc%3A7f6e',
    expiresAt: now + 192_000,
    store: 'https://rainbow.test/app',
    onRenew: fn(),
  },
}
export default meta
type Story = StoryObj<typeof DeepLinkStep>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open Rainbow' })).toHaveAttribute(
      'href',
      'rainbow://wc?uri=wc%3A7f6e',
    )
  },
}
export const AnyWallet: Story = {
  args: { wallet: 'WalletConnect', anyWallet: true, href: 'wc:7f6e', store: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open a wallet app' })).toHaveAttribute(
      'href',
      'wc:7f6e',
    )
  },
}
export const WithoutStore: Story = { args: { store: undefined } }
export const Expired: Story = {
  args: { expiresAt: now },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: 'Open Rainbow' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new link' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}
