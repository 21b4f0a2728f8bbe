import type { Meta, StoryObj } from '@storybook/react-vite'
import { Amount } from '#ui'

const meta: Meta<typeof Amount> = {
  title: 'Components/Amount',
  tags: ['autodocs'],
  component: Amount,
}
export default meta
type Story = StoryObj<typeof Amount>

export const Plain: Story = { args: { value: 2_500_000_000_000_000_000n, symbol: 'ETH' } }
export const Incoming: Story = {
  args: { value: 1_250_500_000n, decimals: 6, symbol: 'USDC', direction: 'in' },
}
export const Outgoing: Story = {
  args: { value: 1_250_500_000n, decimals: 6, symbol: 'USDC', direction: 'out' },
}
export const Abbreviated: Story = {
  args: { value: 1_234_567_890_123_456_789_012_345n, symbol: 'DAI' },
}
export const Full: Story = {
  args: { value: 1_234_567_890_123_456_789_012_345n, symbol: 'DAI', full: true },
}
export const Dust: Story = { args: { value: 1n, symbol: 'ETH' } }
export const Zero: Story = { args: { value: 0n, symbol: 'ETH' } }
export const Small: Story = {
  args: { value: 2_500_000_000_000_000_000n, symbol: 'ETH', size: 's' },
}
export const Large: Story = {
  args: { value: 2_500_000_000_000_000_000n, symbol: 'ETH', size: 'l', direction: 'out' },
}
export const ExtraLarge: Story = {
  args: { value: 2_500_000_000_000_000_000n, symbol: 'ETH', size: 'xl' },
}
export const FullNarrow: Story = {
  args: {
    value: 115_792_089_237_316_195_423_570_985_008_687_907_853n,
    symbol: 'WAGMI',
    full: true,
    size: 'l',
  },
  parameters: { boxWidth: 320 },
}
