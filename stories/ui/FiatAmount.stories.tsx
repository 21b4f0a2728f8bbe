import type { Meta, StoryObj } from '@storybook/react-vite'
import { FiatAmount } from '#ui'

const meta: Meta<typeof FiatAmount> = {
  title: 'Components/Fiat amount',
  tags: ['autodocs'],
  component: FiatAmount,
}
export default meta
type Story = StoryObj<typeof FiatAmount>

export const Plain: Story = { args: { value: '12480.5', currency: 'usd' } }
export const Quiet: Story = { args: { value: '12480.5', currency: 'eur', quiet: true, size: 's' } }
export const Total: Story = { args: { value: '1248034.27', currency: 'usd', size: 'xl' } }
export const NoPrice: Story = { args: { value: undefined, currency: 'usd' } }
export const UnknownCurrency: Story = { args: { value: '0.52', currency: 'btc1' } }
