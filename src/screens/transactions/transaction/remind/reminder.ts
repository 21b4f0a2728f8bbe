import type { Text } from '#ui'
import type { remindText } from './text.ts'

export interface Reminder {
  /** What the reader of the message calls the owner; undefined without a name of their own. */
  name: string | undefined
  /** With its address, which says the network. */
  safe: string
  nonce: string
  link: string
}

/**
 * A message to an owner, as plain text. Each thing is on its own line, whatever is in a name, so
 * that none reads as another one. What the transaction does is left to its page, which says how
 * much of it is verified.
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
