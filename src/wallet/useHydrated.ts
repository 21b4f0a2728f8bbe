import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether rendering is on the client. False on a server and during hydration, which must produce
 * the server's markup, whatever this browser has stored.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
