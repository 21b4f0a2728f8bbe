import { type GatewayHttpError, type GatewayError, GatewayUnreachableError } from './errors.ts'

/** Attempts in all for a read that is answered 429. */
export const throttleLimit = 12
/** Milliseconds of one slot; after attempt n a whole number of slots below 2^n is waited. */
export const slotInterval = 100
/** Milliseconds that a call may take in all. */
export const fetchTimeout = 120_000

/**
 * Milliseconds until a read may be tried again, Infinity when it may not: after 429 always, with `retry` also after 502, 503, 504 and
 * when no answer came. What Retry-After says, else full jitter; a Retry-After of 0 counts as none, so that nobody hammers.
 */
export function waitAfter(tried: number, error: GatewayError, retry: boolean | undefined, random: () => number): number {
  const { status = 0, retryAfter } = error as Partial<GatewayHttpError>
  const passing = status === 429 || (retry && (error instanceof GatewayUnreachableError || (status > 501 && status < 505)))
  if (!passing || tried >= throttleLimit) return Infinity
  return retryAfter ? retryAfter * 1000 : Math.floor(random() * 2 ** tried) * slotInterval
}

/** Retry-After in seconds, from a number of seconds or an HTTP date to come; undefined for anything else. */
export function readRetryAfter(header: string, now: number = Date.now()): number | undefined {
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return seconds >= 0 ? seconds : undefined
}
