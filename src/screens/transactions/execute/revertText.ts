import type { Text } from '#ui'
import { executeText } from './text.ts'

type Id = keyof (typeof executeText)['english']

const isKnownText = (id: string): id is Id => id in executeText.english

/** What a Safe error code means, as a sentence; undefined without a code. */
export function revertText(text: Text<Id>, code: string | undefined): string | undefined {
  if (!code) return undefined
  const id = `gs.${code}`
  return isKnownText(id) ? text(id) : text('gs.other', { code })
}

/** Why sending failed, and the Safe error code that says so, if there is one. */
export const failureReason = (
  text: Text<Id>,
  failure: object,
): { reason?: string | undefined; code?: string } =>
  'code' in failure && typeof failure.code === 'string'
    ? { reason: revertText(text, failure.code), code: failure.code }
    : {}
