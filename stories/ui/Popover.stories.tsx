import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, Popover } from '#ui'

const meta: Meta<typeof Popover> = {
  title: 'ui/Popover',
  component: Popover,
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof Popover>

export const Open: Story = { args: { trigger: <Button>Account</Button>, label: 'Account', open: true, children: 'Connected as alice. Ethereum.' } }
export const Closed: Story = { args: { trigger: <Button>Account</Button>, label: 'Account', children: 'Connected as alice.' }, parameters: { picture: 'part' } }
export const RightToLeft: Story = { args: { trigger: <Button>Account</Button>, label: 'Account', open: true, children: 'Connected as alice. Ethereum.' }, globals: { locale: 'pseudo-rtl' } }
