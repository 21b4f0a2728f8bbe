import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { cleanSvg } from '../../../../scripts/generate/walletIcons/cleanSvg.ts'
import { places } from '../../../../scripts/generate/walletIcons/sources.ts'
import { moreIcons } from '../../../../src/wallet/catalog/icons/moreIcons.ts'
import { popularIcons } from '../../../../src/wallet/catalog/icons/popularIcons.ts'
import { loadMore, popularPictures } from '../../../../src/wallet/catalog/loadMore.ts'
import { popularWallets } from '../../../../src/wallet/catalog/popular.ts'

const { wallets: moreWallets, icons } = await loadMore()
const pictures = Object.entries({ ...popularIcons, ...moreIcons })

test('each popular wallet has an icon', () => expect(Object.keys(popularIcons)).toEqual(popularWallets.map(({ id }) => id)))

test('the other icons belong to existing wallets', () => {
  const known = new Set(moreWallets.map(({ id }) => id))
  expect(Object.keys(moreIcons).filter((id) => !known.has(id))).toEqual([])
  expect(Object.keys(moreIcons).toSorted()).toEqual(Object.keys(places.moreIcons).toSorted())
})

test.each(pictures)('the icon of %s is clean, square and small', (_, svg) => {
  expect(cleanSvg(svg)).toBe(svg)
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^>]* viewBox="0 0 24 24">/)
  expect(svg.length).toBeLessThan(6_000)
})

test('icons are data URIs', async () => {
  const data = Object.entries({ ...(await popularPictures.load()), ...icons })
  expect(data).toHaveLength(pictures.length)
  for (const [id, url] of data) {
    const svg = await (await fetch(url)).text()
    expect(svg, id).toBe(popularIcons[id] ?? moreIcons[id])
  }
})

test('icons and further wallets are loaded on demand', () => {
  const sources = readdirSync('src/wallet', { recursive: true, withFileTypes: true }).filter((one) => one.isFile() && /\.tsx?$/.test(one.name))
  const named = sources.flatMap((one) => {
    const file = path.posix.join(one.parentPath, one.name)
    const lines = readFileSync(file, 'utf8').split('\n')
    return lines.filter((line) => /['"][^'"]*(?:\.\/more|catalog\/more|\/moreIcons|\/popularIcons)\.ts['"]/.test(line)).map((line) => `${file}: ${line.trim()}`)
  })
  expect(named.length).toBeGreaterThan(1)
  expect(named.filter((line) => !/\bimport\(/.test(line) || /\bfrom ['"]/.test(line))).toEqual([])
})
