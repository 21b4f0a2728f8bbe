import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import type { ThemeChoice } from '#screens/core/preferences'

/** The theme that pressing the switch chooses next. */
export const nextTheme: Record<ThemeChoice, ThemeChoice> = {
  light: 'dark',
  dark: 'system',
  system: 'light',
}
export const themeIcons = { light: Sun, dark: Moon, system: Monitor }
