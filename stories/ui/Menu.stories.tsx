import type { Meta, StoryObj } from '@storybook/react-vite'
import { Copy, ExternalLink, Trash2 } from 'lucide-react'
import { fn } from 'storybook/test'
import { Button, Menu } from '#ui'

const meta: Meta<typeof Menu> = {
  title: 'ui/Menu',
  component: Menu,
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof Menu>

export const Open: Story = {
  args: {
    trigger: <Button>More</Button>,
    label: 'More',
    align: 'start',
    open: true,
    items: [
      { id: 'copy', label: 'Copy link', icon: Copy, onSelect: fn() },
      { id: 'explorer', label: 'Block explorer', detail: 'Opens in a new tab', icon: ExternalLink, onSelect: fn() },
      { id: 'reject', label: 'Reject', disabledReason: 'You have signed already.', onSelect: fn() },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: fn() },
    ],
  },
}
