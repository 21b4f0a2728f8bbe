import { GatewayHttpError, isNotOffered } from '#gateway'

/** What an owner does with their address. */
export type EmailAct = 'show' | 'register' | 'change' | 'delete'

/**
 * Why a gateway rejected a request about an email address. `login`: it doesn't accept the
 * signature, or wants a login instead; `exists`: there is an address already, which gateways report
 * as a separate error; `unreachable`: it may have been accepted anyway.
 */
export type EmailRejection =
  | 'notOffered'
  | 'login'
  | 'same'
  | 'invalid'
  | 'none'
  | 'exists'
  | 'declined'
  | 'unreachable'

/** What an error of such a request means. */
export function emailRejection(
  error: unknown,
  action: 'register' | 'edit' | 'retrieval' | 'delete',
): EmailRejection {
  if (!(error instanceof GatewayHttpError)) return 'unreachable'
  if (isNotOffered(error)) return 'notOffered'
  switch (error.status) {
    case 401:
    case 403:
      return 'login'
    case 404:
      return 'none'
    case 409:
      return 'same'
    case 400:
    case 422:
      return action === 'register' || action === 'edit' ? 'invalid' : 'declined'
    case 500:
      return action === 'register' ? 'exists' : 'unreachable'
    default:
      return error.status < 500 && error.status !== 429 ? 'declined' : 'unreachable'
  }
}
