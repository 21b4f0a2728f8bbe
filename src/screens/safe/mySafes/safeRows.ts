import type { ChainSummary, SafeRef } from '#base'
import type { PartialCount, SafeRow } from '#domain'
import { findOverviews } from '#queries'
import type { SafeOverview } from '#gateway'
import { safeParam } from '#screens/core/links'
import { type KnownNames, safeTitle } from '#screens/core/names'
import { safeKey } from '#screens/core/preferences'

/** A longer list of Safes has a search field. */
export const searchFrom = 5

export interface SafesKnown {
  owned: readonly SafeRef[]
  added: readonly SafeRef[]
  /** The gateway's overviews, in any order; Safes without one have no totals and queues. */
  overviews: readonly SafeOverview[]
}

/** The rows of both groups. A Safe that is both owned and added is only in the owned group. */
export function safeRows({ owned, added, overviews }: SafesKnown): {
  owned: readonly SafeRow[]
  added: readonly SafeRow[]
} {
  const [ownedKeys, addedKeys] = [new Set(owned.map(safeKey)), new Set(added.map(safeKey))]
  const overviewOf = findOverviews(overviews)
  const row = (at: SafeRef): SafeRow => ({
    at,
    owned: ownedKeys.has(safeKey(at)),
    added: addedKeys.has(safeKey(at)),
    overview: overviewOf(at),
  })
  return {
    owned: owned.map(row),
    added: added.filter((at) => !ownedKeys.has(safeKey(at))).map(row),
  }
}

export interface SafesFilter {
  words: string
  /** Whether to show only Safes that need the viewer's signature. */
  awaiting: boolean
  /** IDs of the chains to show; empty for all. */
  networks: readonly string[]
}

/** Rows whose name, prefixed address or network contains the search text, in their order. */
export function findSafes(
  rows: readonly SafeRow[],
  chains: readonly ChainSummary[],
  { words, awaiting, networks }: SafesFilter,
  names: KnownNames,
): readonly SafeRow[] {
  const text = words.trim().toLowerCase()
  return rows.filter(({ at, overview }) => {
    if (awaiting && !overview?.awaiting?.count) return false
    if (networks.length > 0 && !networks.includes(at.chainId)) return false
    const chain = chains.find((one) => one.chainId === at.chainId)
    return [safeTitle(names, chains, at), safeParam(chains, at), chain?.name ?? at.chainId].some(
      (place) => place.toLowerCase().includes(text),
    )
  })
}

/**
 * How many Safes need the viewer's signature, of those that match the rest of the filter: pressing
 * its button lists as many; undefined while nothing is known about any of them, `atLeast` while
 * something is missing.
 */
export function countAwaiting(
  all: readonly SafeRow[],
  chains: readonly ChainSummary[],
  filter: SafesFilter,
  names: KnownNames,
): PartialCount | undefined {
  const rows = findSafes(all, chains, { ...filter, awaiting: false }, names)
  if (rows.every(({ overview }) => overview === null)) return undefined
  const count = rows.filter(({ overview }) => overview?.awaiting?.count).length
  // Without a viewer, no signature is awaited, which is complete.
  const isOpen = ({ overview }: SafeRow) =>
    overview === null || (overview.awaiting?.count === 0 && overview.awaiting.atLeast)
  return { count, atLeast: rows.some(isOpen) }
}
