import type { Address } from 'viem'

/** A module that the gateway watches for a Safe. */
export interface Recovery {
  chainId: string
  safe: Address
  moduleAddress: Address
}

export function createRecoveries() {
  const watched = new Map<string, Recovery>()
  const key = ({ chainId, safe, moduleAddress }: Recovery) =>
    [chainId, safe, moduleAddress].join(':').toLowerCase()
  return {
    has: (one: Recovery): boolean => watched.has(key(one)),
    watch: (one: Recovery): void => void watched.set(key(one), one),
    remove: (one: Recovery): boolean => watched.delete(key(one)),
  }
}
export type Recoveries = ReturnType<typeof createRecoveries>
