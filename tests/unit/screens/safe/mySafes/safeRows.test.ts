import type { KnownNames } from '../../../../../src/screens/core/names/resolveName.ts'
import { describe, expect, test } from 'vitest'
import type { Address, ChainSummary, SafeRef } from '#base'
import type { SafeOverview } from '#gateway'
import {
  countAwaiting,
  findSafes,
  safeRows,
} from '../../../../../src/screens/safe/mySafes/safeRows.ts'

const address = (digit: string): Address => `0x${digit.repeat(40)}`
const ref = (digit: string, chainId = '1'): SafeRef => ({ chainId, address: address(digit) })
const overview = (digit: string, part: Partial<SafeOverview> = {}): SafeOverview => ({
  address: { value: address(digit).toUpperCase().replace('0X', '0x') },
  chainId: '1',
  threshold: 2,
  owners: [{ value: address('1') }, { value: address('2') }],
  fiatTotal: '10.5',
  queued: 0,
  ...part,
})
const chains: ChainSummary[] = [
  {
    chainId: '1',
    name: 'Ethereum',
    shortName: 'eth',
    symbol: 'ETH',
    decimals: 18,
    testnet: false,
    features: [],
  },
  {
    chainId: '17000',
    name: 'Holesky',
    shortName: 'hol',
    symbol: 'ETH',
    decimals: 18,
    testnet: true,
    features: [],
  },
]

test('a Safe that is owned and was added is listed once, under owned', () => {
  const { owned, added } = safeRows({
    owned: [ref('a'), ref('b')],
    added: [ref('b'), ref('c')],
    overviews: [],
  })
  expect(owned.map(({ at, added: isAdded }) => [at.address, isAdded])).toEqual([
    [address('a'), false],
    [address('b'), true],
  ])
  expect(added.map(({ at }) => at.address)).toEqual([address('c')])
})

test('one address on two chains is two Safes', () => {
  const { added } = safeRows({ owned: [ref('a')], added: [ref('a', '17000')], overviews: [] })
  expect(added).toHaveLength(1)
})

test('a Safe that the gateway left out has no totals; the others keep theirs', () => {
  const { owned } = safeRows({
    owned: [ref('a'), ref('b')],
    added: [],
    overviews: [overview('b', { queued: 3 })],
  })
  expect(owned[0]?.overview).toBeNull()
  expect(owned[1]?.overview).toMatchObject({ queued: 3, fiatTotal: '10.5', awaiting: null })
})

test('numbers of another chain are not taken', () => {
  const { owned } = safeRows({ owned: [ref('a', '17000')], added: [], overviews: [overview('a')] })
  expect(owned[0]?.overview).toBeNull()
})

const rows = safeRows({
  owned: [ref('a'), ref('b', '17000'), ref('c')],
  added: [],
  overviews: [
    overview('a', { awaitingConfirmation: 2 }),
    overview('c', { awaitingConfirmation: 0 }),
  ],
}).owned
const names: KnownNames = {
  contacts: [{ name: 'Payroll', address: ref('c').address, chains: ['1'] }],
  ensOf: () => null,
  you: undefined,
}
const found = (words: string, awaiting = false, networks: readonly string[] = []) =>
  findSafes(rows, chains, { words, awaiting, networks }, names).map(({ at }) => at.address[2])

test('safes are found by address, prefix, and network, in their order', () => {
  expect(found('')).toEqual(['a', 'b', 'c'])
  expect(found('AAAA')).toEqual(['a'])
  expect(found(' holesky ')).toEqual(['b'])
  expect(found('eth:')).toEqual(['a', 'c'])
  expect(found('payr')).toEqual(['c'])
  expect(found('nowhere')).toEqual([])
})

test('only Safes that are known to need the viewer’s signature are found by the filter', () => {
  expect(found('', true)).toEqual(['a'])
})

test('only Safes of the chosen networks are found', () => {
  expect(found('', false, ['17000'])).toEqual(['b'])
  expect(found('', false, ['17000', '1'])).toEqual(['a', 'b', 'c'])
  expect(found('', true, ['17000'])).toEqual([])
})

const everything = { words: '', awaiting: false, networks: [] as readonly string[] }

describe('the number of Safes that need the viewer’s signature', () => {
  const countOf = (...overviews: ReturnType<typeof overview>[]) =>
    countAwaiting(
      safeRows({ owned: [ref('a'), ref('b')], added: [], overviews }).owned,
      chains,
      everything,
      names,
    )

  test('is unknown while no numbers are loaded', () => {
    expect(countOf()).toBeUndefined()
  })
  test('is a minimum if the gateway left a Safe out', () => {
    expect(countOf(overview('a', { awaitingConfirmation: 2 }))).toEqual({ count: 1, atLeast: true })
  })
  test('is a minimum if a queue is longer than what the gateway counts', () => {
    expect(
      countOf(
        overview('a', { awaitingConfirmation: 2 }),
        overview('b', { queued: 80, awaitingConfirmation: 0 }),
      ),
    ).toEqual({ count: 1, atLeast: true })
  })
  test('is exact if all is known', () => {
    expect(
      countOf(
        overview('a', { queued: 80, awaitingConfirmation: 8 }),
        overview('b', { awaitingConfirmation: 0 }),
      ),
    ).toEqual({ count: 1, atLeast: false })
  })
  test.each([{ networks: ['17000'] }, { words: 'holesky' }, { words: '', networks: [] }])(
    'is that of the rows that its button lists: %o',
    (part) => {
      const overviews = [
        overview('a', { awaitingConfirmation: 1 }),
        overview('b', { awaitingConfirmation: 1, chainId: '17000' }),
        overview('c', { awaitingConfirmation: 0 }),
      ]
      const owned = [ref('a'), ref('b', '17000'), ref('c')]
      const all = safeRows({ owned, added: [], overviews }).owned
      const filter = { ...everything, ...part }
      expect(countAwaiting(all, chains, filter, names)?.count).toBe(
        findSafes(all, chains, { ...filter, awaiting: true }, names).length,
      )
    },
  )
})
