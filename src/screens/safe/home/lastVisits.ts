import { useEffect, useState } from 'react'
import { createPersistedStore, type SafeRef } from '#base'

/** The last two visits of a Safe's home page. Milliseconds since 1970. */
export interface Visits {
  /** When this visit, or one that lasted until now, was last active. */
  current: number
  /** The end of the previous visit; null at the first one. */
  previous: number | null
}

/** Milliseconds. A user who comes back sooner hasn't been away. */
const away = 30 * 60_000
/** Maximum Safes that are remembered; those visited longest ago are forgotten. */
const most = 200

type StoredVisits = Readonly<Record<string, Visits>>

const initial: StoredVisits = {}
const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0

/** Parses the stored visits; drops invalid ones. */
export function parseVisits(value: unknown): StoredVisits | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, visits]: [string, unknown]) => {
      const { current, previous } = (visits ?? {}) as Record<string, unknown>
      return isTime(current) && (previous === null || isTime(previous))
        ? [[key, { current, previous }]]
        : []
    }),
  )
}

/** The visits after one at this time. */
export function visited(before: Visits | undefined, now: number): Visits {
  if (!before) return { current: now, previous: null }
  // Setting a clock back doesn't count as a visit.
  return now - before.current > away
    ? { current: now, previous: before.current }
    : { ...before, current: Math.max(now, before.current) }
}

const store = createPersistedStore<StoredVisits>({
  key: 'coffer.visits',
  parse: parseVisits,
  initial,
})

const keyOf = ({ chainId, address }: SafeRef): string => `${chainId}:${address.toLowerCase()}`

/**
 * When the user was here before this visit, in milliseconds since 1970; null at the first visit. It
 * stays the same while the page is open, and the visit is remembered.
 */
export function useLastVisit(at: SafeRef): number | null {
  const key = keyOf(at)
  const [opened, setOpened] = useState(() => openedNow(key))
  if (opened.key !== key) setOpened(openedNow(key))
  useEffect(() => {
    store.update((before) => {
      const all = { ...before, [key]: visited(before[key], Date.now()) }
      return Object.fromEntries(
        Object.entries(all)
          .toSorted(([, a], [, b]) => b.current - a.current)
          .slice(0, most),
      )
    })
  }, [key])
  return opened.previous
}

const openedNow = (key: string) => ({
  key,
  previous: visited(store.get()[key], Date.now()).previous,
})
