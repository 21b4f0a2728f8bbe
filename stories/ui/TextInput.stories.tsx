import type { Meta, StoryObj } from '@storybook/react-vite'
import Search from 'lucide-react/icons/search'
import { IconButton, TextInput } from '#ui'

const meta: Meta<typeof TextInput> = {
  title: 'Components/Text input',
  tags: ['autodocs'],
  component: TextInput,
  parameters: { boxWidth: 400 },
}
export default meta
type Story = StoryObj<typeof TextInput>

export const Empty: Story = { args: { 'aria-label': 'Search', placeholder: 'Name or address' } }
export const Filled: Story = { args: { 'aria-label': 'Name', defaultValue: 'Main treasury' } }
export const Mono: Story = {
  args: {
    'aria-label': 'Address',
    mono: true,
    defaultValue: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  },
}
export const WithSides: Story = {
  args: {
    'aria-label': 'Search',
    leading: <Search size={16} aria-hidden />,
    placeholder: 'Name or address',
    trailing: <IconButton size="s" icon={Search} label="Search" />,
  },
}
export const Disabled: Story = {
  args: { 'aria-label': 'Name', disabled: true, defaultValue: 'Main treasury' },
}
export const Focused: Story = {
  args: { 'aria-label': 'Name', defaultValue: 'Main treasury' },
  parameters: { keepFocus: true },
  play: async ({ userEvent }) => userEvent.tab(),
}
