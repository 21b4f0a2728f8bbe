import { describe, expect, test } from 'vitest'
import { type ChainSummary, failed, loading, ready } from '#base'
import {
  isShownWhileTyping,
  readTypedAddress,
} from '../../../../../src/screens/common/typedAddress/readTypedAddress.ts'
import { withLookup } from '../../../../../src/screens/common/typedAddress/withLookup.ts'

const chain = (chainId: string, shortName: string): ChainSummary => ({
  chainId,
  name: shortName,
  shortName,
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
})
const chains = [chain('1', 'eth'), chain('17000', 'hol')]
/** From EIP-55's own list of checksummed addresses. */
const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const read = (typed: string) => readTypedAddress(typed, chains)

test.each([address, ` ${address} `, address.toLowerCase(), `0x${address.slice(2).toUpperCase()}`])(
  'an address is read from %s, with its checksum corrected',
  (typed) => {
    expect(read(typed)).toEqual({ status: 'usable', address, chain: undefined })
  },
)

test('a prefix says which network is meant', () => {
  expect(read(`hol:${address}`)).toEqual({ status: 'usable', address, chain: chains[1] })
})

test.each([
  'treasury.eth',
  ' Treasury.ETH ',
  'pay.treasury.eth',
  'büro.eth',
  '🦊.eth',
  'example.com',
  '0xdesigner.eth',
  '0x12.eth',
])('%s is a name to look up', (typed) => {
  expect(read(typed)).toEqual({ status: 'name', name: typed.trim() })
})

test.each([
  ['', { why: 'empty' }],
  ['   ', { why: 'empty' }],
  ['treasury', { why: 'notAddress' }],
  ['1250.00', { why: 'notAddress' }],
  ['treasury.', { why: 'notAddress' }],
  ['treasury.e', { why: 'notAddress' }],
  ['two words.eth', { why: 'notAddress' }],
  ['https://treasury.eth', { why: 'notAddress' }],
  ['0x12zz', { why: 'notAddress' }],
  ['0', { why: 'unfinished', have: 0 }],
  ['eth:', { why: 'unfinished', have: 0 }],
  [`eth:${address.slice(0, -1)}`, { why: 'unfinished', have: 39 }],
  [`${address}0`, { why: 'tooLong', have: 41 }],
  [address.replace('aA', 'AA'), { why: 'checksum' }],
  [`0x${'0'.repeat(40)}`, { why: 'zero' }],
  [`zzz:${address}`, { why: 'unknownPrefix', prefix: 'zzz' }],
])('%j is rejected with its reason', (typed, problem) => {
  expect(read(typed)).toEqual({ status: 'wrong', problem })
})

test("an incomplete address or name isn't an error while it's typed", () => {
  const told = (typed: string) => {
    const answer = read(typed)
    return answer.status === 'wrong' && isShownWhileTyping(answer.problem)
  }
  expect(['', 'e', 'eth:', '0x', '0x5aAe', 'treasury', 'treasury.e'].filter(told)).toEqual([])
  expect([`${address}0`, `zzz:${address}`].every(told)).toBe(true)
})

describe('a name', () => {
  const name = read('treasury.eth')

  test('stands for the address that was found', () => {
    expect(withLookup(name, ready(address))).toEqual({
      status: 'usable',
      address,
      chain: undefined,
    })
  })
  test('without an address is rejected', () => {
    expect(withLookup(name, failed({ kind: 'notFound' }))).toEqual({
      status: 'wrong',
      problem: { why: 'nameNotFound', name: 'treasury.eth' },
    })
  })
  test('is rejected where no names are read', () => {
    expect(withLookup(name, failed({ kind: 'notOffered' }))).toEqual({
      status: 'wrong',
      problem: { why: 'noNames' },
    })
  })
  test('is neither right nor wrong while it is looked up, or when the node is down', () => {
    expect(withLookup(name, loading).status).toBe('pending')
    expect(withLookup(name, undefined).status).toBe('pending')
    expect(withLookup(name, failed({ kind: 'unreachable' })).status).toBe('pending')
  })
  test('needs no lookup if it is an address', () =>
    expect(withLookup(read(address), undefined)).toEqual(read(address)))
})
