import type { Message, OffchainMessage } from '#domain'
import { readTypedMessage } from '../typedMessage.ts'

/** What a message would have owners sign; undefined if it's unclear what would be hashed. */
export function readContent(message: OffchainMessage): Message['content'] | undefined {
  // A lone surrogate would be hashed as another character.
  if (typeof message === 'string')
    return /\p{Surrogate}/u.test(message) ? undefined : { kind: 'text', text: message }
  const data = readTypedMessage(message)
  return data && { kind: 'typed', data }
}

/**
 * The app that a proposal comes from, given as JSON `{ url, name }`. Undefined if it is missing or
 * invalid.
 */
export function readOrigin(
  text: string | null | undefined,
): { name: string; url: string } | undefined {
  try {
    const { name, url } = JSON.parse(text ?? '') as Record<string, unknown>
    return typeof name === 'string' && typeof url === 'string' ? { name, url } : undefined
  } catch {
    return undefined
  }
}
