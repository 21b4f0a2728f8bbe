import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Checkbox } from '#ui'

const meta: Meta<typeof Checkbox> = {
  title: 'Components/Checkbox',
  tags: ['autodocs'],
  component: Checkbox,
  parameters: { boxWidth: 400 },
}
export default meta
type Story = StoryObj<typeof Checkbox>

export const Off: Story = {
  args: { label: 'I understand that this cannot be undone', checked: false, onChange: fn() },
}
export const On: Story = {
  args: { label: 'I understand that this cannot be undone', checked: true, onChange: fn() },
}
export const WithHint: Story = {
  args: {
    label: 'I understand that this cannot be undone',
    hint: 'It stays in this browser and on this computer.',
    checked: true,
    onChange: fn(),
  },
}
export const Disabled: Story = {
  args: {
    label: 'I understand that this cannot be undone',
    checked: true,
    disabled: true,
    onChange: fn(),
  },
}
export const RightToLeft: Story = {
  args: { label: 'I understand that this cannot be undone', checked: true, onChange: fn() },
  globals: { locale: 'pseudo-rtl' },
}
