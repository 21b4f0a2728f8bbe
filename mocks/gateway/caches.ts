import { HttpError } from './httpError.ts'

/** How long the official gateway remembers that there is nothing, in milliseconds. */
export const notFoundFor = 30_000

/**
 * What the official gateway remembers between requests. Only a 404 outlives a change: what was
 * found is cleared by the change's event.
 */
export interface Caches {
  /** Reads, unless an earlier read found nothing a moment ago. */
  read<T>(key: string, read: () => T): T
  /** What an event clears. */
  clear(key: string): void
  reset(): void
}

/** @param now milliseconds, by the world's clock */
export function createCaches(now: () => number): Caches {
  const missing = new Map<string, { until: number; error: HttpError }>()
  return {
    read(key, read) {
      const kept = missing.get(key)
      if (kept && now() < kept.until) throw kept.error
      missing.delete(key)
      try {
        return read()
      } catch (cause) {
        if (cause instanceof HttpError && cause.status === 404)
          missing.set(key, { until: now() + notFoundFor, error: cause })
        throw cause
      }
    },
    clear: (key) => void missing.delete(key),
    reset: () => missing.clear(),
  }
}

/** Reads through the gateway's caches, if it has any. */
export const cached = <T>(caches: Caches | undefined, key: string, read: () => T): T =>
  caches ? caches.read(key, read) : read()

/**
 * Each message has its own entry, which a confirmation clears. A new message clears the Safe's list
 * alone: https://github.com/safe-global/safe-client-gateway, `event-cache.helper.ts`.
 */
export const messageEntry = (chainId: string, messageHash: string): string =>
  `${chainId} message ${messageHash.toLowerCase()}`

/** A new Safe clears nothing of this. The Safes of an owner have no entry at all. */
export const safeEntry = (chainId: string, address: string): string =>
  `${chainId} safe ${address.toLowerCase()}`
