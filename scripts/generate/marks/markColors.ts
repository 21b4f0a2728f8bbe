import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { networkTable } from './networkTable.ts'

/** Below it, a color reads as gray: the mark is black and white. */
const gray = 0.04

/** Chroma and hue in OKLCH; null for a mark without a color of its own. */
type MarkColor = readonly [chroma: number, hue: number] | null

/** https://bottosson.github.io/posts/oklab/ */
function chromaAndHue(hex: string): readonly [chroma: number, hue: number] {
  const long = hex.length === 3 ? [...hex].map((one) => one + one).join('') : hex
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((at) => {
    const value = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  })
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return [Math.hypot(x, y), ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360]
}

/** The color of a mark: the most vivid one in its picture. */
function markColor(svg: string): MarkColor {
  const colors = [...svg.matchAll(/#([\da-fA-F]{6}|[\da-fA-F]{3})\b/g)].map(([, hex = '']) =>
    chromaAndHue(hex),
  )
  const found = colors.toSorted((a, b) => b[0] - a[0])[0]
  return found && found[0] >= gray ? [Number(found[0].toFixed(2)), Math.round(found[1])] : null
}

const colorsOf = (kind: string, isUsed: (name: string) => boolean) =>
  Object.fromEntries(
    readdirSync(`public/marks/${kind}`)
      .map((file) => path.basename(file, '.svg'))
      .filter((name) => isUsed(name))
      .toSorted()
      .map((name) => [name, markColor(readFileSync(`public/marks/${kind}/${name}.svg`, 'utf8'))]),
  )

/** The table of colors: of tokens, and of networks whose mark is also their coin's. */
export function writtenColors(): string {
  const table = JSON.parse(networkTable()) as Record<string, { network?: string; coin?: string }>
  const coins = new Set(Object.values(table).map(({ network, coin }) => coin ?? network))
  const kinds = {
    tokens: colorsOf('tokens', () => true),
    networks: colorsOf('networks', (name) => coins.has(name)),
  }
  const lines = Object.entries(kinds).map(([kind, colors]) => {
    const rows = Object.entries(colors).map(
      ([name, color]) => `    "${name}": ${JSON.stringify(color)}`,
    )
    return `  "${kind}": {\n${rows.join(',\n')}\n  }`
  })
  return `{\n${lines.join(',\n')}\n}\n`
}
