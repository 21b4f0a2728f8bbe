import { expect, screen, type userEvent as user, waitFor } from 'storybook/test'

export type UserEvent = Pick<typeof user, 'click'>

/** Presses a button that waits for what a simulation shows. */
export async function pressOnceReady(userEvent: UserEvent, name: string | RegExp): Promise<void> {
  await waitFor(
    () => expect(screen.getByRole('button', { name })).not.toHaveAttribute('aria-disabled'),
    { timeout: 5000 },
  )
  await userEvent.click(screen.getByRole('button', { name }))
}

const more = /^Show the rest/

/** Scrolls through several reviews, by the button that says how many were shown, until all were. */
export async function showAllReviews(userEvent: UserEvent): Promise<void> {
  await screen.findByRole('button', { name: more })
  await waitFor(async () => {
    const button = screen.queryByRole('button', { name: more })
    if (button) await userEvent.click(button)
    await expect(screen.queryByRole('button', { name: more })).toBeNull()
  })
}
