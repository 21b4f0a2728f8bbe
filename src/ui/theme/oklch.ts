/** Linear light, each from 0 to 1. */
type Rgb = readonly [red: number, green: number, blue: number]

/** A color in OKLCH: https://bottosson.github.io/posts/oklab/. The hue is in degrees. */
export interface Oklch {
  lightness: number
  chroma: number
  hue: number
}

/** @throws {Error} if it isn't `#rgb` or `#rrggbb` */
export function readHex(hex: string): Oklch {
  const [red, green, blue] = linearOf(hex)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return {
    lightness: 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    chroma: Math.hypot(a, b),
    hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  }
}

/** The color as `#rrggbb`, with less chroma if a screen can't show that much. */
export function toHex(color: Oklch): string {
  let [shown, beyond] = [0, color.chroma]
  if (isShown(color)) shown = beyond
  else
    while (beyond - shown > 0.0005) {
      const chroma = (shown + beyond) / 2
      if (isShown({ ...color, chroma })) shown = chroma
      else beyond = chroma
    }
  const bytes = rgbOf({ ...color, chroma: shown }).map((channel) =>
    Math.round(encoded(Math.min(1, Math.max(0, channel))) * 255)
      .toString(16)
      .padStart(2, '0'),
  )
  return `#${bytes.join('')}`
}

/** Contrast ratio of two colors in hex, WCAG 2.2. */
export function contrastOf(one: string, other: string): number {
  const [first, second] = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05)
}

function luminanceOf(hex: string): number {
  const [red, green, blue] = linearOf(hex)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linearOf(hex: string): Rgb {
  if (!/^#([\da-f]{3}|[\da-f]{6})$/i.test(hex))
    throw new Error(`A color is #rgb or #rrggbb, such as #7b3fe4, not ${hex}.`)
  const digits = hex.length === 4 ? hex.replaceAll(/[\da-f]/gi, '$&$&') : hex
  const channel = (at: number) => {
    const value = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

const encoded = (linear: number) =>
  linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055

function rgbOf({ lightness, chroma, hue }: Oklch): Rgb {
  const [a, b] = [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ] as const
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const isShown = (color: Oklch) =>
  rgbOf(color).every((channel) => channel >= -0.0005 && channel <= 1.0005)
