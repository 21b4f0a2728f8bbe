import type { Failure } from '#base'
import type { Text } from '../text/useText.ts'
import type { problemText } from './text.ts'

/** The text of a failure: what happened, what to do, and the technical detail. */
export function failureText(
  t: Text<keyof (typeof problemText)['english']>,
  reason: Failure,
): { title: string; text: string; detail: string | undefined } {
  const title = t(`problem.${reason.kind}.title`)
  const detail = 'detail' in reason ? reason.detail : undefined
  if (reason.kind === 'declined')
    return { title, text: t('problem.declined.text', { status: reason.status }), detail }
  if (reason.kind === 'limited' && reason.retryAfter !== undefined) {
    return {
      title,
      text: t('problem.limited.seconds', { seconds: Math.ceil(reason.retryAfter) }),
      detail,
    }
  }
  return { title, text: t(`problem.${reason.kind}.text`), detail }
}
