import { useSyncExternalStore } from 'react'
import type { AppRequest } from './appRequest.ts'

let open: readonly AppRequest[] = []
const listeners = new Set<() => void>()

/**
 * The requests of apps that have a dialog. They aren't the page's: the wallet may still be asked
 * for them when it is left.
 */
export const openRequests = {
  get: () => open,
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  update(change: (before: readonly AppRequest[]) => readonly AppRequest[]) {
    open = change(open)
    for (const tell of listeners) tell()
  },
}

export const useOpenRequests = (): readonly AppRequest[] =>
  useSyncExternalStore(openRequests.subscribe, openRequests.get, openRequests.get)
