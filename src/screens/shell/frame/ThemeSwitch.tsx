import { IconButton, useText } from '#ui'
import type { ThemeChoice } from '#screens/core/preferences'
import { shellText } from './text.ts'
import { nextTheme, themeIcons } from './themes.ts'

export interface ThemeSwitchProps {
  theme: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}

/**
 * A button that cycles through light, dark, and system; its name contains the current and the next
 * theme.
 */
export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const text = useText(shellText)
  return (
    <IconButton
      label={text(`theme.${theme}`)}
      icon={themeIcons[theme]}
      onClick={() => onChange(nextTheme[theme])}
    />
  )
}
