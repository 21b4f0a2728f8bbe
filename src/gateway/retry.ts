import { type GatewayHttpError, type GatewayError, GatewayUnreachableError } from './errors.ts'

/** Maximum attempts for a read answered with 429. */
export const throttleLimit = 12
/**
 * Length of one delay slot in milliseconds. After attempt n, the delay is a random number of slots
 * below 2^n.
 */
export const slotInterval = 100
/** Total time limit of a call, in milliseconds. */
export const fetchTimeout = 120_000

/**
 * Milliseconds until a read may be retried, or Infinity: always after 429; with `retry`, even after
 * 502, 503, 504, and network failures. Follows Retry-After, otherwise full jitter. A Retry-After of
 * 0 is ignored, so that clients do not hammer the server.
 */
export function waitAfter(
  tried: number,
  error: GatewayError,
  retry: boolean | undefined,
  random: () => number,
): number {
  const { status = 0, retryAfter } = error as Partial<GatewayHttpError>
  const passing =
    status === 429 ||
    (retry && (error instanceof GatewayUnreachableError || [502, 503, 504].includes(status)))
  if (!passing || tried >= throttleLimit) return Infinity
  return retryAfter ? retryAfter * 1000 : Math.floor(random() * 2 ** tried) * slotInterval
}

/** Parses Retry-After (seconds or a future HTTP date) to seconds; undefined for anything else. */
export function readRetryAfter(header: string, now: number = Date.now()): number | undefined {
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return seconds >= 0 ? seconds : undefined
}
