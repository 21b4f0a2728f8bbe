import { useSyncExternalStore } from 'react'
import { createPersistedStore, type SafeRef } from '#base'
import { isSafeRef, safeKey, withSafes } from '#screens/core/preferences'

/** What a user chose for the portfolio. A Safe that is new to this device is part of it. */
export interface PortfolioChoice {
  leftOut: readonly SafeRef[]
}

const portfolioKey = 'coffer.portfolio'
const initial: PortfolioChoice = { leftOut: [] }

/** Parses the stored value; `drop` is called for dropped parts. undefined if it isn't an object. */
export function parsePortfolio(
  value: unknown,
  drop: () => void = () => {},
): PortfolioChoice | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { leftOut = [] } = value as Record<string, unknown>
  const safes = Array.isArray(leftOut) ? leftOut.filter(isSafeRef) : []
  if (!Array.isArray(leftOut) || safes.length < leftOut.length) drop()
  return { leftOut: safes.map(({ chainId, address }) => ({ chainId, address })) }
}

const store = createPersistedStore({
  key: portfolioKey,
  backsUp: true,
  parse: parsePortfolio,
  initial,
})

/**
 * The choice stored on this device, and a function to change it, which returns false if the change
 * lasts only as long as the page.
 */
export function usePortfolioChoice(): [
  PortfolioChoice,
  (change: (before: PortfolioChoice) => PortfolioChoice) => boolean,
] {
  return [useSyncExternalStore(store.subscribe, store.get, () => initial), store.update]
}

/** The choice after these of the `listed` Safes were chosen; other Safes keep theirs. */
export function withChosen(
  before: PortfolioChoice,
  listed: readonly SafeRef[],
  chosen: readonly SafeRef[],
): PortfolioChoice {
  const [shown, isIn] = [new Set(listed.map(safeKey)), new Set(chosen.map(safeKey))]
  return {
    leftOut: withSafes(
      before.leftOut.filter((at) => !shown.has(safeKey(at))),
      listed.filter((at) => !isIn.has(safeKey(at))),
    ),
  }
}
