import type { Meta, StoryObj } from '@storybook/react-vite'
import Plus from 'lucide-react/icons/plus'
import { expect, fn } from 'storybook/test'
import { Button } from '#ui'

const meta: Meta<typeof Button> = {
  title: 'Components/Button',
  tags: ['autodocs'],
  component: Button,
}
export default meta
type Story = StoryObj<typeof Button>

export const Primary: Story = {
  args: { variant: 'primary', children: 'Send 2.5 ETH', onClick: fn() },
}
export const Secondary: Story = { args: { children: 'Copy link', onClick: fn() } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Show all', onClick: fn() } }
export const Danger: Story = {
  args: { variant: 'danger', children: 'Remove owner', onClick: fn() },
}
export const Small: Story = { args: { size: 's', children: 'Try again', onClick: fn() } }
export const Large: Story = {
  args: { size: 'l', variant: 'primary', children: 'Confirm', onClick: fn() },
}
export const WithIcon: Story = { args: { icon: Plus, children: 'Add a Safe', onClick: fn() } }
export const Wide: Story = {
  args: { variant: 'primary', wide: true, children: 'Connect a wallet', onClick: fn() },
  parameters: { boxWidth: 360 },
}
export const Busy: Story = {
  args: { variant: 'primary', busy: true, children: 'Confirm', onClick: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Confirm/ }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Disabled: Story = {
  args: {
    variant: 'primary',
    disabledReason: 'Only owners of this Safe can confirm.',
    children: 'Confirm',
    onClick: fn(),
  },
}
export const DisabledWithReason: Story = {
  args: {
    variant: 'primary',
    disabledReason: 'Only owners of this Safe can confirm.',
    children: 'Confirm',
    onClick: fn(),
  },
  parameters: { keepFocus: true },
  decorators: [(Story) => <div style={{ padding: '56px 72px 8px' }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const button = canvas.getByRole('button', { name: 'Confirm' })
    await expect(button).toHaveFocus()
    await expect(button).toHaveAccessibleDescription('Only owners of this Safe can confirm.')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}
export const Focused: Story = {
  args: { children: 'Copy link', onClick: fn() },
  parameters: { keepFocus: true },
  play: async ({ userEvent }) => userEvent.tab(),
}
export const LongLabel: Story = {
  args: {
    children: 'Execute this transaction and reject all the others of nonce 12',
    onClick: fn(),
  },
  parameters: { boxWidth: 260 },
}
