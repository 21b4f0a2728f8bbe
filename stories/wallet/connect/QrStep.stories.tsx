import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { QrStep } from '../../../src/wallet/connect/QrStep.tsx'
import { aPairing, anyWallet, now, rainbow } from '../fixtures.ts'

const meta: Meta<typeof QrStep> = {
  title: 'Wallet/Connect/QR step',
  tags: ['autodocs'],
  component: QrStep,
  parameters: { boxWidth: 400 },
  args: { wallet: 'Rainbow', icon: rainbow.icon, pairing: aPairing, onRenew: fn(), onGet: fn() },
}
export default meta
type Story = StoryObj<typeof QrStep>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Expires in 3:12')).toBeVisible()
  },
}
export const Preparing: Story = { args: { pairing: undefined } }
export const Expired: Story = {
  args: { pairing: { ...aPairing, expiresAt: now } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Copy link' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Get a new code' }))
    await expect(args.onRenew).toHaveBeenCalledOnce()
  },
}
export const AnyWallet: Story = {
  render: () => (
    <QrStep wallet="WalletConnect" icon={anyWallet.icon} pairing={aPairing} onRenew={fn()} />
  ),
}
export const WithDesktopLink: Story = {
  args: { pairing: { ...aPairing, link: 'rainbow://wc?uri=wc' } },
}
export const TooLongForACode: Story = {
  args: { pairing: { ...aPairing, uri: 'wc:'.padEnd(4000, 'x') } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Couldn't generate the QR code/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Copy link' })).toBeVisible()
  },
}
