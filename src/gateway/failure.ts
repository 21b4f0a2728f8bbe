import type { Failure } from '#base'
import { GatewayHttpError, GatewayTimeoutError, GatewayUnreachableError } from './errors.ts'

/** Converts any error of a call to a {@link Failure}. `online` is what the browser reports about the network. */
export function readFailure(error: unknown, online = true): Failure {
  const detail = error instanceof Error ? { detail: error.message } : {}
  if (error instanceof GatewayUnreachableError) return { kind: online ? 'unreachable' : 'offline' }
  if (error instanceof GatewayTimeoutError) return { kind: 'timeout' }
  if (!(error instanceof GatewayHttpError)) return { kind: 'broken', ...detail }
  const { status, retryAfter } = error
  if (status === 429) return { kind: 'limited', ...(retryAfter !== undefined && { retryAfter }) }
  if (status === 404) return { kind: 'notFound', ...detail }
  return status < 500 ? { kind: 'refused', status, ...detail } : { kind: 'unreachable', ...detail }
}
