import type { Meta, StoryObj } from '@storybook/react-vite'
import { Link, type LinkProps, LinkProvider } from '#ui'

const meta: Meta<typeof Link> = {
  title: 'Components/Link',
  tags: ['autodocs'],
  component: Link,
  args: { href: '/transactions/queue', children: 'Queue' },
}
export default meta
type Story = StoryObj<typeof Link>

export const Plain: Story = {}

const RouterLink = ({ children, ...rest }: LinkProps) => (
  <a {...rest} data-router="">
    {children} (by the router)
  </a>
)
/** An app renders all links below a `LinkProvider` with the link component of its router. */
export const ByARouter: Story = {
  render: (args) => (
    <LinkProvider component={RouterLink}>
      <Link {...args} />
    </LinkProvider>
  ),
}
