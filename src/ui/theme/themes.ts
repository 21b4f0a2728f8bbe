/** The themes that come with the kit. A stranger adds a name and its tokens in CSS; see `theme/harbour.css`. */
export const themes = ['light', 'dark', 'contrast', 'harbour'] as const
export type ThemeName = (typeof themes)[number] | (string & {})

/** `system` follows the person's setting between light and dark. */
export type ThemeChoice = ThemeName | 'system'
