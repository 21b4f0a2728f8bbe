import { describe, expect, test, vi } from 'vitest'
import type { ChainSummary, SafeRef } from '#base'
import {
  choiceParams,
  includedOf,
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
  test('no unreadable entries, which are listed by name', () => {
    const params = { safes: `eth:0x12,zzz:${ref('2').address}` }
    const choice = readChoice(chains, known, all, params)
    expect(includedOf(choice)).toEqual([])
    expect(choice.unread).toEqual(['eth:0x12', `zzz:${ref('2').address}`])
  })
})

describe('the URL', () => {
  const chosen = (...safes: SafeRef[]) => new Set(safes.map(safeKey))
  const choice = (part: Partial<Parameters<typeof choiceParams>[1]>) =>
    choiceParams(chains, {
      listed: known,
      chosen: new Set(known.map(safeKey)),
      networks: [],
      hasOthers: false,
      ...part,
    })
  test('says nothing of all Safes, and of none', () => {
    expect(choice({})).toEqual({})
    expect(choice({ chosen: new Set() })).toEqual({})
  })
  test('names the chosen Safes and networks, and is read back', () => {
    const params = choice({ chosen: chosen(ref('1'), ref('3', '10')), networks: ['10'] })
    expect(params).toEqual({
      safes: `eth:${ref('1').address},oeth:${ref('3').address}`,
      networks: 'oeth',
    })
    expect(digits(includedOf(readChoice(chains, known, all, params)))).toEqual(['3'])
  })
  test('keeps Safes that are only in it', () =>
    expect(choice({ hasOthers: true })['safes']?.split(',')).toHaveLength(3))
  test('doesn’t name more Safes than a link can carry', () => {
    const listed = Array.from({ length: 1000 }, (_, index) => ({
      chainId: '1',
      address: `0x${String(index).padStart(40, '0')}` as const,
    }))
    expect(choice({ listed, chosen: chosen(...listed.slice(1)) })).toEqual({})
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
