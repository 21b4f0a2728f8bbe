import { useMemo } from 'react'
import { useTheme } from './ThemeContext.ts'
import type { Look } from './themes.ts'

/** What is said here, and for the rest what the root around says. */
export function useLook({ theme, accent, radius, density, fontStack, overlayBlur }: Look): Look {
  const { look } = useTheme()
  // By its names: whoever draws a root writes a new pair each time.
  const [light, dark] = typeof theme === 'object' ? [theme.light, theme.dark] : [theme, undefined]
  return useMemo(
    () => ({
      theme: light !== undefined && dark !== undefined ? { light, dark } : (light ?? look.theme),
      accent: accent ?? look.accent,
      radius: radius ?? look.radius,
      density: density ?? look.density,
      fontStack: fontStack ?? look.fontStack,
      overlayBlur: overlayBlur ?? look.overlayBlur,
    }),
    [look, light, dark, accent, radius, density, fontStack, overlayBlur],
  )
}
