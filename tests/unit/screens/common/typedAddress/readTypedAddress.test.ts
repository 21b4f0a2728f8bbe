import { describe, expect, test } from 'vitest'
import { type Address, type ChainSummary, failed, loading, ready } from '#base'
import {
  isShownWhileTyping,
  readTypedAddress,
} from '../../../../../src/screens/common/typedAddress/readTypedAddress.ts'
import type { NameLookup } from '../../../../../src/screens/common/typedAddress/useNameLookups.ts'
import {
  agreed,
  markLookAlikes,
  withLookup,
} from '../../../../../src/screens/common/typedAddress/withLookup.ts'

const chain = (chainId: string, shortName: string): ChainSummary => ({
  chainId,
  name: shortName,
  shortName,
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features: [],
})
const explorer = (site: string) => ({
  explorer: { address: `${site}/address/{{address}}`, txHash: `${site}/tx/{{txHash}}` },
})
const chains = [
  { ...chain('1', 'eth'), ...explorer('https://explorer.example') },
  { ...chain('17000', 'hol'), ...explorer('https://explorer.example/holesky') },
]
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
  expect(read(typed)).toEqual({ status: 'name', name: typed.trim(), chain: undefined })
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

const lower = address.toLowerCase()
const other = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const payment = { why: 'payment' }
const unknownLink = { why: 'unknownLink' }
const unsupported = (prefix: string) => ({ why: 'unknownPrefix', prefix })

test.each([
  [`ethereum:${address}`, undefined],
  [`ETHEREUM:${address}`, undefined],
  [`ethereum:pay-${lower}`, undefined],
  [`ethereum:${address}@1`, '1'],
  [`ethereum:${address}@17000`, '17000'],
  [`ethereum:${address}@017000/`, '17000'],
  [`eip155:1:${address}`, '1'],
  [`eip155:17000:${lower}`, '17000'],
  [`hol:${address}`, '17000'],
  [`https://etherscan.io/address/${address}`, '1'],
  [`https://www.etherscan.io/address/${lower}#tokentxns`, '1'],
  [`etherscan.io/address/${lower}`, '1'],
  [`https://etherscan.io/token/${address}`, '1'],
  [`https://holesky.etherscan.io/address/${address}`, '17000'],
  [`https://eth.blockscout.com/address/${address}?tab=txs`, '1'],
  [`https://explorer.example/address/${address}`, '1'],
  [`https://explorer.example/holesky/address/${address}`, '17000'],
  [`https://app.safe.global/home?safe=eth:${address}`, '1'],
  [`https://app.safe.global/home?safe=hol%3A${address}`, '17000'],
  [`https://app.safe.global/hol:${address}/balances`, '17000'],
  [
    `https://app.safe.global/tx?safe=eth:${address}&id=multisig_${address}_0x${'12'.repeat(32)}`,
    '1',
  ],
  [`https://gnosis-safe.io/app/eth:${address}/balances`, '1'],
  [`https://gnosis-safe.io/app/#/safes/${address}/transactions`, '1'],
  [`https://coffer.example/home?safe=17000:${address}`, '17000'],
])('%s is an address, and its network is checked', (typed, chainId) => {
  expect(read(typed)).toEqual({
    status: 'usable',
    address,
    chain: chains.find((one) => one.chainId === chainId),
  })
})

test.each([
  [`ethereum:${address}/transfer?address=${other}&uint256=1e6`, payment],
  [`ethereum:${address}@1/transfer`, payment],
  [`ethereum:${address}@1?value=2.014e18`, payment],
  [`ethereum:${address}?gas=10`, payment],
  [`https://pay.example/send/${address}?value=1`, payment],
  [`https://app.safe.global/home?safe=eth:${address}&amount=5`, payment],
  [`ethereum:${address}@137`, unsupported('137')],
  [`eip155:137:${address}`, unsupported('137')],
  [`https://polygonscan.com/address/${address}`, unsupported('polygonscan.com')],
  [`https://app.safe.global/home?safe=matic:${address}`, unsupported('matic')],
  [`https://unknown.example/address/${address}`, unknownLink],
  [`https://etherscan.io.unknown.example/address/${address}`, unknownLink],
  [`https://etherscan.io/token/${address}?a=${other}`, unknownLink],
  [`https://app.safe.global/?safe=eth:${address}&also=hol:${address}`, unknownLink],
  [`https://app.safe.global/tx?safe=eth:${address}&id=multisig_${other}_0x12`, unknownLink],
  [`https://xdai.gnosis-safe.io/app/#/safes/${address}`, unsupported('xdai.gnosis-safe.io')],
  [`https://coffer.example/home?safe=137:${address}`, unsupported('137')],
  [`https://etherscan.io@unknown.example/address/${address}`, unknownLink],
  [`https://explorer.example%2f@unknown.example/address/${address}`, unknownLink],
  [`https://etherscan.io/tx/0x${'12'.repeat(32)}`, { why: 'notAddress' }],
  [`https://etherscan.io/address/${address}00`, { why: 'notAddress' }],
  [`https://etherscan.io/address/${address.replace('aA', 'AA')}`, { why: 'checksum' }],
  [`ethereum:${address.replace('aA', 'AA')}@1`, { why: 'checksum' }],
  [`ethereum:${address.slice(0, -1)}@1`, { why: 'unfinished', have: 39 }],
  [`ethereum:0x${'0'.repeat(40)}`, { why: 'zero' }],
  [`eip155:x:${address}`, { why: 'notAddress' }],
  [`solana:4:${address}`, { why: 'notAddress' }],
])('%s is rejected with its reason', (typed, problem) => {
  expect(read(typed)).toEqual({ status: 'wrong', problem })
})

test('a name in a payment URI keeps its network', () => {
  expect(read('ethereum:alice.eth@17000')).toEqual({
    status: 'name',
    name: 'alice.eth',
    chain: chains[1],
  })
})

describe('a name', () => {
  const name = read('treasury.eth')
  const holesky = { chainId: '17000', network: 'Holesky' }
  const looked = (lookup: NameLookup | undefined) => withLookup(name, lookup, holesky)

  test('stands for the address that was found', () => {
    expect(looked(ready(address))).toEqual({
      status: 'usable',
      address,
      chain: undefined,
      resolved: { name: 'treasury.eth', ...holesky },
    })
  })
  test('without an address is rejected', () => {
    expect(looked(failed({ kind: 'notFound' }))).toEqual({
      status: 'wrong',
      problem: { why: 'nameNotFound', name: 'treasury.eth', network: 'Holesky' },
    })
  })
  test('is rejected where no names are read', () => {
    expect(looked(failed({ kind: 'notOffered' }))).toEqual({
      status: 'wrong',
      problem: { why: 'noNames' },
    })
  })
  test('is neither right nor wrong while it is looked up, or when the node is down', () => {
    expect(looked(loading).status).toBe('pending')
    expect(looked(undefined).status).toBe('pending')
    expect(looked(failed({ kind: 'unreachable' })).status).toBe('pending')
  })
  test('needs no lookup if it is an address', () =>
    expect(withLookup(read(address), undefined, holesky)).toEqual(read(address)))

  test('on several networks needs the same address on each of them', () => {
    const on = (one: Address, lookup: NameLookup = ready(one)) =>
      markLookAlikes([looked(lookup)], () => undefined)[0]!
    const differs = { status: 'wrong', problem: { why: 'nameDiffers', name: 'treasury.eth' } }
    expect(agreed([on(address), on(lower as Address)])).toEqual(on(address))
    expect(agreed([on(address), on(other)])).toEqual(differs)
    expect(agreed([on(address), on(other, loading)])).toEqual(on(other, loading))
    const missing = on(other, failed({ kind: 'notFound' }))
    expect(agreed([on(address), missing])).toEqual(missing)
  })
})
