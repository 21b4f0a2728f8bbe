import type { Address } from 'viem'

/** The second of the last change of a list, for each safe. Every change gives a new one, also when the clock stands still. */
export function createTags() {
  const seconds = new Map<string, number>()
  const of = (safe: Address): number => seconds.get(safe.toLowerCase()) ?? 0
  return {
    of,
    /** `at` in milliseconds. */
    touch: (safe: Address, at: number) => void seconds.set(safe.toLowerCase(), Math.max(of(safe) + 1, Math.floor(at / 1000))),
  }
}
