import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * A function that stays the same and calls the newest one, for effects. React's `useEffectEvent`
 * does that, but only since 19.2.
 */
export function useLatest<Args extends unknown[]>(call: (...args: Args) => void) {
  const latest = useRef(call)
  useInsertionEffect(() => {
    latest.current = call
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
