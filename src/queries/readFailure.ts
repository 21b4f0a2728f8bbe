import { type Failure, shortDetail } from '#base'
import {
  GatewayHttpError,
  GatewayRequestError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  isNotOffered,
} from '#gateway'

/**
 * Converts any error of a call to a {@link Failure}. `online` is what the browser reports about the
 * network.
 */
export function readFailure(error: unknown, online = true): Failure {
  const detail = error instanceof Error ? { detail: shortDetail(error.message) } : {}
  if (error instanceof GatewayUnreachableError) return { kind: online ? 'unreachable' : 'offline' }
  if (error instanceof GatewayTimeoutError) return { kind: 'timeout' }
  if (error instanceof GatewayRequestError) return { kind: 'notSent', ...detail }
  if (!(error instanceof GatewayHttpError)) return { kind: 'broken', ...detail }
  const { status, retryAfter } = error
  if (status < 400) return { kind: 'redirected' }
  if (status === 429) return { kind: 'limited', ...(retryAfter !== undefined && { retryAfter }) }
  // Gateways explain each 404; without an explanation, it comes from another server at a wrong
  // address.
  if (status === 404)
    return { kind: error.detail && !isNotOffered(error) ? 'notFound' : 'notOffered', ...detail }
  return status < 500 ? { kind: 'declined', status, ...detail } : { kind: 'unreachable', ...detail }
}
