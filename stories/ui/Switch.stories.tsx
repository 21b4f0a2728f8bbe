import type { Meta, StoryObj } from '@storybook/react-vite'
import { fn } from 'storybook/test'
import { Switch } from '#ui'

const meta: Meta<typeof Switch> = {
  title: 'Components/Switch',
  tags: ['autodocs'],
  component: Switch,
  parameters: { boxWidth: 400 },
}
export default meta
type Story = StoryObj<typeof Switch>

export const Off: Story = {
  args: { label: 'Notify me in this browser', checked: false, onChange: fn() },
}
export const On: Story = {
  args: { label: 'Notify me in this browser', checked: true, onChange: fn() },
}
export const WithHint: Story = {
  args: {
    label: 'Notify me in this browser',
    hint: 'It stays in this browser and on this computer.',
    checked: true,
    onChange: fn(),
  },
}
export const Disabled: Story = {
  args: { label: 'Notify me in this browser', checked: true, disabled: true, onChange: fn() },
}
export const RightToLeft: Story = {
  args: { label: 'Notify me in this browser', checked: true, onChange: fn() },
  globals: { locale: 'pseudo-rtl' },
}
