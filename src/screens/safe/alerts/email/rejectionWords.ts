import type { Text } from '#ui'
import type { alertsText } from '../text.ts'
import type { EmailAct, EmailRejection } from './emailRejection.ts'

/** Why a request about an address was rejected, or didn't arrive, by how it ended. */
export function rejectionWords(
  text: Text<keyof (typeof alertsText)['english']>,
  act: EmailAct,
  why: EmailRejection | 'expired' = 'declined',
): Record<'declined' | 'unreachable', string> {
  const declined =
    why === 'expired'
      ? text('request.expired')
      : text(`declined.${why === 'unreachable' ? 'declined' : why}`)
  // An existing address is reported like a failure of the gateway.
  return { declined, unreachable: why === 'exists' ? declined : text(`unreachable.${act}`) }
}
