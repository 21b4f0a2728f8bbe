import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button, Dialog, Field, Minimizable, TextInput } from '#ui'

const meta: Meta<typeof Minimizable> = {
  title: 'Components/Minimizable',
  tags: ['autodocs'],
  component: Minimizable,
  parameters: { picture: false, pictureReason: 'A dialog with one more button.' },
  args: { minimized: false, label: 'Minimize', onMinimize: fn() },
  render: (args) => (
    <Minimizable {...args}>
      <Dialog open onOpenChange={() => {}} title="Sign a message">
        The page can be read while this waits.
      </Dialog>
    </Minimizable>
  ),
}
export default meta
type Story = StoryObj<typeof Minimizable>

export const Shown: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Minimize' }))
    await expect(args.onMinimize).toHaveBeenCalledOnce()
  },
}

export const Minimized: Story = {
  args: { minimized: true },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}

function PutAway() {
  const [isMinimized, setMinimized] = useState(false)
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setMinimized(false)}>Show request</Button>
      <Minimizable minimized={isMinimized} onMinimize={() => setMinimized(true)} label="Minimize">
        <Dialog open={isOpen} onOpenChange={setOpen} title="Sign a message">
          <Note />
        </Dialog>
      </Minimizable>
    </>
  )
}

function Note() {
  const [note, setNote] = useState('')
  return (
    <Field label="Note">
      <TextInput value={note} onChange={(event) => setNote(event.target.value)} />
    </Field>
  )
}

/** The input is kept, the page was reachable in between, and Escape still closes the dialog. */
export const ComesBack: Story = {
  render: () => <PutAway />,
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: 'Note' }), 'for October')
    await userEvent.click(screen.getByRole('button', { name: 'Minimize' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Show request' }))
    const dialog = await screen.findByRole('dialog', { name: 'Sign a message' })
    await expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('for October')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}
