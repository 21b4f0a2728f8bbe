import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button, Popover } from '#ui'
import { PopoverFrame } from '../../src/ui/Popover/PopoverFrame.tsx'

const meta: Meta<typeof Popover> = {
  title: 'Components/Popover',
  tags: ['autodocs'],
  component: Popover,
  parameters: { picture: 'page' },
}
export default meta
type Story = StoryObj<typeof Popover>

export const Open: Story = {
  args: {
    trigger: <Button>Account</Button>,
    label: 'Account',
    open: true,
    children: 'Connected as Alice on Ethereum.',
  },
}
export const Closed: Story = {
  args: { trigger: <Button>Account</Button>, label: 'Account', children: 'Connected as alice.' },
  parameters: { picture: 'part' },
}
export const RightToLeft: Story = {
  args: {
    trigger: <Button>Account</Button>,
    label: 'Account',
    open: true,
    children: 'Connected as Alice on Ethereum.',
  },
  globals: { locale: 'pseudo-rtl' },
}
export const ClosedByItsTrigger: Story = {
  args: { trigger: <Button>Account</Button>, label: 'Account', children: 'Connected as alice.' },
  parameters: { picture: 'part' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(trigger)
    await expect(await screen.findByRole('dialog', { name: 'Account' })).toBeVisible()
    await expect(trigger).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  },
}
export const ClosedByEscape: Story = {
  args: {
    trigger: <Button>Account</Button>,
    label: 'Account',
    children: <Button>Disconnect</Button>,
  },
  parameters: { picture: 'part' },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole('button', { name: 'Account' })
    await userEvent.click(trigger)
    await waitFor(() => expect(screen.getByRole('button', { name: 'Disconnect' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await expect(trigger).toHaveFocus()
  },
}

/** Only the box, next to its anchor; loaded once it opens. */
export const Frame: Story = {
  tags: ['part'],
  args: { label: 'Account', children: 'Connected as Alice on Ethereum.' },
  render: function Framed({ label, children }) {
    const [anchor, setAnchor] = useState<HTMLElement | null>(null)
    return (
      <>
        <span ref={setAnchor}>Account</span>
        {anchor && (
          <PopoverFrame id="account" anchor={anchor} open onOpenChange={fn()} label={label}>
            {typeof children === 'function' ? null : children}
          </PopoverFrame>
        )}
      </>
    )
  },
}
