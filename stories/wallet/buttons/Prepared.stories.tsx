import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, spyOn, waitFor } from 'storybook/test'
import { ConnectButton } from '#wallet'
import { onStage } from '../stage.tsx'

/**
 * When the pointer or focus reaches its button, the connect dialog is prerendered; pressing only
 * shows it.
 */
const meta: Meta<typeof ConnectButton> = {
  title: 'Tests/Prepared dialog',
  tags: ['!dev'],
  component: ConnectButton,
  decorators: [onStage],
  parameters: {
    picture: false,
    pictureReason: 'What is prepared is not seen.',
    wallet: { person: 'bob', authorized: false },
  },
}
export default meta
type Story = StoryObj<typeof ConnectButton>

// The dialog's code is loaded on demand, which takes a while on a busy machine.
const drawn = () => document.querySelector<HTMLElement>('[role=dialog]')
const ready = () => waitFor(() => expect(drawn()).not.toBeNull())

/** What a press in the middle of an element would reach. */
const elementAt = (element: HTMLElement) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return document.elementFromPoint(left + width / 2, top + height / 2) as HTMLElement | null
}

export const ByThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Connect wallet' })
    await expect(drawn()).toBeNull()
    await userEvent.hover(button)
    await ready()
    const box = drawn()
    // It is invisible and unreachable, and the page is unchanged.
    await expect(box).not.toBeVisible()
    await expect(screen.queryByRole('dialog')).toBeNull()
    // It is laid out, which takes most of the time of an opening, and covers nothing.
    await waitFor(() => expect(box?.offsetHeight).toBeGreaterThan(100))
    await expect(button).toContainElement(elementAt(button))
    await expect(
      document.querySelector(
        '[inert], [data-coffer-locked], [data-aria-hidden], [data-radix-focus-guard]',
      ),
    ).toBeNull()
    await userEvent.tab()
    await expect(box).not.toContainElement(document.activeElement as HTMLElement)
    await userEvent.click(button)
    await expect(await screen.findByRole('dialog', { name: 'Connect a wallet' })).toBe(box)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Connect a wallet' })).toHaveFocus(),
    )
  },
}

export const PreparedAgain: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Connect wallet' })
    button.focus()
    await ready()
    const first = drawn()
    await userEvent.click(button)
    await screen.findByRole('dialog', { name: 'Connect a wallet' })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(button).toHaveFocus())
    // The focus is on the button again: the next dialog is prerendered, with a new state.
    await ready()
    await expect(drawn()).not.toBe(first)
    await expect(screen.queryByRole('dialog')).toBeNull()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('dialog', { name: 'Connect a wallet' })
  },
}

/** Prevents the browser from rendering frames; returns a function that resumes it. */
const noFrames = () => {
  const frames = spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
  return () => frames.mockRestore()
}

/** The focus moves before the first frame, so that a key pressed immediately takes effect. */
export const EscapeAtOnce: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Connect wallet' })
    await userEvent.hover(button)
    await ready()
    button.focus()
    const release = noFrames()
    await fireEvent.click(button)
    await expect(screen.getByRole('dialog', { name: 'Connect a wallet' })).toBe(drawn())
    const heading = screen.getByRole('heading', { name: 'Connect a wallet' })
    await expect(heading).toHaveFocus()
    await fireEvent.keyDown(heading, { key: 'Escape' })
    release()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
    await expect(document.querySelector('[inert], [data-coffer-locked]')).toBeNull()
  },
}

/** Browsers render no frames of a hidden page. */
export const InAHiddenPage: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Connect wallet' })
    await userEvent.hover(button)
    await ready()
    const release = noFrames()
    const hidden = spyOn(document, 'hidden', 'get').mockReturnValue(true)
    await fireEvent.click(button)
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Connect a wallet' })).toHaveFocus(),
    )
    hidden.mockRestore()
    release()
  },
}
