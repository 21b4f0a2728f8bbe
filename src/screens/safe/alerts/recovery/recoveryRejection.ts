import type { Failure } from '#base'
import { GatewayHttpError, isNotOffered } from '#gateway'
import { readFailure } from '#queries'

/**
 * Why a gateway didn't start or stop monitoring a module. `login`: no one, or a non-owner, is
 * logged in; or the module isn't enabled.
 */
export type RecoveryRejection =
  | { why: 'notOffered' | 'login' }
  | { why: 'declined' | 'unreachable'; reason: Failure }

/** The meaning of such a request's error. `online`: what the browser reports about the network. */
export function recoveryRejection(error: unknown, online: boolean): RecoveryRejection {
  if (isNotOffered(error)) return { why: 'notOffered' }
  const status = error instanceof GatewayHttpError ? error.status : undefined
  if (status === 401 || status === 403) return { why: 'login' }
  const isRejection = status !== undefined && status >= 400 && status < 500 && status !== 429
  return { why: isRejection ? 'declined' : 'unreachable', reason: readFailure(error, online) }
}
