import { useCallback, useEffect, useRef } from 'react'

/**
 * Returns a function that reports whether the component is still mounted. For dialogs that wait
 * before they prompt the wallet: a dialog that was left must not prompt.
 */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return useCallback(() => mounted.current, [])
}
