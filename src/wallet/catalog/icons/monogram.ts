import type { WalletEntry } from '../types.ts'

const neutral = '#46536b'
const [dark, light] = ['#16181d', '#fff']

/**
 * A tile with a wallet's initials in its color, as SVG: for a wallet without an icon that the kit
 * may show. Not a logo, and not similar to one.
 */
export function monogram({
  name,
  iconAccent,
  iconBackground,
}: Pick<WalletEntry, 'name' | 'iconAccent' | 'iconBackground'>): string {
  const ground =
    [iconBackground, iconAccent].find((color) => color !== undefined && lightness(color) < 0.97) ??
    neutral
  const ink = lightness(ground) > 0.5 ? dark : light
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">' +
    `<path fill="${ground}" d="M0 0h24v24H0z"/>` +
    `<text x="12" y="12" dy=".35em" fill="${ink}" font-family="system-ui,sans-serif" ` +
    `font-size="11" font-weight="600" text-anchor="middle">${initials(name)}</text></svg>`
  )
}

/** Letters and digits alone, so that nothing has to be escaped. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => word !== 'Wallet')
    .slice(0, 2)
    .map((word) =>
      word
        .replaceAll(/[^\p{L}\p{N}]/gu, '')
        .charAt(0)
        .toUpperCase(),
    )
    .join('')

/** Perceived lightness, from 0 to 1, of a color with three or six hex digits. */
function lightness(color: string): number {
  const digits = color.slice(1)
  const channels =
    digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? [])
  const [red = 0, green = 0, blue = 0] = channels.map(
    (channel) => Number.parseInt(channel, 16) / 255,
  )
  return Math.sqrt(0.299 * red ** 2 + 0.587 * green ** 2 + 0.114 * blue ** 2)
}
