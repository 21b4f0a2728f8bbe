import { useSyncExternalStore } from 'react'
import { createCreationStore, type PendingCreation } from '#signing'

/** The creations that were sent from this device. */
export const creations = /*@__PURE__*/ createCreationStore()

const none: readonly PendingCreation[] = []

export const useCreations = (): readonly PendingCreation[] =>
  useSyncExternalStore(creations.subscribe, creations.get, () => none)
