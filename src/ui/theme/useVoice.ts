import { useCallback, useState } from 'react'
import type { Spoken } from '../LiveRegion/LiveRegion.tsx'
import type { ThemePlace, Urgency } from './ThemeContext.ts'

const silence: Spoken = { text: '', turn: 0 }

/** What a root's two live regions say, and the way to let them say something. */
export function useVoice(): { polite: Spoken; assertive: Spoken; announce: ThemePlace['announce'] } {
  const [polite, setPolite] = useState(silence)
  const [assertive, setAssertive] = useState(silence)
  const announce = useCallback((text: string, urgency: Urgency = 'polite') => {
    const speak = urgency === 'polite' ? setPolite : setAssertive
    speak(({ turn }) => ({ text, turn: turn + 1 }))
  }, [])
  return { polite, assertive, announce }
}
