import { useSyncExternalStore } from 'react'
import type { AppRequest } from './appRequest.ts'

let open: readonly AppRequest[] = []
const listeners = new Set<() => void>()

/**
 * The app requests with a dialog. They don't belong to the page: the wallet prompt may still be
 * open when it's left.
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
