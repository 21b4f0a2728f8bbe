import type { Meta, StoryObj } from '@storybook/react-vite'
import Copy from 'lucide-react/icons/copy'
import ExternalLink from 'lucide-react/icons/external-link'
import Trash2 from 'lucide-react/icons/trash'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button, Menu } from '#ui'

const meta: Meta<typeof Menu> = {
  title: 'Components/Menu',
  tags: ['autodocs'],
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
      {
        id: 'explorer',
        label: 'Block explorer',
        detail: 'Opens in a new tab',
        icon: ExternalLink,
        onSelect: fn(),
      },
      {
        id: 'reject',
        label: 'Reject',
        disabledReason: "You've already signed this",
        onSelect: fn(),
      },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: fn() },
    ],
  },
}
/** Space opens a link as it presses a button. */
export const LinkBySpace: Story = {
  args: {
    trigger: <Button>More</Button>,
    label: 'More',
    items: [{ id: 'explorer', label: 'Block explorer', href: 'https://explorer.example/tx' }],
  },
  parameters: { picture: false, pictureReason: 'Open shows the parts.' },
  play: async ({ userEvent }) => {
    const follow = fn((event: MouseEvent) => event.preventDefault())
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const link = await screen.findByRole('menuitem', { name: 'Block explorer' })
    await waitFor(() => expect(link).toHaveFocus())
    document.addEventListener('click', follow, { capture: true })
    await userEvent.keyboard(' ')
    document.removeEventListener('click', follow, { capture: true })
    await expect(follow.mock.calls.map(([{ target }]) => target)).toEqual([link])
  },
}
export const ChosenByKeyboard: Story = {
  args: {
    trigger: <Button>More</Button>,
    label: 'More',
    align: 'start',
    items: [
      {
        id: 'reject',
        label: 'Reject',
        disabledReason: "You've already signed this",
        onSelect: fn(),
      },
      { id: 'delete', label: 'Delete', icon: Trash2, tone: 'danger', onSelect: fn() },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /Reject/ })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.items[0]?.onSelect).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.items[1]?.onSelect).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus())
  },
}
