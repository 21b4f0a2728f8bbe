import type { Text } from '#ui'
import type { alertsText } from '../text.ts'
import type { EmailAct, EmailRefusal } from './emailRefusal.ts'

/** Why a request about an address was rejected, or didn't arrive, by how it ended. */
export function refusalWords(
  text: Text<keyof (typeof alertsText)['english']>,
  act: EmailAct,
  why: EmailRefusal | 'expired' = 'refused',
): Record<'refused' | 'unreachable', string> {
  const refused =
    why === 'expired'
      ? text('request.expired')
      : text(`refused.${why === 'unreachable' ? 'refused' : why}`)
  // An address that is there already is reported like a failure of the gateway.
  return { refused, unreachable: why === 'exists' ? refused : text(`unreachable.${act}`) }
}
