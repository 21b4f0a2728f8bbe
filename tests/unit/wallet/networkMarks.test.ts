import * as chains from 'viem/chains'
import { expect, test } from 'vitest'
import { markedChains } from '../../../src/wallet/network/marks/markedChains.ts'
import { networkMarks } from '../../../src/wallet/network/marks/networkMarks.ts'

const known = new Map<number, boolean>(
  Object.values(chains).map(({ id, testnet }) => [id, testnet === true] as const),
)

test('the chains whose space is reserved are those with a mark', () => {
  expect(
    Object.keys(networkMarks)
      .map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual([...markedChains].toSorted((a, b) => a - b))
})

test.each(Object.entries(networkMarks))(
  'the mark of chain %s is a picture of its own, and requests nothing',
  (id, mark) => {
    expect(known.has(Number(id))).toBe(true)
    expect(mark).toMatch(/^data:image\/svg\+xml,/)
    const svg = decodeURIComponent(mark.slice(mark.indexOf(',') + 1))
    expect(svg).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 24 24">.+<\/svg>$/,
    )
    expect(svg).not.toMatch(/href|url\(|<text|<script|<image/)
  },
)

test('no two production networks look the same', () => {
  const real = Object.entries(networkMarks).filter(([id]) => known.get(Number(id)) === false)
  expect(new Set(real.map(([, mark]) => mark)).size).toBe(real.length)
})
