import type { Meta, StoryObj } from '@storybook/react-vite'
import { Identicon } from '#ui'

const meta: Meta<typeof Identicon> = {
  title: 'Components/Identicon',
  tags: ['autodocs'],
  component: Identicon,
}
export default meta
type Story = StoryObj<typeof Identicon>

export const Small: Story = { args: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' } }
export const Large: Story = {
  args: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', size: 64 },
}
export const OneDigitDifferent: Story = {
  args: { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAee', size: 64 },
}
export const Zero: Story = {
  args: { address: '0x0000000000000000000000000000000000000000', size: 64 },
}
