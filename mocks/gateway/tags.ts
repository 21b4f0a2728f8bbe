import type { Address } from 'viem'

/**
 * The time of the last change of a list per Safe, in seconds. Every change yields a new one, even
 * while the clock is stopped.
 */
export function createTags() {
  const seconds = new Map<string, number>()
  const of = (safe: Address): number => seconds.get(safe.toLowerCase()) ?? 0
  return {
    of,
    /** `at` in milliseconds. */
    touch: (safe: Address, at: number) =>
      void seconds.set(safe.toLowerCase(), Math.max(of(safe) + 1, Math.floor(at / 1000))),
  }
}
