import type { Text } from '#ui'
import type { remindText } from './text.ts'

export interface Reminder {
  /** The user's name for the owner; undefined if there is none. */
  name: string | undefined
  /** The Safe's name with its address, which includes the network. */
  safe: string
  nonce: string
  link: string
}

/**
 * A message to an owner, as plain text. Each part is on its own line, whatever a name contains, so
 * that none reads as another. What the transaction does is left to its page, which says how much of
 * it is verified.
 */
export function reminderOf(
  text: Text<keyof (typeof remindText)['english']>,
  { name, safe, nonce, link }: Reminder,
): string {
  return [
    name === undefined ? text('ask') : text('ask.named', { name }),
    text('place', { safe, nonce }),
    text('check'),
    link,
  ]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
}
