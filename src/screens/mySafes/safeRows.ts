import type { ChainSummary, SafeRef } from '#base'
import type { PartialCount, SafeRow } from '#domain'
import { findOverview } from '#queries'
import type { SafeOverview } from '#gateway'
import { safeParam } from '../links.ts'
import { sameSafe } from '../preferences.ts'

/** More safes than this get a search box. */
export const searchFrom = 5

export interface SafesKnown {
  owned: readonly SafeRef[]
  added: readonly SafeRef[]
  /** What the gateway said of them, in any order; what it left out stays without numbers. */
  overviews: readonly SafeOverview[]
}

/** The rows of both groups. A safe that is owned and was added stands once, among the owned ones. */
export function safeRows({ owned, added, overviews }: SafesKnown): { owned: readonly SafeRow[]; added: readonly SafeRow[] } {
  const isIn = (list: readonly SafeRef[], at: SafeRef) => list.some((one) => sameSafe(one, at))
  const row = (at: SafeRef): SafeRow => ({ at, owned: isIn(owned, at), added: isIn(added, at), overview: findOverview(overviews, at) })
  return { owned: owned.map(row), added: added.filter((at) => !isIn(owned, at)).map(row) }
}

export interface SafesWanted {
  words: string
  /** Only those that wait for the signature of the person who looks. */
  waiting: boolean
}

/** Rows whose prefixed address or network holds the words; order stays, so nothing moves under a finger. */
export function findSafes(rows: readonly SafeRow[], chains: readonly ChainSummary[], { words, waiting }: SafesWanted): readonly SafeRow[] {
  const text = words.trim().toLowerCase()
  return rows.filter(({ at, overview }) => {
    if (waiting && !overview?.awaiting?.count) return false
    const chain = chains.find((one) => one.chainId === at.chainId)
    return [safeParam(chains, at), chain?.name ?? at.chainId].some((place) => place.toLowerCase().includes(text))
  })
}

/** How many Safes need the viewer's signature; undefined while nothing is known of any, `atLeast` while something is missing. */
export function countWaiting(rows: readonly SafeRow[]): PartialCount | undefined {
  if (rows.every(({ overview }) => overview === null)) return undefined
  const count = rows.filter(({ overview }) => overview?.awaiting?.count).length
  // Without a viewer nobody's signature is awaited, which is complete.
  const isOpen = ({ overview }: SafeRow) => overview === null || (overview.awaiting?.count === 0 && overview.awaiting.atLeast)
  return { count, atLeast: rows.some(isOpen) }
}
