import type { Text } from '#ui'
import { executeText } from './text.ts'

type Id = keyof (typeof executeText)['english']

const isKnownText = (id: string): id is Id => id in executeText.english

/** The text of a Safe error code, followed by the code; undefined without a code. */
export function revertText(text: Text<Id>, code: string | undefined): string | undefined {
  if (!code) return undefined
  const id = `gs.${code}`
  return isKnownText(id) ? `${text(id)} (${code})` : text('gs.other', { code })
}

/** Why sending failed, if a Safe error code says it. */
export const failureReason = (text: Text<Id>, failure: object): string | undefined =>
  'code' in failure && typeof failure.code === 'string' ? revertText(text, failure.code) : undefined
