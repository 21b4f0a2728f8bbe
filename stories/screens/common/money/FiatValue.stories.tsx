import type { Meta, StoryObj } from '@storybook/react-vite'
import { FiatValue } from '../../../../src/screens/common/money/FiatValue.tsx'

const meta: Meta<typeof FiatValue> = {
  title: 'Screens/Shared/Fiat value',
  component: FiatValue,
  args: { value: '150561.23', currency: 'usd' },
}
export default meta
type Story = StoryObj<typeof FiatValue>

export const Everyday: Story = {}
export const LessThanACent: Story = { args: { value: '0.0000021' } }
export const Nothing: Story = { args: { value: '0' } }
export const NoPrice: Story = { args: { value: null } }
export const UnknownCurrency: Story = { args: { value: '12.5', currency: 'harborcoin' } }
