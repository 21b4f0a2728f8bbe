import { HttpError } from './httpError.ts'

/** How long the official gateway caches a 404, in milliseconds. */
export const notFoundFor = 30_000

/**
 * The official gateway's cache between requests. Only a 404 outlives a change: found data is
 * cleared by the change's event.
 */
export interface Caches {
  /** Reads, unless a recent read found nothing. */
  read<T>(key: string, read: () => T): T
  /** Clears an entry, as an event does. */
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

/** A new Safe clears none of these. An owner's list of Safes is not cached. */
export const safeEntry = (chainId: string, address: string): string =>
  `${chainId} safe ${address.toLowerCase()}`
