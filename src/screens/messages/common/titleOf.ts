import { shorten, visibleText } from '#base'
import type { Message, OffchainMessage } from '#domain'
import { signInDomain } from '#safe/message'
import type { Text } from '#ui'
import type { messagesText } from './text.ts'

/** Maximum characters of a text in a row; more would add nothing. */
const longest = 120

/** What is signed: the text itself, or the typed data as an app requests it. */
export const contentOf = ({ content }: Pick<Message, 'content'>): OffchainMessage =>
  content.kind === 'text' ? content.text : content.data

/**
 * A message in a few words: the site of a sign-in, the first line of a text, or the type of data
 * and whose it is.
 */
export function titleOf(
  text: Text<keyof (typeof messagesText)['english']>,
  message: OffchainMessage,
): string {
  if (typeof message !== 'string') {
    const kind = visibleText(message.primaryType)
    return message.domain.name === undefined
      ? text('row.typed', { kind })
      : text('row.typedFor', { kind, name: visibleText(message.domain.name) })
  }
  const domain = signInDomain(message)
  if (domain !== undefined) return text('row.signIn', { domain: visibleText(domain) })
  const line = message
    .split(/\r?\n/)
    .map((one) => one.trim())
    .find(Boolean)
  if (line === undefined) return text('row.blank')
  return shorten(visibleText(line), longest)
}
