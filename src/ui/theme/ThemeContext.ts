import { createContext, useContext } from 'react'
import { type ThemeAttributes, themeAttributes } from './themeAttributes.ts'
import type { Look, ThemeName } from './themes.ts'

export interface ThemeContextValue {
  /** The theme that shows now; on the server, of a pair, the light one. */
  theme: ThemeName
  /** What was chosen, here or in a root around. */
  look: Look
  /** Where dialogs, popovers and toasts go; null until the root is in the page, undefined where there is no root. */
  container: HTMLElement | null | undefined
  /** Give an element outside the root what the root has. */
  attributes: ThemeAttributes
  /** Whether the elements around are the app's own. */
  onHost: boolean
  announce: (text: string, urgency?: Urgency) => void
}

/** `polite` waits for a pause, `assertive` interrupts: keep it for what went wrong. */
export type Urgency = 'polite' | 'assertive'

export const ThemeContext = createContext<ThemeContextValue>({
  theme: 'light',
  look: {},
  container: undefined,
  attributes: { ...themeAttributes({ theme: 'light' }), 'data-coffer': '', dir: 'ltr', lang: 'en' },
  onHost: false,
  announce: () => {},
})

/** Theme and portal container of the place. */
export const useTheme = (): ThemeContextValue => useContext(ThemeContext)

/** Says something to a screen reader that is otherwise only seen: `announce('Copied')`. */
export const useAnnounce = (): ThemeContextValue['announce'] => useContext(ThemeContext).announce
