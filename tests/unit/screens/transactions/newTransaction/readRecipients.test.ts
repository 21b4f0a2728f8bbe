import { describe, expect, it } from 'vitest'
import { type Address, type ChainSummary, type SafeRef, zeroAddress } from '#base'
import type { Asset } from '#domain'
import { erc20Transfer, erc721Transfer, nativeTransfer } from '#safe'
import { knownAccounts } from '../../../../../src/safe/suspicion/suspicions.ts'
import {
  mostRecipients,
  readRecipients,
} from '../../../../../src/screens/transactions/newTransaction/recipients/readRecipients.ts'

const at: SafeRef = { chainId: '1', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }
const dave: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const bob: Address = '0xAd11305Dc8418409C939539d2c729b0a3F64DC79'
const usdc: Address = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
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
const ether: Asset = {
  type: 'native',
  token: zeroAddress,
  name: 'Ether',
  symbol: 'ETH',
  decimals: 18,
  raw: 10n ** 19n,
  price: null,
  fiat: null,
}
const dollars: Asset = {
  type: 'erc20',
  token: usdc,
  name: 'USD Coin',
  symbol: 'USDC',
  decimals: 6,
  raw: 10n ** 9n,
  price: null,
  fiat: null,
}
const twin: Asset = { ...dollars, token: bob, symbol: 'DAI' }
const read = (text: string, assets: readonly Asset[] = [ether, dollars]) =>
  readRecipients(text, {
    at,
    chains,
    assets,
    lookAlikeOf: knownAccounts([], {
      contacts: [{ name: 'Bob', address: bob }],
      safes: [],
      owners: [],
      assets: [],
    }).lookAlikeOf,
    token: zeroAddress,
  })
const problems = (text: string) =>
  read(text).problems.map(({ number, problem }) => [number, problem.why])

describe('pasted recipients', () => {
  it.each([
    `${dave},1.5\n${bob},2`,
    `${dave};1.5\r\n${bob};2`,
    `${dave}\t1.5\n\n${bob}\t2\n`,
    `${dave}   1.5\n${bob} 2`,
    `"${dave}","1.5"\n${bob},2`,
  ])('are read with any separator: %j', (text) => {
    const { lines, problems: bad } = read(text)
    expect(bad).toEqual([])
    expect(lines.map(({ call }) => call)).toEqual([
      nativeTransfer(dave, 15n * 10n ** 17n),
      nativeTransfer(bob, 2n * 10n ** 18n),
    ])
  })

  it('may name the token of each line, by symbol or address', () => {
    expect(
      read(`${dave}, 5, usdc\n${bob}, 6, ${usdc}\n${bob}, 1`).lines.map(({ call }) => call),
    ).toEqual([
      erc20Transfer(usdc, dave, 5_000_000n),
      erc20Transfer(usdc, bob, 6_000_000n),
      nativeTransfer(bob, 10n ** 18n),
    ])
  })

  it('may have a line with the names of columns in another order, even for NFTs', () => {
    const text =
      `token_type,token_address,receiver,amount,id\nerc20,${usdc},${dave},5,\nnative,,${bob},1,\n` +
      `nft,${usdc},${bob},,๗`
    expect(read(text).lines.map(({ number, call }) => [number, call])).toEqual([
      [2, erc20Transfer(usdc, dave, 5_000_000n)],
      [3, nativeTransfer(bob, 10n ** 18n)],
      [4, erc721Transfer(usdc, { from: at.address, to: bob, id: 7n })],
    ])
  })

  it.each([
    ['hello, 1', 'recipient'],
    [`${dave.replace('D', 'd')}, 1`, 'recipient'],
    [`oeth:${dave}, 1`, 'otherChain'],
    [`${at.address}, 1`, 'itself'],
    [`${dave}`, 'amount'],
    [`${dave}, 0`, 'amount'],
    [`${dave}, 1e3`, 'amount'],
    [`${dave}; 1,500`, 'amount'],
    [`${dave}; 0.1234567; USDC`, 'amount'],
    [`${dave}, 1, DOGE`, 'token'],
    [`${dave}, 1,250.50, USDC`, 'columns'],
    [`${usdc}, 1, USDC`, 'tokenContract'],
  ])('%s is rejected', (text, why) => {
    expect(problems(`${bob}, 1\n${text}`)).toEqual([[2, why]])
  })

  it('a decimal comma in a line separated by commas is not half of an amount', () => {
    expect(problems(`${dave}, 1,5`)).toEqual([[1, 'token']])
  })

  it.each([
    [`erc1155,${usdc},${dave},1,`, 'id'],
    [`erc4626,${usdc},${dave},1,`, 'type'],
    [`native,${usdc},${dave},1,`, 'type'],
    [`erc20,,${dave},1,`, 'type'],
    [`nft,${usdc},${usdc},,7`, 'tokenContract'],
    [`nft,${usdc},${dave},,x`, 'id'],
  ])('columns that contradict each other are rejected: %s', (line, why) => {
    expect(problems(`token_type,token_address,receiver,amount,id\n${line}`)).toEqual([[2, why]])
  })

  it.each([
    ['token_type,token_address,receiver,amount,id', `erc20,${usdc},${dave},1,500`],
    ['token_type,token_address,receiver,amount,id', `native,,${dave},1,5`],
    ['recipient,token,amount', `${dave},,1,500`],
    ['token,recipient,amount', `,${dave},1,500`],
  ])(
    'a comma in an amount is not the end of it, whichever columns are empty: %s',
    (names, line) => {
      expect(problems(`${names}\n${line}`)).toEqual([[2, 'columns']])
    },
  )

  it('a header that names a column twice leaves doubt', () => {
    expect(read('to,amount,to,amount').table.isSure).toBe(false)
  })

  it('that could be mistaken for others, or are named twice, are marked', () => {
    const copy = `${bob.slice(0, 6)}${'0'.repeat(32)}${bob.slice(-4)}`.toLowerCase()
    const { lines } = read(`${copy},1\n${dave},1\n${dave},2`)
    expect(lines.map(({ lookAlike, isRepeated }) => [lookAlike?.name, isRepeated])).toEqual([
      ['Bob', undefined],
      [undefined, undefined],
      [undefined, true],
    ])
  })

  it('a symbol that two tokens have isn’t a name', () => {
    expect(read(`${dave}, 1, DAI`, [ether, twin]).lines).toHaveLength(1)
    expect(
      read(`${dave}, 1, DAI`, [ether, twin, { ...twin, token: dave }]).problems[0]?.problem.why,
    ).toBe('token')
  })

  it('can’t receive more in total than the Safe has', () => {
    expect(problems(`${dave}, 6\n${bob}, 6\n${bob}, 4`)).toEqual([[2, 'amount']])
  })

  it('are at most as many as a transaction can hold', () => {
    const { lines, tooMany } = read(
      Array.from({ length: mostRecipients + 1 }, () => `${dave} 0.001`).join('\n'),
    )
    expect(lines).toHaveLength(mostRecipients)
    expect(tooMany).toBe(true)
    expect(read('').lines).toEqual([])
  })
})
