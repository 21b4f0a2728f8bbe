import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { ConnectButton } from '#wallet'
import { onStage } from '../stage.tsx'

/** For a pointer or the focus on its button, the connect dialog is drawn ahead; pressing only shows it. */
const meta: Meta<typeof ConnectButton> = {
  title: 'wallet/buttons/Prepared',
  component: ConnectButton,
  decorators: [onStage],
  parameters: { picture: false, pictureReason: 'What is prepared is not seen.', wallet: { person: 'bob', authorized: false } },
}
export default meta
type Story = StoryObj<typeof ConnectButton>

// The dialog's code is loaded when it is wanted, which takes a busy machine a while.
const patience = { timeout: 10_000 }
const drawn = () => document.querySelector<HTMLElement>('[role=dialog]')
const ready = () => waitFor(() => expect(drawn()).not.toBeNull(), patience)

export const ByThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Connect wallet' }, patience)
    await expect(drawn()).toBeNull()
    await userEvent.hover(button)
    await ready()
    const box = drawn()
    // Nobody sees it, hears it or reaches it, and the page is as it was.
    await expect(box).not.toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    await expect(document.querySelector('[inert], [data-coffer-locked]')).toBeNull()
    await userEvent.tab()
    await expect(box).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: 'Connect a wallet' })).toBe(box)
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Connect a wallet' })).toHaveFocus())
  },
}

export const AndAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Connect wallet' }, patience)
    button.focus()
    await ready()
    const first = drawn()
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Connect a wallet' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    // The focus is on the button again: the next one is drawn, and is another.
    await ready()
    await expect(drawn()).not.toBe(first)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Connect a wallet' })
  },
}
