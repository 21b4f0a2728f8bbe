import { createContext, useContext } from 'react'
import type { ThemeName } from './themes.ts'

export interface ThemePlace {
  theme: ThemeName
  /** Where dialogs, popovers and toasts go; null until the root is in the page, undefined where there is no root. */
  container: HTMLElement | null | undefined
  /** Attributes that give theme, language and direction to an element outside the root. */
  attributes: { 'data-coffer': string; 'data-theme': ThemeName; dir: 'ltr' | 'rtl'; lang: string }
  announce: (text: string, urgency?: Urgency) => void
}

/** `polite` waits for a pause, `assertive` interrupts: keep it for what went wrong. */
export type Urgency = 'polite' | 'assertive'

export const ThemeContext = createContext<ThemePlace>({
  theme: 'light',
  container: undefined,
  attributes: { 'data-coffer': '', 'data-theme': 'light', dir: 'ltr', lang: 'en' },
  announce: () => {},
})

/** Theme and portal container of the place. */
export const useTheme = (): ThemePlace => useContext(ThemeContext)

/** Says something to a screen reader that is otherwise only seen: `announce('Copied')`. */
export const useAnnounce = (): ThemePlace['announce'] => useContext(ThemeContext).announce
