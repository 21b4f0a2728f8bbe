import { contrastOf, type Oklch, readHex, toHex } from './oklch.ts'
import type { AccentColors } from './themes.ts'

/** What a color is compared with in a scheme, and how its shades are derived. */
interface Scheme {
  /** The background of the scheme that is closest to the middle. */
  ground: string
  /** Changes the lightness away from the ground. */
  step: number
  soft: { lightness: number; chroma: number }
  line: { lightness: number; chroma: number }
  /** Chroma that the pale shades are derived from, at most. */
  tint: number
}

const neutralHue = 235
const schemes: Record<'light' | 'dark', Scheme> = {
  light: {
    ground: toHex({ lightness: 0.962, chroma: 0.005, hue: neutralHue }),
    step: -0.005,
    soft: { lightness: 0.955, chroma: 0.3 },
    line: { lightness: 0.85, chroma: 0.65 },
    tint: 0.07,
  },
  dark: {
    ground: toHex({ lightness: 0.272, chroma: 0.016, hue: neutralHue }),
    step: 0.005,
    soft: { lightness: 0.275, chroma: 0.36 },
    line: { lightness: 0.42, chroma: 0.6 },
    tint: 0.11,
  },
}

// WCAG 2.2 AA requires 4.5 and 3. The margin is for backgrounds of another hue.
const textContrast = 4.65
const markContrast = 3.1
const white = '#ffffff'
const black = '#000000'

/**
 * The accent tokens for a brand color, for light and dark themes. The color stays as it is if it
 * has a contrast of 3:1 to the scheme's backgrounds; otherwise it is darkened or lightened until it
 * does. Text on it is white where that has a contrast of 4.5:1, and black elsewhere.
 * @param color `#rgb` or `#rrggbb`
 */
export function accentColors(color: string): AccentColors {
  const brand = readHex(color)
  const hue = String(brand.chroma < 0.02 ? neutralHue : brand.hue)
  return {
    // High contrast themes use only the hue.
    '--coffer-accent-hue': hue,
    '--coffer-accent-dark-hue': hue,
    ...named('light', shadesOf(brand, schemes.light)),
    ...named('dark', shadesOf(brand, schemes.dark)),
  }
}

const named = (scheme: string, shades: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(shades).map(([name, value]) => [`--_coffer-${scheme}-${name}`, value]),
  )

function shadesOf(brand: Oklch, { ground, step, soft, line, tint }: Scheme) {
  const pale = ({ lightness, chroma }: Scheme['soft']) =>
    toHex({ ...brand, lightness, chroma: Math.min(brand.chroma, tint) * chroma })
  const grounds = [ground, pale(soft)]
  const accent = apartFrom(grounds, markContrast, step, brand)
  const onAccent = contrastOf(toHex(accent), white) >= 4.5 ? white : black
  const pressed = pressing(onAccent, accent.lightness)
  const moved = (by: number) =>
    toHex({ ...accent, lightness: pressed.from + pressed.way * by, chroma: accent.chroma * 0.9 })
  return {
    accent: toHex(accent),
    'accent-hover': moved(0.05),
    'accent-pressed': moved(0.1),
    'accent-text': toHex(apartFrom(grounds, textContrast, step, accent)),
    'accent-soft': pale(soft),
    'accent-line': pale(line),
    'on-accent': onAccent,
  }
}

/** The color, moved by steps of lightness until it stands out from every ground. */
function apartFrom(grounds: readonly string[], least: number, step: number, color: Oklch): Oklch {
  const hex = toHex(color)
  if (grounds.every((ground) => contrastOf(hex, ground) >= least)) return color
  return apartFrom(grounds, least, step, { ...color, lightness: color.lightness + step })
}

/**
 * When hovered or pressed, a color moves away from its text, unless there is no room. Among the
 * darkest colors, small differences can't be seen.
 */
function pressing(text: string, lightness: number): { from: number; way: 1 | -1 } {
  if (text === black) return { from: lightness, way: lightness > 0.88 ? -1 : 1 }
  return lightness < 0.35
    ? { from: Math.max(lightness, 0.2), way: 1 }
    : { from: lightness, way: -1 }
}
