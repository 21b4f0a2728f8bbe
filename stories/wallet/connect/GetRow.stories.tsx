import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { GetRow } from '../../../src/wallet/connect/GetRow.tsx'

const meta: Meta<typeof GetRow> = {
  title: 'Wallet/Connect/Get row',
  tags: ['autodocs'],
  component: GetRow,
  parameters: { boxWidth: 400 },
  args: { wallet: 'Rainbow', onGet: fn() },
}
export default meta
type Story = StoryObj<typeof GetRow>

export const Short: Story = {}
export const LongName: Story = {
  args: { wallet: 'The Extraordinarily Long-Winded Multi-Chain Browser Wallet of the Future' },
}
