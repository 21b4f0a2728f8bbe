import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { IconButton, useText } from '#ui'
import type { ThemeChoice } from '#screens/core/preferences'
import { shellText } from './text.ts'

const following: Record<ThemeChoice, ThemeChoice> = {
  light: 'dark',
  dark: 'system',
  system: 'light',
}
const icons = { light: Sun, dark: Moon, system: Monitor }

export interface ThemeSwitchProps {
  theme: ThemeChoice
  onChange: (theme: ThemeChoice) => void
}

/**
 * A button that cycles through light, dark and system; its name contains the current and the next
 * theme.
 */
export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const text = useText(shellText)
  return (
    <IconButton
      label={text(`theme.${theme}`)}
      icon={icons[theme]}
      onClick={() => onChange(following[theme])}
    />
  )
}
