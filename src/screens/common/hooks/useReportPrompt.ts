import { useEffect } from 'react'

/** Reports when the wallet prompt opens and closes. */
export function useReportPrompt(
  isAsked: boolean,
  onPrompt: ((isAsked: boolean) => void) | undefined,
): void {
  useEffect(() => {
    if (!isAsked || !onPrompt) return
    onPrompt(true)
    return () => onPrompt(false)
  }, [isAsked, onPrompt])
}
