import { useCallback, useState } from 'react'
import type { Spoken } from '../LiveRegion/LiveRegion.tsx'
import type { ThemeContextValue, Urgency } from './ThemeContext.ts'

const noAnnouncement: Spoken = { text: '', turn: 0 }

/** What a root's two live regions say, and the way to let them say something. */
export function useAnnouncer(): { polite: Spoken; assertive: Spoken; announce: ThemeContextValue['announce'] } {
  const [polite, setPolite] = useState(noAnnouncement)
  const [assertive, setAssertive] = useState(noAnnouncement)
  const announce = useCallback((text: string, urgency: Urgency = 'polite') => {
    const speak = urgency === 'polite' ? setPolite : setAssertive
    speak(({ turn }) => ({ text, turn: turn + 1 }))
  }, [])
  return { polite, assertive, announce }
}
