import { useEffect } from 'react'

/** Reports when the wallet prompt opens and closes. */
export function useAsked(
  isAsked: boolean,
  onAsked: ((isAsked: boolean) => void) | undefined,
): void {
  useEffect(() => {
    if (!isAsked || !onAsked) return
    onAsked(true)
    return () => onAsked(false)
  }, [isAsked, onAsked])
}
