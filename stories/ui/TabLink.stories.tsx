import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLink } from '#ui'

const meta: Meta<typeof TabLink> = {
  title: 'Components/Tab link',
  tags: ['autodocs'],
  component: TabLink,
}
export default meta
type Story = StoryObj<typeof TabLink>

export const Other: Story = { args: { href: '#', children: 'History' } }
export const Current: Story = {
  args: { href: '#', 'aria-current': 'page', badge: 3, children: 'Queue' },
}
