/** Attempts in all for a GET that is answered 429. */
export const throttleLimit = 12
/** Milliseconds of one slot; attempt n waits a random part of 2^n slots. */
export const slotInterval = 100
/** Milliseconds that a call may take in all. */
export const fetchTimeout = 120_000

/** Full jitter: a random time below `slotInterval * 2^attempt`, or what Retry-After says, in milliseconds. */
export const waitBefore = (attempt: number, retryAfter: number | undefined, random: () => number): number =>
  retryAfter === undefined ? Math.floor(random() * slotInterval * 2 ** attempt) : retryAfter * 1000

/** Retry-After in seconds, from a number of seconds or an HTTP date. */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  if (!header) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

/** Waits, and ends at once with the signal's reason when the call is given up. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const stop = () => {
      clearTimeout(timer)
      reject(signal.reason)
    }
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    }, ms)
    signal.addEventListener('abort', stop, { once: true })
  })
