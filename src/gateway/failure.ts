import type { Failure } from '#base'
import { GatewayAnswerError, GatewayTimeoutError, GatewayUnreachableError, GatewayUnreadableError } from './errors.ts'

/** Reads any error of a call into the words of the house; `online` is what the browser says of the network. */
export function readFailure(error: unknown, online = true): Failure {
  if (error instanceof GatewayUnreachableError) return online ? { kind: 'unreachable' } : { kind: 'offline' }
  if (error instanceof GatewayTimeoutError) return { kind: 'timeout' }
  if (error instanceof GatewayUnreadableError) return { kind: 'broken', detail: error.message }
  if (!(error instanceof GatewayAnswerError)) return { kind: 'broken', ...(error instanceof Error ? { detail: error.message } : {}) }
  if (error.status === 404) return { kind: 'notFound', detail: error.message }
  if (error.status === 429) return { kind: 'limited', ...(error.retryAfter === undefined ? {} : { retryAfter: error.retryAfter }) }
  if (error.status >= 500) return { kind: 'unreachable', detail: error.message }
  return { kind: 'refused', status: error.status, detail: error.message }
}
