import { useEffect, useState } from 'react'

/**
 * Whether a dialog shows: from when it opens until its fading is over. `onClosed` is called then.
 * @param cover what covers the page, while it is in the page
 */
export function useShown(open: boolean, cover: HTMLElement | null, onClosed: (() => void) | undefined): boolean {
  const [shown, setShown] = useState(open)
  if (open && !shown) setShown(true)
  const isGone = shown && !open && cover === null
  useEffect(() => {
    if (!isGone) return
    setShown(false)
    onClosed?.()
  }, [isGone, onClosed])
  return shown
}
