import type { CSSProperties } from 'react'
import type { Look, ThemeChoice, ThemePair } from './themes.ts'

/**
 * Attributes that set theme, language, and direction of an element. The stylesheet turns them into
 * tokens.
 */
export interface ThemeAttributes {
  'data-coffer': string
  'data-theme'?: string
  'data-theme-light'?: string
  'data-theme-dark'?: string
  'data-accent'?: string
  'data-radius'?: string
  'data-density'?: string
  'data-font'?: string
  'data-blur'?: string
  /** Tokens that `createTheme` computed. */
  style: CSSProperties
  dir: 'ltr' | 'rtl'
  lang: string
}

const byTheSystem: ThemePair = { light: 'light', dark: 'dark' }

/** The themes for light and dark mode; a single name applies to both. Throws for a function. */
export function pairOf(theme: ThemeChoice): ThemePair {
  if (typeof theme === 'function')
    throw new Error(
      'A theme is a name, "system" or { light, dark }. ' +
        "Functions aren't supported: the server can't evaluate them.",
    )
  if (theme === 'system') return byTheSystem
  return typeof theme === 'string' ? { light: theme, dark: theme } : theme
}

/** Throws `Invalid ID: {id}` for an ID that cannot be used in a selector as it is. */
export function checkId(id: string): string {
  if (!/^\w+$/.test(id)) throw new Error(`Invalid ID: ${id}`)
  return id
}

/** The attributes of the given settings. Unset settings have none, so that the theme decides. */
export function themeAttributes({
  theme = 'system',
  accent,
  radius,
  density,
  fontStack,
  overlayBlur,
  tokens,
}: Look): Omit<ThemeAttributes, 'data-coffer' | 'dir' | 'lang'> {
  const { light, dark } = pairOf(theme)
  return {
    // Without any, React leaves the attribute out.
    style: { ...(typeof accent === 'object' && accent), ...tokens } as CSSProperties,
    ...(light === dark
      ? { 'data-theme': light }
      : { 'data-theme-light': light, 'data-theme-dark': dark }),
    ...(typeof accent === 'string' && { 'data-accent': accent }),
    ...(radius && { 'data-radius': radius }),
    ...(density && { 'data-density': density }),
    ...(fontStack && { 'data-font': fontStack }),
    ...(overlayBlur && { 'data-blur': overlayBlur }),
  }
}
