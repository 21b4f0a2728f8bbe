/**
 * The built-in themes. A consumer app can add a name and its tokens in CSS; see
 * `theme/harbor.css`. To use it in a light/dark pair, repeat the tokens for
 * `[data-theme-dark='name']` within `@media (prefers-color-scheme: dark)`, and likewise for light.
 */
export const themes = ['light', 'dark', 'midnight', 'contrast', 'contrast-dark', 'harbor'] as const
export type ThemeName = (typeof themes)[number] | (string & {})

/**
 * The built-in accents; the default depends on the theme. A consumer app can add a name and its
 * tokens; see `theme/accents.css`.
 */
export const accents = ['teal', 'blue', 'green', 'red', 'purple', 'pink', 'orange'] as const
export type Accent = (typeof accents)[number] | (string & {})

/** Accent tokens that `createTheme` computed from a color, by the name of their CSS property. */
export type AccentColors = Readonly<Record<`--${string}`, string>>

/** One theme for light mode and another for dark mode. */
export interface ThemePair {
  light: ThemeName
  dark: ThemeName
}

/**
 * `system` stands for the pair of `light` and `dark`. A pair follows the user's setting in CSS
 * alone.
 */
export type ThemeChoice = ThemeName | 'system' | ThemePair

/** The theme settings of an app. Unset settings are inherited from the enclosing root. */
export interface Look {
  theme?: ThemeChoice | undefined
  /** A name, or what `createTheme` computed from a color. */
  accent?: Accent | AccentColors | undefined
  radius?: 'large' | 'medium' | 'small' | 'none' | undefined
  density?: 'comfortable' | 'compact' | undefined
  /**
   * `own` is Inter and JetBrains Mono, which are part of the stylesheet; `system` uses the fonts of
   * the user's system.
   */
  fontStack?: 'own' | 'system' | undefined
  /** How much the page behind a dialog is blurred. */
  overlayBlur?: 'none' | 'small' | 'large' | undefined
  /** Values of single tokens from `createTheme`, by the name of their CSS property. */
  tokens?: Readonly<Record<`--coffer-${string}`, string>> | undefined
}
