import type { Meta, StoryObj } from '@storybook/react-vite'
import ExternalLink from 'lucide-react/icons/external-link'
import { ButtonLink } from '#ui'

const meta: Meta<typeof ButtonLink> = {
  title: 'Components/Button link',
  tags: ['autodocs'],
  component: ButtonLink,
}
export default meta
type Story = StoryObj<typeof ButtonLink>

export const Primary: Story = { args: { variant: 'primary', href: '#', children: 'View queue' } }
export const Secondary: Story = {
  args: { href: '#', icon: ExternalLink, children: 'Block explorer' },
}
