import { readFileSync } from 'node:fs'

const folder = new URL('../../../src/ui/theme/', import.meta.url)
const read = (file: string) =>
  readFileSync(new URL(file, folder), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    // A long value is printed on several lines.
    .replaceAll(/\(\s+|\s+(?=\))/g, (space) => space.trim())
    .replaceAll(/\n\s*(?=[\d.]|calc|var|oklch|\/)/g, ' ')
const css = ['tokens.css', 'themes.css', 'harbor.css', 'accents.css'].map(read).join('\n')

type Tokens = Map<string, string>

const named = (selector: string, attribute: string) =>
  [...selector.matchAll(new RegExp(`\\[data-${attribute}='([\\w-]+)'\\]`, 'g'))].map(
    ([, name]) => name,
  )

const blocks = [...css.matchAll(/(\[data-coffer\][^{}]*)\{([^}]*)\}/g)].map(
  ([, selector = '', body = '']) => ({
    themes: named(selector, 'theme'),
    accents: named(selector, 'accent'),
    declarations: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value.trim()] as const,
    ),
  }),
)

const fits = (names: readonly (string | undefined)[], name: string | undefined) =>
  names.length === 0 || names.includes(name)

/**
 * The tokens of a theme and an accent, cascaded like in a browser: shared tokens, the theme's own,
 * then the accent's.
 */
export function tokensOf(theme: string, accent?: string): Tokens {
  const own = blocks.filter((block) => fits(block.themes, theme) && fits(block.accents, accent))
  return new Map(own.flatMap(({ declarations }) => declarations))
}

/** `var(…)` and what it contains, up to three levels of brackets. */
const reference = /var\((--[\w-]+)(?:, ((?:[^()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))*))?\)/g

function resolve(tokens: Tokens, value: string): string {
  const inner = value.replace(reference, (_, name: string, instead: string | undefined) => {
    const set = tokens.get(name)
    const found = set === 'initial' ? instead : (set ?? instead)
    if (found === undefined) throw new Error(`The token ${name} is used and not defined.`)
    return resolve(tokens, found)
  })
  return inner.replace(
    /calc\(([\d.]+) ([*+-]) ([\d.]+)\)/g,
    (_, a: string, sign: string, b: string) => String(calculate(Number(a), sign, Number(b))),
  )
}

const calculate = (a: number, sign: string, b: number) =>
  sign === '*' ? a * b : sign === '+' ? a + b : a - b

export type Rgb = readonly [red: number, green: number, blue: number]

/** Linear sRGB of a color in hex. */
const ofHex = (hex: string): Rgb => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  return [red, green, blue]
}

/**
 * Linear sRGB of an opaque token in hex or OKLCH, not clipped. Matrices:
 * https://bottosson.github.io/posts/oklab/
 */
export function linearRgb(tokens: Tokens, name: string): Rgb {
  const value = resolve(tokens, `var(--coffer-${name})`)
  if (/^#[\da-f]{6}$/.test(value)) return ofHex(value)
  const parts = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(value)
  if (!parts) throw new Error(`--coffer-${name} is not an opaque oklch color: ${value}`)
  const [lightness, chroma, hue] = [
    Number(parts[1]),
    Number(parts[2]),
    (Number(parts[3]) * Math.PI) / 180,
  ] as const
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)] as const
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Relative luminance (WCAG 2.2), after clipping to the screen's gamut. */
const luminance = (rgb: Rgb) => {
  const [red, green, blue] = rgb.map((channel) => Math.min(1, Math.max(0, channel))) as [
    number,
    number,
    number,
  ]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two tokens, WCAG 2.2. */
export function contrast(tokens: Tokens, one: string, other: string): number {
  const [dark, light] = [
    luminance(linearRgb(tokens, one)),
    luminance(linearRgb(tokens, other)),
  ].sort((a, b) => a - b) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}
