import { useEffect, useState } from 'react'

/**
 * Whether a dialog is present: from opening until the end of its exit animation, when `onClosed` is
 * called.
 * @param cover the overlay element, while mounted
 */
export function usePresence(
  open: boolean,
  cover: HTMLElement | null,
  onClosed: (() => void) | undefined,
): boolean {
  const [phase, setPhase] = useState<'before' | 'shown' | 'gone'>(open ? 'shown' : 'before')
  if (open && phase !== 'shown') setPhase('shown')
  if (!open && phase === 'shown' && cover === null) setPhase('gone')
  useEffect(() => {
    if (phase === 'gone') onClosed?.()
  }, [phase, onClosed])
  return phase === 'shown'
}
