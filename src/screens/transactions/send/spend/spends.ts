import { useSyncExternalStore } from 'react'
import { createSpendStore, type PendingSpend } from '#signing'

/** Payments that were sent from this device. */
export const spends = /*@__PURE__*/ createSpendStore()

const none: readonly PendingSpend[] = []

export const useSpends = (): readonly PendingSpend[] =>
  useSyncExternalStore(spends.subscribe, spends.get, () => none)
