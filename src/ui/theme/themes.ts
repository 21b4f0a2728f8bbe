/**
 * The themes that come with the kit. A stranger adds a name and its tokens in CSS; see `theme/harbour.css`. To stand in a pair too, the
 * same tokens are said once more for `[data-theme-dark='name']` within `@media (prefers-color-scheme: dark)`, and so for light.
 */
export const themes = ['light', 'dark', 'midnight', 'contrast', 'contrast-dark', 'harbour'] as const
export type ThemeName = (typeof themes)[number] | (string & {})

/** The accents that come with the kit; without one, a theme has its own. A stranger adds a name and its tokens; see `theme/accents.css`. */
export const accents = ['teal', 'blue', 'green', 'red', 'purple', 'pink', 'orange'] as const
export type Accent = (typeof accents)[number] | (string & {})

/** One theme where the person's system is light, another where it is dark. */
export interface ThemePair {
  light: ThemeName
  dark: ThemeName
}

/** `system` is short for the pair of `light` and `dark`. A pair follows the person's setting, by the stylesheet alone. */
export type ThemeChoice = ThemeName | 'system' | ThemePair

/** How an app wants the kit to look. What is not said is as in the root around it. */
export interface Look {
  theme?: ThemeChoice | undefined
  accent?: Accent | undefined
  radius?: 'large' | 'medium' | 'small' | 'none' | undefined
  density?: 'comfortable' | 'compact' | undefined
  /** `own` is Inter and JetBrains Mono, which come with the stylesheet; `system` is what the person's system has. */
  fontStack?: 'own' | 'system' | undefined
  /** How blurred the page behind a dialog is. */
  overlayBlur?: 'none' | 'small' | 'large' | undefined
}
