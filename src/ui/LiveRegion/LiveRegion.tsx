import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface Spoken {
  text: string
  /** Incremented with every announcement, so that a repeated text is read again. */
  turn: number
}

export interface LiveRegionProps {
  spoken: Spoken
  urgency?: 'polite' | 'assertive'
}

/** A live region. Components announce through `useAnnounce`; ThemeRoot renders the region. */
export function LiveRegion({ spoken, urgency = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span aria-live={urgency} aria-atomic="true">
        {spoken.text && <span key={spoken.turn}>{spoken.text}</span>}
      </span>
    </VisuallyHidden>
  )
}
