import { useCallback, useState } from 'react'
import type { Spoken } from '../LiveRegion/LiveRegion.tsx'
import type { ThemeContextValue, Urgency } from './ThemeContext.ts'

const noAnnouncement: Spoken = { text: '', turn: 0 }

/** The texts of a root's two live regions, and the function that sets them. */
export function useAnnouncer(): {
  polite: Spoken
  assertive: Spoken
  announce: ThemeContextValue['announce']
} {
  const [polite, setPolite] = useState(noAnnouncement)
  const [assertive, setAssertive] = useState(noAnnouncement)
  const announce = useCallback((text: string, urgency: Urgency = 'polite') => {
    const speak = urgency === 'polite' ? setPolite : setAssertive
    speak(({ turn }) => ({ text, turn: turn + 1 }))
  }, [])
  return { polite, assertive, announce }
}
