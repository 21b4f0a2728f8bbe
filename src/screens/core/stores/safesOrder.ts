import { useSyncExternalStore } from 'react'
import { createPersistedStore, type SafeRef } from '#base'
import { isSafeRef, sameSafe } from '#screens/core/preferences'

export const safeSorts = ['listed', 'name', 'value', 'pending'] as const
/**
 * `listed`: as the gateway lists the owned Safes, and in the order in which the others were added.
 */
export type SafeSort = (typeof safeSorts)[number]

/** How a user wants their Safes listed. */
export interface SafesOrder {
  sort: SafeSort
  /** Listed before the others. */
  pinned: readonly SafeRef[]
}

export const safesOrderKey = 'coffer.safesOrder'
const initial: SafesOrder = { sort: 'listed', pinned: [] }

/** Parses the stored value; `drop` is called for dropped parts. undefined if it isn't an object. */
export function parseSafesOrder(
  value: unknown,
  drop: () => void = () => {},
): SafesOrder | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { sort = initial.sort, pinned = [] } = value as Record<string, unknown>
  const known = safeSorts.find((one) => one === sort)
  const safes = Array.isArray(pinned) ? pinned.filter(isSafeRef) : []
  if (!known || !Array.isArray(pinned) || safes.length < pinned.length) drop()
  return {
    sort: known ?? initial.sort,
    pinned: safes.map(({ chainId, address }) => ({ chainId, address })),
  }
}

const store = createPersistedStore({
  key: safesOrderKey,
  backsUp: true,
  parse: parseSafesOrder,
  initial,
})

/**
 * How the Safes are listed on this device, and a function to change it, which returns false if the
 * change lasts only as long as the page.
 */
export function useSafesOrder(): [
  SafesOrder,
  (change: (before: SafesOrder) => SafesOrder) => boolean,
] {
  return [useSyncExternalStore(store.subscribe, store.get, () => initial), store.update]
}

export const isPinned = ({ pinned }: SafesOrder, at: SafeRef): boolean =>
  pinned.some((one) => sameSafe(one, at))

/** Pins a Safe, or unpins it. */
export const withPinToggled = (order: SafesOrder, at: SafeRef): SafesOrder => ({
  ...order,
  pinned: isPinned(order, at)
    ? order.pinned.filter((one) => !sameSafe(one, at))
    : [...order.pinned, at],
})
