import { useMemo } from 'react'
import { useTheme } from './ThemeContext.ts'
import type { Look } from './themes.ts'

/** Merges the given settings with those of the enclosing root. */
export function useLook(given: Look): Look {
  const { theme, accent, radius, density, fontStack, overlayBlur, tokens } = given
  const { look } = useTheme()
  // By name: most apps create a new pair on every render.
  const [light, dark] = typeof theme === 'object' ? [theme.light, theme.dark] : [theme, undefined]
  return useMemo(
    () => ({
      theme: light !== undefined && dark !== undefined ? { light, dark } : (light ?? look.theme),
      accent: accent ?? look.accent,
      radius: radius ?? look.radius,
      density: density ?? look.density,
      fontStack: fontStack ?? look.fontStack,
      overlayBlur: overlayBlur ?? look.overlayBlur,
      tokens: tokens ?? look.tokens,
    }),
    [look, light, dark, accent, radius, density, fontStack, overlayBlur, tokens],
  )
}
