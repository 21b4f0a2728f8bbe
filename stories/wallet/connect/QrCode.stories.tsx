import type { Meta, StoryObj } from '@storybook/react-vite'
import { QrCode } from '../../../src/wallet/qr/QrCode.tsx'
import { aPairing } from '../fixtures.ts'

const meta: Meta<typeof QrCode> = {
  title: 'Wallet/Connect/QR code',
  tags: ['autodocs'],
  component: QrCode,
  parameters: { boxWidth: 240 },
  args: { value: 'https://rainbow.test/app', label: 'Code', fallback: 'This cannot be drawn.' },
}
export default meta
type Story = StoryObj<typeof QrCode>

export const Short: Story = {}
export const Long: Story = { args: { value: aPairing.uri } }
export const Expired: Story = { args: { dead: true } }
export const TooLong: Story = { args: { value: 'x'.repeat(4000) } }
