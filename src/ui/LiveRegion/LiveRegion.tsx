import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

export interface Spoken {
  text: string
  /** Grows with every announcement, so that the same words are said again. */
  turn: number
}

export interface LiveRegionProps {
  spoken: Spoken
  urgency?: 'polite' | 'assertive'
}

/** A place that screen readers listen to. Parts speak through `useAnnounce`; ThemeRoot holds the region. */
export function LiveRegion({ spoken, urgency = 'polite' }: LiveRegionProps) {
  return (
    <VisuallyHidden>
      <span aria-live={urgency} aria-atomic="true">
        {spoken.text && <span key={spoken.turn}>{spoken.text}</span>}
      </span>
    </VisuallyHidden>
  )
}
