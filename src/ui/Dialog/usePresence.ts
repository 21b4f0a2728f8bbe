import { useEffect, useState } from 'react'

/**
 * Whether a dialog shows: from when it opens until its fading is over. `onClosed` is called then.
 * @param cover what covers the page, while it is in the page
 */
export function usePresence(open: boolean, cover: HTMLElement | null, onClosed: (() => void) | undefined): boolean {
  const [phase, setPhase] = useState<'before' | 'shown' | 'gone'>(open ? 'shown' : 'before')
  if (open && phase !== 'shown') setPhase('shown')
  if (!open && phase === 'shown' && cover === null) setPhase('gone')
  useEffect(() => {
    if (phase === 'gone') onClosed?.()
  }, [phase, onClosed])
  return phase === 'shown'
}
