import { useEffect } from 'react'

/** Reports that the wallet is asked, and when it isn't any more. */
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
