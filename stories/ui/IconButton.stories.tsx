import type { Meta, StoryObj } from '@storybook/react-vite'
import Trash2 from 'lucide-react/icons/trash'
import { fn } from 'storybook/test'
import { IconButton } from '#ui'

const meta: Meta<typeof IconButton> = {
  title: 'Components/Icon button',
  tags: ['autodocs'],
  component: IconButton,
}
export default meta
type Story = StoryObj<typeof IconButton>

export const Quiet: Story = { args: { icon: Trash2, label: 'Delete', onClick: fn() } }
export const Secondary: Story = {
  args: { icon: Trash2, label: 'Delete', variant: 'secondary', onClick: fn() },
}
export const Small: Story = { args: { icon: Trash2, label: 'Delete', size: 's', onClick: fn() } }
export const Disabled: Story = {
  args: {
    icon: Trash2,
    label: 'Delete',
    disabledReason: 'Only the proposer can delete it.',
    onClick: fn(),
  },
}
