import { describe, expect, test } from 'vitest'
import {
  type Address,
  type ChainSummary,
  failed,
  loading,
  ready,
  type Remote,
  type SafeRef,
} from '#base'
import {
  isShownImmediately,
  readAddress,
} from '../../../../../src/screens/common/addSafe/addSafe.ts'
import {
  markLookAlikes,
  withLookup,
} from '../../../../../src/screens/common/typedAddress/withLookup.ts'
import type { NameLookup } from '../../../../../src/screens/common/typedAddress/useNameLookups.ts'
import { readTypedAddress } from '../../../../../src/screens/common/typedAddress/readTypedAddress.ts'

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
const entered = (typed: string, lookup?: NameLookup) =>
  markLookAlikes(
    [withLookup(readTypedAddress(typed, chains), lookup, { chainId: '1', network: 'Ethereum' })],
    () => undefined,
  )[0]!
const read = (typed: string, known: readonly SafeRef[] = []) =>
  readAddress(entered(typed), '1', known)

describe('the address of a Safe is read', () => {
  test.each([
    address,
    ` ${address} `,
    `eth:${address}`,
    address.toLowerCase(),
    `0x${address.slice(2).toUpperCase()}`,
  ])('from %s, with its checksum corrected', (typed) => {
    expect(read(typed)).toEqual({ status: 'usable', at: { chainId: '1', address } })
  })
})

describe('the address of a Safe is rejected', () => {
  test.each([
    ['', { why: 'empty' }],
    ['   ', { why: 'empty' }],
    ['treasury', { why: 'notAddress' }],
    ['0x12zz', { why: 'notAddress' }],
    ['0', { why: 'unfinished', have: 0 }],
    ['0x', { why: 'unfinished', have: 0 }],
    ['eth:', { why: 'unfinished', have: 0 }],
    ['0x5aAeb6', { why: 'unfinished', have: 6 }],
    [`eth:${address.slice(0, -1)}`, { why: 'unfinished', have: 39 }],
    [`${address}0`, { why: 'tooLong', have: 41 }],
    [`0x${'0'.repeat(40)}`, { why: 'zero' }],
    [`zzz:${address}`, { why: 'unknownPrefix', prefix: 'zzz' }],
    [`hol:${address}`, { why: 'otherChain', chain: chains[1] }],
  ])('%s', (typed, problem) => {
    expect(read(typed)).toEqual({ status: 'wrong', problem })
  })

  test('when the capitalization doesn’t match the checksum', () => {
    expect(read(address.replace('aA', 'AA'))).toEqual({
      status: 'wrong',
      problem: { why: 'checksum' },
    })
  })

  test('when it is in the list, in whatever letter case', () => {
    const known = [{ chainId: '1', address: address.toLowerCase() as SafeRef['address'] }]
    expect(read(address, known)).toEqual({ status: 'wrong', problem: { why: 'known' } })
  })

  test('but not when the same address is in the list on another chain', () => {
    expect(read(address, [{ chainId: '17000', address }]).status).toBe('usable')
  })
})

test("an incomplete address isn't an error while it's typed", () => {
  const told = (typed: string) => {
    const answer = read(typed)
    return answer.status === 'wrong' && isShownImmediately(answer.problem)
  }
  expect(['', 'e', 'eth:', '0x', '0x5aAe'].map(told)).toEqual([false, false, false, false, false])
  expect(
    [`hol:${address}`, `zzz:${address}`, `${address}0`, address.replace('aA', 'AA')].map(told),
  ).toEqual([true, true, true, true])
})

describe('an ENS name', () => {
  const looked = (lookup: Remote<Address>, known: readonly SafeRef[] = []) =>
    readAddress(entered('treasury.eth', lookup), '1', known)

  test('stands for the Safe at its address, on the chosen network', () => {
    expect(looked(ready(address))).toEqual({ status: 'usable', at: { chainId: '1', address } })
  })
  test('is rejected if it has no address, or its Safe is in the list', () => {
    expect(looked(failed({ kind: 'notFound' }))).toEqual({
      status: 'wrong',
      problem: { why: 'nameNotFound', name: 'treasury.eth', network: 'Ethereum' },
    })
    expect(looked(ready(address), [{ chainId: '1', address }])).toEqual({
      status: 'wrong',
      problem: { why: 'known' },
    })
  })
  test('is neither while it is looked up', () => expect(looked(loading).status).toBe('pending'))
})
