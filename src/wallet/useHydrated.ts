import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * Whether this is drawn in the visitor's own browser. False on a server, and in the first drawing over a server's markup: that has to
 * come out as the server drew it, whatever this browser remembers.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
