import { useCallback, useEffect, useRef } from 'react'

/**
 * A function that tells whether the component is still in the page. For dialogs that wait before
 * they ask the wallet: one that was left meanwhile asks for nothing more.
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
