import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cleanSvg } from '../../../../scripts/generate/cleanSvg.ts'
import { places } from '../../../../scripts/generate/walletIcons/sources.ts'
import { moreIcons } from '../../../../src/wallet/catalog/icons/moreIcons.ts'
import { popularIcons } from '../../../../src/wallet/catalog/icons/popularIcons.ts'
import { loadMore, popularPictures } from '../../../../src/wallet/catalog/loadMore.ts'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'

const { wallets: moreWallets, icons } = await loadMore()
const pictures = Object.entries({ ...popularIcons, ...moreIcons })

test('each popular wallet has an icon', () =>
  expect(Object.keys(popularIcons)).toEqual(popularWallets.map(({ id }) => id)))

test('the other icons belong to existing wallets', () => {
  const known = new Set(moreWallets.map(({ id }) => id))
  expect(Object.keys(moreIcons).filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(moreIcons).toSorted()).toEqual(Object.keys(places.moreIcons).toSorted())
})

test.each(pictures)('the icon of %s is clean, square, and small', (_, svg) => {
  expect(cleanSvg(svg)).toBe(svg)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 24 24">/)
  expect(svg.length).toBeLessThan(6_000)
})

test('icons are data URIs', async () => {
  const data = { ...(await popularPictures.load()), ...icons }
  for (const [id, svg] of pictures) expect(await (await fetch(data[id] ?? '')).text(), id).toBe(svg)
})

const tiles = moreWallets.filter(({ id }) => !(id in moreIcons))
test.each(tiles.map((wallet) => [wallet.name, wallet] as const))(
  '%s has a tile with its initials, easy to read on a color of its own',
  async (_, wallet) => {
    const svg = await (await fetch(icons[wallet.id] ?? '')).text()
    const [, ground = '', ink = '', letters = ''] =
      /<path fill="([^"]+)".+<text [^>]*fill="([^"]+)"[^>]*>([^<]+)<\/text>/.exec(svg) ?? []
    expect(letters).toMatch(/^[\p{Lu}\p{N}]{1,2}$/u)
    expect(['#46536b', wallet.iconBackground, wallet.iconAccent]).toContain(ground)
    expect(contrast(ground, ink)).toBeGreaterThan(3)
  },
)

function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const digits =
      (color.length === 4 ? color.replaceAll(/[\da-f]/gi, '$&$&') : color).match(/[\da-f]{2}/gi) ??
      []
    const [red = 0, green = 0, blue = 0] = digits.map(
      (digit) => (Number.parseInt(digit, 16) / 255) ** 2.2,
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test('icons and more wallets are loaded on demand', () => {
  const sources = readdirSync('src/wallet', { recursive: true, withFileTypes: true }).filter(
    (one) => one.isFile() && /\.tsx?$/.test(one.name),
  )
  const named = sources.flatMap((one) => {
    const file = path.posix.join(one.parentPath, one.name)
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines
      .filter((line) =>
        /['"][^'"]*(?:\.\/more|catalog\/more|\/moreIcons|\/popularIcons)\.ts['"]/.test(line),
      )
      .map((line) => `${file}: ${line.trim()}`)
  })
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((line) => !/\bimport\(/.test(line) || /\bfrom ['"]/.test(line))).toEqual([])
})
