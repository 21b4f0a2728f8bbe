import type { Meta, StoryObj } from '@storybook/react-vite'
import { Select } from '#ui'

const meta: Meta<typeof Select> = {
  title: 'Components/Select',
  tags: ['autodocs'],
  component: Select,
}
export default meta
type Story = StoryObj<typeof Select>

export const Plain: Story = {
  args: {
    label: 'Currency',
    options: [
      { value: 'usd', label: 'US dollar' },
      { value: 'eur', label: 'Euro' },
    ],
    defaultValue: 'eur',
  },
}
export const RightToLeft: Story = {
  args: { label: 'Currency', options: [{ value: 'usd', label: 'US dollar' }] },
  globals: { locale: 'pseudo-rtl' },
}
