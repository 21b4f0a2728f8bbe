import type { Meta, StoryObj } from '@storybook/react-vite'
import Inbox from 'lucide-react/icons/inbox'
import SearchX from 'lucide-react/icons/search-x'
import { Button, EmptyState } from '#ui'

const meta: Meta<typeof EmptyState> = {
  title: 'Components/Empty state',
  tags: ['autodocs'],
  component: EmptyState,
  parameters: { boxWidth: 560 },
}
export default meta
type Story = StoryObj<typeof EmptyState>

export const WithAction: Story = {
  args: {
    icon: Inbox,
    title: 'No pending transactions',
    text: "Proposed transactions appear here until they're executed.",
    action: <Button variant="primary">Send tokens</Button>,
  },
}
export const WithoutAction: Story = {
  args: { icon: SearchX, title: 'No Safes match', text: 'Try part of a name or address.' },
}
export const Page: Story = {
  args: {
    icon: Inbox,
    variant: 'page',
    title: 'No pending transactions',
    text: "Proposed transactions appear here until they're executed.",
  },
}
