import { createContext, useContext } from 'react'
import { type ThemeAttributes, themeAttributes } from './themeAttributes.ts'
import type { Look, ThemeName } from './themes.ts'

export interface ThemeContextValue {
  /** The current theme; on the server, the light one of a pair. */
  theme: ThemeName
  /** The settings of this root, merged with those of the enclosing root. */
  look: Look
  /**
   * Container of dialogs, popovers, and toasts; null until the root is mounted, undefined without a
   * root.
   */
  container: HTMLElement | null | undefined
  /** Apply the root's theme to an element outside the root. */
  attributes: ThemeAttributes
  /** Whether the surrounding elements are the app's own. */
  onHost: boolean
  announce: (text: string, urgency?: Urgency) => void
}

/** `polite` waits for a pause, `assertive` interrupts: use it for failures only. */
export type Urgency = 'polite' | 'assertive'

export const ThemeContext = createContext<ThemeContextValue>({
  theme: 'light',
  look: {},
  container: undefined,
  attributes: { ...themeAttributes({ theme: 'light' }), 'data-coffer': '', dir: 'ltr', lang: 'en' },
  onHost: false,
  announce: () => {},
})

/** The current theme and portal container. */
export const useTheme = (): ThemeContextValue => useContext(ThemeContext)

/** Announces a visual change to screen readers: `announce('Copied')`. */
export const useAnnounce = (): ThemeContextValue['announce'] => useContext(ThemeContext).announce
