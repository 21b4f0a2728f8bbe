import { GatewayAnswerError, GatewayUnreachableError, type GatewayError } from './errors.ts'

/** Attempts in all for a read that is answered 429. */
export const throttleLimit = 12
/** Milliseconds of one slot; before attempt n + 1 a whole number of slots below 2^n is waited. */
export const slotInterval = 100
/** Milliseconds that a call may take in all. */
export const fetchTimeout = 120_000

/** Whether a read may be tried again after this: after 429 always, with `retry` also when no answer came or a proxy had none. */
export const mayPass = (error: GatewayError, retry: boolean | undefined): boolean =>
  error instanceof GatewayAnswerError ? error.status === 429 || (retry === true && /^50[234]$/.test(`${error.status}`)) : retry === true && error instanceof GatewayUnreachableError

/** Milliseconds to wait after the given attempt: what Retry-After says, else full jitter. A Retry-After of nothing counts as none, so that nobody hammers. */
export const waitAfter = (attempt: number, error: GatewayError, random: () => number): number =>
  (error instanceof GatewayAnswerError && error.retryAfter ? error.retryAfter * 1000 : Math.floor(random() * 2 ** attempt) * slotInterval)

/** Retry-After in seconds, from a number of seconds or an HTTP date; undefined for anything else. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}
