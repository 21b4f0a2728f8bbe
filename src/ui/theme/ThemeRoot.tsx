import { type ReactNode, useCallback, useMemo, useState } from 'react'
import { LiveRegion, type Spoken } from '../LiveRegion/LiveRegion.tsx'
import { usePreload } from '../overlays/usePreload.ts'
import { useTextSettings } from '../text/TextProvider.tsx'
import { ThemeContext, type ThemePlace, type Urgency } from './ThemeContext.ts'
import type { ThemeChoice } from './themes.ts'
import { useSystemTheme } from './useSystemTheme.ts'

export interface ThemeRootProps {
  theme?: ThemeChoice
  /** `page` paints the page's ground and fills the window; `none` leaves the host's ground. */
  surface?: 'page' | 'none'
  /** Where dialogs, popovers and toasts go. Default: an element at the end of this root. */
  portalContainer?: HTMLElement
  className?: string
  children: ReactNode
}

const silence: Spoken = { text: '', turn: 0 }

/** Gives everything below it, dialogs and toasts too, a theme, a language, a direction and a voice. Can be nested. */
export function ThemeRoot({ theme = 'system', surface = 'none', portalContainer, className, children }: ThemeRootProps) {
  const system = useSystemTheme()
  usePreload()
  const { locale, direction } = useTextSettings()
  const [ownContainer, setOwnContainer] = useState<HTMLElement | null>(null)
  const [polite, setPolite] = useState(silence)
  const [assertive, setAssertive] = useState(silence)
  const announce = useCallback((text: string, urgency: Urgency = 'polite') => {
    const speak = urgency === 'polite' ? setPolite : setAssertive
    speak(({ turn }) => ({ text, turn: turn + 1 }))
  }, [])
  const name = theme === 'system' ? system : theme
  const place = useMemo<ThemePlace>(
    () => ({
      theme: name,
      container: portalContainer ?? ownContainer,
      attributes: { 'data-coffer': '', 'data-theme': name, dir: direction, lang: locale },
      announce,
    }),
    [name, portalContainer, ownContainer, direction, locale, announce],
  )
  return (
    <ThemeContext value={place}>
      <div {...place.attributes} data-surface={surface} className={className}>
        {children}
        <LiveRegion spoken={polite} urgency="polite" />
        <LiveRegion spoken={assertive} urgency="assertive" />
        <div ref={setOwnContainer} data-coffer-portals="" />
      </div>
    </ThemeContext>
  )
}
