import type { Pseudo } from '#ui'
import { createShownSetting } from './shownSetting.ts'

const theme = createShownSetting<string>()
const pseudo = createShownSetting<Pseudo>()

/**
 * Shows the current story in a theme or a pseudo-language as it is; the next story uses the
 * toolbar's settings again.
 */
export const showInTheme = theme.show
export const showInPseudo = pseudo.show

export function resetShown(): void {
  showInTheme(undefined)
  showInPseudo(undefined)
}

/** The theme of the current story. */
export const useShownTheme = (chosen: string): string => theme.useShown() ?? chosen
/** The pseudo-language of the current story. */
export const useShownPseudo = (chosen: Pseudo | undefined): Pseudo | undefined =>
  pseudo.useShown() ?? chosen
