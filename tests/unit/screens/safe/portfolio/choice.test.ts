import { describe, expect, test, vi } from 'vitest'
import type { ChainSummary, SafeRef } from '#base'
import {
  changeOf,
  includedOf,
  mostInUrl,
  readChoice,
} from '../../../../../src/screens/safe/portfolio/choice.ts'
import { safeKey } from '../../../../../src/screens/core/preferences/preferences.ts'
import { parsePortfolio, withChosen } from '../../../../../src/screens/core/stores/portfolio.ts'

const chain = (chainId: string, shortName: string): ChainSummary => ({
  chainId,
  shortName,
  name: shortName,
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
})
const chains = [chain('1', 'eth'), chain('10', 'oeth')]
const ref = (digit: string, chainId = '1'): SafeRef => ({
  chainId,
  address: `0x${digit.repeat(40)}`,
})
const known = [ref('1'), ref('2'), ref('3', '10')]
const all = { leftOut: [] }
const keys = (...safes: SafeRef[]) => new Set(safes.map(safeKey))
const many = (count: number): SafeRef[] =>
  Array.from({ length: count }, (_, index) => ({
    chainId: '1',
    address: `0x${String(index).padStart(40, '0')}` as const,
  }))
const digits = (safes: readonly SafeRef[]) => safes.map(({ address }) => address[2])

describe('the portfolio consists of', () => {
  test('all known Safes at first', () =>
    expect(includedOf(readChoice(chains, known, all, {}))).toEqual(known))
  test('those that were not left out in this browser', () =>
    expect(digits(includedOf(readChoice(chains, known, { leftOut: [ref('2')] }, {})))).toEqual([
      '1',
      '3',
    ]))
  test('the Safes in the URL, known here or not, whatever was left out', () => {
    const params = { safes: `eth:${ref('2').address},oeth:${ref('7').address}` }
    const choice = readChoice(chains, known, { leftOut: [ref('2')] }, params)
    expect(digits(includedOf(choice))).toEqual(['2', '7'])
    expect(digits(choice.listed)).toEqual(['1', '2', '3', '7'])
  })
  test('a Safe once that the URL names twice', () => {
    const params = { safes: `eth:${ref('2').address},1:${ref('2').address}` }
    expect(includedOf(readChoice(chains, known, all, params))).toHaveLength(1)
  })
  test('those on the networks in the URL; unknown networks have no effect', () => {
    expect(digits(includedOf(readChoice(chains, known, all, { networks: 'oeth' })))).toEqual(['3'])
    expect(includedOf(readChoice(chains, known, all, { networks: 'nowhere' }))).toEqual(known)
  })
  test('no unreadable entries, of which nothing but the count is known', () => {
    const params = { safes: `eth:0x12,Call +1 555 0100 to unlock,eth:${ref('2').address}` }
    const choice = readChoice(chains, known, all, params)
    expect(digits(includedOf(choice))).toEqual(['2'])
    expect(choice.unread).toEqual({ entries: 2, unsupported: [] })
    expect(JSON.stringify(choice)).not.toContain('555')
  })
  test('no Safes of unknown networks, which are known by their address with its checksum', () => {
    const lower = '0x5afe3855358e112b5647b952709e6165e1c1eeee'
    const params = { safes: `zzz:${lower},Call us:${lower}` }
    const choice = readChoice(chains, known, all, params)
    expect(includedOf(choice)).toEqual([])
    expect(choice.unread).toEqual({
      entries: 0,
      unsupported: ['0x5aFE3855358E112B5647B952709E6165e1c1eEEe'],
    })
  })
  test('no more Safes of a URL than a link can carry; the others are counted', () => {
    const safes = many(1000).map(({ address }) => `eth:${address}`)
    const choice = readChoice(chains, [], all, { safes: safes.join(',') })
    expect(includedOf(choice)).toHaveLength(mostInUrl)
    expect(choice.unread.entries).toBe(1000 - mostInUrl)
  })
  test('all networks, if the URL has more entries than there are networks', () => {
    const networks = ['a', 'b', 'oeth'].join(',')
    expect(readChoice(chains, known, all, { networks }).networks).toEqual([])
  })
})

describe('one’s own choice', () => {
  const own = readChoice(chains, known, { leftOut: [ref('2')] }, { networks: 'oeth' })
  test('is stored, and the URL names no Safes', () => {
    expect(own.isFromLink).toBe(false)
    expect(changeOf(chains, own, { chosen: new Set() })).toEqual({
      params: { networks: 'oeth' },
      // Those of other networks stay as they were.
      stored: [ref('1')],
    })
  })
  test('of networks is only in the URL', () =>
    expect(changeOf(chains, own, { networks: [] })).toEqual({ params: {}, stored: undefined }))
})

describe('the choice of a link', () => {
  const link = (safes: readonly SafeRef[], networks?: string) =>
    readChoice(
      chains,
      known,
      { leftOut: [ref('2')] },
      {
        safes: safes.map(({ chainId, address }) => `${chainId}:${address}`).join(','),
        ...(networks && { networks }),
      },
    )
  const next = (...safes: SafeRef[]) => ({ chosen: keys(...safes) })
  test('is never stored, whatever is changed', () => {
    const choice = link([ref('2'), ref('7', '10')])
    expect(choice.isFromLink).toBe(true)
    for (const change of [next(), next(ref('1')), next(...known), { networks: ['1'] }])
      expect(changeOf(chains, choice, change).stored).toBeUndefined()
  })
  test('stays in the URL, and is read back', () => {
    const { params } = changeOf(chains, link([ref('2'), ref('7', '10')]), { networks: ['10'] })
    expect(params).toEqual({
      safes: `eth:${ref('2').address},oeth:${ref('7').address}`,
      networks: 'oeth',
    })
    expect(digits(includedOf(readChoice(chains, known, all, params)))).toEqual(['7'])
  })
  test.each([
    ['nothing is selected', []],
    ['all known Safes are selected', known],
  ])('doesn’t become one’s own once %s', (_, safes) => {
    const { params } = changeOf(chains, link([ref('2')]), next(...safes))
    const after = readChoice(chains, known, { leftOut: [ref('2')] }, params)
    expect(after.isFromLink).toBe(true)
    expect(includedOf(after)).toEqual(safes)
  })
  test('that can’t be read isn’t one’s own', () =>
    expect(readChoice(chains, known, all, { safes: 'junk' }).isFromLink).toBe(true))
  test('keeps Safes of networks that aren’t shown', () => {
    const { params } = changeOf(chains, link([ref('2'), ref('7', '10')], 'oeth'), next())
    expect(params['safes']).toBe(`eth:${ref('2').address}`)
  })
  test('names no more Safes than a link can carry', () => {
    const listed = many(1000)
    const choice = { ...link(listed.slice(0, 3)), listed }
    const { params } = changeOf(chains, choice, next(...listed))
    expect(params['safes']?.split(',')).toHaveLength(mostInUrl)
  })
})

describe('what is stored', () => {
  test('are the Safes that were left out; those of other accounts stay as they were', () => {
    const before = { leftOut: [ref('9'), ref('1')] }
    const after = withChosen(before, known, [ref('1'), ref('3', '10')])
    expect(digits(after.leftOut)).toEqual(['9', '2'])
    expect(parsePortfolio(JSON.parse(JSON.stringify(after)))).toEqual(after)
  })
  test.each([[{ leftOut: 'all' }], [{ leftOut: [null, { chainId: 'eth' }] }]])(
    'drops damaged entries, and reports it: %j',
    (stored) => {
      const drop = vi.fn()
      expect(parsePortfolio(stored, drop)).toEqual({ leftOut: [] })
      expect(drop).toHaveBeenCalled()
    },
  )
  test.each([null, 7, 'all'])('is rejected as unknown data: %j', (value) =>
    expect(parsePortfolio(value)).toBeUndefined(),
  )
})
