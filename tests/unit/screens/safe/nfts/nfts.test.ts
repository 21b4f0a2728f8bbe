import { describe, expect, test } from 'vitest'
import { findNfts } from '../../../../../src/screens/safe/nfts/findNfts.ts'
import { gridOf, rowsOf } from '../../../../../src/screens/safe/nfts/gridOf.ts'
import { readPicture } from '../../../../../src/screens/common/marks/readPicture.ts'

describe('the picture of an NFT', () => {
  test.each([
    ['https://art.example/1.png', { src: 'https://art.example/1.png', host: 'art.example' }],
    [
      'HTTPS://ART.example:8443/a b.svg',
      { src: 'https://art.example:8443/a%20b.svg', host: 'art.example:8443' },
    ],
    [
      'https://еxample.org/1.png',
      { src: 'https://xn--xample-2of.org/1.png', host: 'xn--xample-2of.org' },
    ],
    ['data:image/png;base64,AAAA', { src: 'data:image/png;base64,AAAA', host: undefined }],
    ['data:image/svg+xml,<svg/>', { src: 'data:image/svg+xml,<svg/>', host: undefined }],
  ])('%s is shown', (image, expected) => expect(readPicture(image)).toEqual(expected))

  test.each([
    null,
    '',
    'ipfs://bafy/1.png',
    'http://art.example/1.png',
    '//art.example/1.png',
    '/1.png',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'data:image/png',
    'blob:https://art.example/1',
    'https://user@art.example/1.png',
    'https://',
    `data:image/png;base64,${'A'.repeat(500_001)}`,
  ])('%s is not', (image) => expect(readPicture(image)).toBeUndefined())
})

describe('finding NFTs', () => {
  const one = (id: string, name: string | null) => ({
    token: `0x${'ab'.repeat(20)}` as const,
    id,
    name,
    collection: { name: 'Harbor Lights', symbol: 'HLT', logo: null },
  })
  const all = [one('1', 'At dawn'), one('12', null)]

  test.each([
    ['', ['1', '12']],
    ['  ', ['1', '12']],
    ['DAWN', ['1']],
    ['harbor 12', ['12']],
    ['#12', ['12']],
    ['hlt', ['1', '12']],
    ['0xABab', ['1', '12']],
    ['night', []],
  ])('by “%s”', (words, ids) => expect(findNfts(all, words).map(({ id }) => id)).toEqual(ids))
})

describe('the grid', () => {
  test.each([
    [1120, 5],
    [700, 3],
    [343, 2],
    [288, 1],
    [0, 1],
  ])('at a width of %i pixels, is %i columns wide', (width, columns) =>
    expect(gridOf(width).columns).toBe(columns),
  )

  test('has each NFT once, in order, and a row with other NFTs has another key', () => {
    const items = Array.from(
      { length: 7 },
      (_, at) => ({ token: '0x00000000000000000000000000000000000000aa', id: String(at) }) as never,
    )
    const rows = rowsOf(items, 3)
    expect(rows.map((row) => row.items.length)).toEqual([3, 3, 1])
    expect(rows.flatMap((row) => row.items)).toEqual(items)
    expect(new Set([...rows, ...rowsOf(items.slice(1), 3)].map(({ key }) => key)).size).toBe(5)
  })
})
