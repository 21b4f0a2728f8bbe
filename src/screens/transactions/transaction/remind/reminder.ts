import type { Action } from '#domain'
import type { Text } from '#ui'
import type { remindText } from './text.ts'

export interface Reminder {
  /** What the reader of the message calls the owner; undefined without a name of their own. */
  name: string | undefined
  /** What the transaction does, as its page says it; undefined if that shouldn't be repeated. */
  what: string | undefined
  safe: string
  network: string
  nonce: string
  link: string
}

/**
 * A message to an owner, as plain text. Each thing is on its own line, whatever is in a name, so
 * that none reads as another one.
 */
export function reminderOf(
  text: Text<keyof (typeof remindText)['english']>,
  { name, what, safe, network, nonce, link }: Reminder,
): string {
  return [
    name === undefined ? text('ask') : text('ask.named', { name }),
    ...(what === undefined ? [] : [what]),
    text('place', { safe, network, nonce }),
    text('check'),
    link,
  ]
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
}

/**
 * Whether the description of an action can be repeated elsewhere: not with the name of a token or
 * an NFT that its contract chose and nobody vouches for.
 */
export function isRepeatable(action: Action): boolean {
  if (!('what' in action)) return true
  const { what } = action
  return what.type === 'native' || (what.type === 'erc20' && what.trusted && !what.imitation)
}
