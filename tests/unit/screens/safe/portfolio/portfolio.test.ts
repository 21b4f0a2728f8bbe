import { describe, expect, test } from 'vitest'
import { type Address, fixedPoint, type SafeRef, sumDecimals } from '#base'
import type { Asset, Positions } from '#domain'
import {
  type Loaded,
  partsOf,
  portfolioOf,
} from '../../../../../src/screens/safe/portfolio/portfolio.ts'
import { safesToCheck } from '../../../../../src/screens/safe/portfolio/waiting.ts'
import { random } from '../../../safe/random.ts'

const letters: Address = `0x${'abcdef0123'.repeat(4)}`
const ref = (digit: string, chainId = '1'): SafeRef => ({
  chainId,
  address: `0x${digit.repeat(40)}`,
})
const token = (digit: string): Address => `0x${digit.repeat(40)}`
const asset = (
  digit: string,
  raw: bigint,
  fiat: string | null,
  rest: Partial<Asset> = {},
): Asset => ({
  type: 'erc20',
  token: token(digit),
  name: `Token ${digit}`,
  symbol: 'USDC',
  decimals: 6,
  raw,
  price: fiat === null ? null : '1',
  fiat,
  ...rest,
})
const safe = (at: SafeRef, rest: Partial<Loaded> = {}): Loaded => ({
  at,
  overview: null,
  status: 'ready',
  hasPositions: false,
  ...rest,
})
const overview = (fiatTotal: string, queued = 0, toSign = 0): Loaded['overview'] => ({
  owners: [],
  threshold: 1,
  fiatTotal,
  queued,
  awaiting: { count: toSign, atLeast: false },
})
const withAssets = (at: SafeRef, items: readonly Asset[], rest: Partial<Loaded> = {}): Loaded =>
  safe(at, {
    assets: {
      currency: 'usd',
      items,
      total: sumDecimals(items.map(({ fiat }) => fiat)),
      unreadable: [],
    },
    ...rest,
  })
const positions = (total: string): Positions => ({
  currency: 'usd',
  total,
  protocols: [{ id: 'lido', name: 'Lido', total, items: [] }],
})

describe('the value of several Safes', () => {
  test('is that of their assets, or of their overviews until those are loaded', () => {
    const { total, counted, detailed } = portfolioOf([
      withAssets(ref('a'), [asset('1', 1n, '0.1')], { overview: overview('7') }),
      safe(ref('b'), { overview: overview('0.2') }),
    ])
    expect({ total, counted, detailed }).toEqual({ total: '0.3', counted: 2, detailed: 1 })
  })
  test('has the positions of a Safe, and says for how many they are missing', () => {
    const { total, tokensOnly } = portfolioOf([
      withAssets(ref('a'), [asset('1', 1n, '10')], {
        hasPositions: true,
        positions: positions('5'),
      }),
      withAssets(ref('b'), [asset('1', 1n, '1')], { hasPositions: true }),
      safe(ref('c', '5'), { overview: overview('2') }),
    ])
    expect({ total, tokensOnly }).toEqual({ total: '18', tokensOnly: 1 })
  })
  test('counts only Safes of which something was loaded', () => {
    const { total, counted, safes } = portfolioOf([
      safe(ref('a'), { overview: overview('4') }),
      safe(ref('b'), { status: 'failed' }),
      safe(ref('c', '424242'), { status: 'unsupported' }),
    ])
    expect({ total, counted, of: safes.length }).toEqual({ total: '4', counted: 1, of: 3 })
  })
  test('is unknown, not zero, if nothing has a price', () =>
    expect(portfolioOf([withAssets(ref('a'), [asset('1', 5n, null)])]).total).toBeNull())
  test('is unknown without Safes', () => expect(portfolioOf([]).total).toBeNull())
  test('counts a Safe once that is listed twice, also with another checksum', () => {
    const at = { chainId: '1', address: letters }
    const again = { chainId: '1', address: `0x${letters.slice(2).toUpperCase()}` as Address }
    const one = safe(at, { overview: overview('3') })
    const { total, counted, safes } = portfolioOf([one, { ...one, at: again }, one])
    expect({ total, counted, of: safes.length }).toEqual({ total: '3', counted: 1, of: 1 })
  })
  test('counts the same address on another network as another Safe', () =>
    expect(
      portfolioOf([
        safe(ref('a'), { overview: overview('3') }),
        safe(ref('a', '10'), { overview: overview('4') }),
      ]).total,
    ).toBe('7'))
})

describe('the tokens of several Safes', () => {
  test('are added up by network and contract, exactly', () => {
    const huge = 2n ** 255n
    const { networks } = portfolioOf([
      withAssets(ref('a'), [asset('1', huge, '0.1'), asset('2', 1n, '5')]),
      withAssets(ref('b'), [asset('1', 1n, '0.2')]),
      withAssets(ref('c', '10'), [asset('1', 7n, '90')]),
    ])
    expect(networks.map(({ chainId, fiat }) => [chainId, fiat])).toEqual([
      ['10', '90'],
      ['1', '5.3'],
    ])
    expect(networks[1]?.tokens.map(({ raw, fiat, safes }) => [raw, fiat, safes])).toEqual([
      [1n, '5', 1],
      [huge + 1n, '0.3', 2],
    ])
  })
  test('stay apart if they only share their symbol, or differ in their units', () => {
    const { networks } = portfolioOf([
      withAssets(ref('a'), [asset('1', 1n, '1'), asset('2', 1n, '1')]),
      withAssets(ref('b'), [asset('1', 1n, '1', { decimals: 18 })]),
    ])
    expect(networks[0]?.tokens).toHaveLength(3)
  })
  test('are the same token in any letter case', () => {
    const { networks } = portfolioOf([
      withAssets(ref('a'), [asset('a', 1n, '1')]),
      withAssets(ref('b'), [asset('A', 2n, '1')]),
    ])
    expect(networks[0]?.tokens.map(({ raw }) => raw)).toEqual([3n])
  })
  test('without a balance are left out', () =>
    expect(portfolioOf([withAssets(ref('a'), [asset('1', 0n, '0')])]).networks).toEqual([]))
})

test('every sum is the sum of the parts that are shown, for any Safes', () => {
  const { seed, upTo } = random()
  const money = () => (upTo(100) < 15 ? null : `${upTo(1e9)}.${String(upTo(1e9)).padStart(9, '0')}`)
  for (let round = 0; round < 200; round++) {
    const loaded = Array.from({ length: upTo(12) }, (): Loaded => {
      const at = ref('abcdef'[upTo(6)] ?? 'a', ['1', '10', '100'][upTo(3)])
      if (upTo(100) < 20) return safe(at, { status: 'failed' })
      if (upTo(100) < 30) return safe(at, { overview: overview(money() ?? '0') })
      const items = Array.from({ length: upTo(5) }, (_, index) =>
        asset(String(index), BigInt(1 + upTo(1e9)), money()),
      )
      const rest = upTo(100) < 50 ? { hasPositions: true, positions: positions('12.5') } : {}
      return withAssets(at, items, rest)
    })
    const { safes, total, networks, held } = portfolioOf(loaded)
    expect(total, `seed ${seed}`).toBe(sumDecimals(safes.map(({ value }) => value)))
    expect(held).toBe(sumDecimals(networks.map(({ fiat }) => fiat)))
    for (const { fiat, tokens, protocols } of networks)
      expect(fiat).toBe(sumDecimals([...tokens, ...protocols].map((row) => row.fiat)))
    const parts = partsOf(safes, ({ value }) => value, 3)
    expect(sumDecimals(parts.map(({ fiat }) => fiat)) ?? '0').toBe(total ?? '0')
    // The tokens are those of the detailed Safes, so their sum is that of these Safes.
    const detailed = safes.filter(({ assets }) => assets)
    expect(fixedPoint(held ?? '0', 18)).toBe(
      fixedPoint(sumDecimals(detailed.map(({ value }) => value)) ?? '0', 18),
    )
    expect(new Set(safes.map(({ at }) => `${at.chainId} ${at.address}`)).size).toBe(safes.length)
  }
})

describe('the parts of a sum', () => {
  const rows = ['50', '30', '10', '5', '3', '1', '1', null, '0', '-4']
  test('are the largest ones and the rest', () =>
    expect(partsOf(rows, (row) => row, 5).map(({ of, fiat, share }) => [of, fiat, share])).toEqual([
      ['50', '50', 500],
      ['30', '30', 300],
      ['10', '10', 100],
      ['5', '5', 50],
      ['3', '3', 30],
      ['other', '2', 20],
    ]))
  test('show a single last one instead of a rest', () =>
    expect(partsOf(['2', '1'], (row) => row, 1).map(({ of }) => of)).toEqual(['2', '1']))
  test('are none if nothing has a value', () =>
    expect(partsOf(['0', null, '-1'], (row) => row)).toEqual([]))
})

test('queues are checked where a signature is needed first, if something is pending', () => {
  const { safes } = portfolioOf([
    safe(ref('a'), { overview: overview('9', 0) }),
    safe(ref('b'), { overview: overview('8', 2) }),
    safe(ref('c'), { overview: overview('7', 3, 1) }),
    safe(ref('d'), { status: 'failed' }),
  ])
  expect(safesToCheck(safes).map(({ at }) => at.address[2])).toEqual(['c', 'b'])
})
