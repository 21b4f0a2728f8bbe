import type { Address, SafeRef } from '#base'
import type { Party } from './party.ts'

/** A Safe as the gateway reports it; the chain's own state is the `ChainSnapshot`. */
export interface SafeDetail {
  at: SafeRef
  owners: readonly Party[]
  threshold: number
  nonce: number
  version: string | null
  versionState: 'UP_TO_DATE' | 'OUTDATED' | 'UNKNOWN'
  singleton: Party
  /** null: none, or unknown to the gateway. */
  modules: readonly Party[] | null
  guard: Party | null
  fallbackHandler: Party | null
  tags: {
    queued: string | null
    history: string | null
    collectibles: string | null
    messages: string | null
  }
}

/** A count that may be incomplete: with `atLeast`, there may be more. */
export interface PartialCount {
  count: number
  atLeast: boolean
}

export interface SafeOverviewRow {
  owners: readonly Address[]
  threshold: number
  /** Null where nothing has a price. */
  fiatTotal: string | null
  queued: number
  /** Pending transactions that need the viewer's signature; null without a viewer. */
  awaiting: PartialCount | null
}

/** A row of "My Safes". `overview` is null if the gateway returned no data for this Safe. */
export interface SafeRow {
  at: SafeRef
  owned: boolean
  added: boolean
  overview: SafeOverviewRow | null
}

/**
 * The Safe as the signing rules need it: from the chain where it can be read, otherwise as the
 * gateway reports it.
 */
export interface SafeState {
  chainId: string
  address: Address
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  version: string | null
}
