import { accentColors } from './accentColors.ts'
import type { Accent, Look } from './themes.ts'
import type { TokenName } from './tokenNames.ts'

export interface ThemeOptions extends Omit<Look, 'accent' | 'tokens'> {
  /** A named accent. Not together with `accentColor`. */
  accent?: Accent | undefined
  /**
   * The brand color: `#rgb` or `#rrggbb`. Its hover, pressed, and soft shades and the text on it
   * are computed, with a contrast of at least 4.5:1 in light and dark themes. High contrast themes
   * take its hue.
   */
  accentColor?: `#${string}` | undefined
  /** Values of single tokens, in CSS: `{ 'radius-m': '4px' }`. They apply in every theme. */
  tokens?: Readonly<Partial<Record<TokenName, string>>> | undefined
}

/**
 * The settings of a theme, as props of `ThemeRoot`: `<ThemeRoot {...theme}>`. Call it outside of
 * components. Throws for a color that isn't hex, and for two accents.
 */
export function createTheme({ accent, accentColor, tokens, ...look }: ThemeOptions): Look {
  if (accent && accentColor) throw new Error('Set `accent` or `accentColor`, not both.')
  return {
    ...look,
    accent: accentColor ? accentColors(accentColor) : accent,
    tokens:
      tokens &&
      Object.fromEntries(
        Object.entries(tokens).map(([name, value]) => [`--coffer-${name}`, value]),
      ),
  }
}
