import { describe, expect, test } from 'vitest'
import type { Address, ChainSummary } from '#base'
import {
  canonicalSafeParam,
  linkTo,
  readSafeParam,
  rewriteOldLink,
} from '../../../../../src/screens/core/links/links.ts'

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
const address: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const at = { chainId: '1', address }

describe('a link to a page of a Safe', () => {
  test.each([
    ['home', '/home'],
    ['assets', '/balances'],
    ['queue', '/transactions/queue'],
    ['history', '/transactions/history'],
    ['transaction', '/transactions/tx'],
  ] as const)('%s', (page, path) => {
    expect(linkTo(chains, at, page)).toBe(`${path}?safe=eth:${address}`)
  })

  test('names a transaction, whatever its id holds', () => {
    expect(linkTo(chains, at, 'transaction', 'a&b=c')).toBe(
      `/transactions/tx?safe=eth:${address}&id=a%26b%3Dc`,
    )
  })

  test('takes the number of a chain that is not served', () => {
    expect(linkTo(chains, { ...at, chainId: '5' }, 'home')).toBe(`/home?safe=5:${address}`)
  })
})

describe('the Safe in the address bar', () => {
  test.each([`eth:${address}`, `1:${address}`])('%s is read', (text) => {
    expect(readSafeParam(chains, text)).toEqual({ found: 'safe', at })
  })

  test.each([undefined, ''])('%j is nothing', (text) => {
    expect(readSafeParam(chains, text)).toEqual({ found: 'none' })
  })

  test.each(['zzz', '5', ''])(
    'with the prefix "%s" belongs to no chain that is served',
    (prefix) => {
      expect(readSafeParam(chains, `${prefix}:${address}`)).toEqual({
        found: 'unknownChain',
        prefix,
        address,
      })
    },
  )

  test('without a prefix belongs to no chain', () => {
    expect(readSafeParam(chains, address)).toEqual({ found: 'unknownChain', prefix: '', address })
  })

  test.each(['eth:', 'eth:0x12', `eth:${address}0`, 'eth:alice.eth', `eth:${address.slice(2)}`])(
    '%s is broken',
    (text) => {
      expect(readSafeParam(chains, text)).toEqual({ found: 'invalid', text })
    },
  )
})

describe('the letter case of an address in a link', () => {
  const lower = address.toLowerCase()
  const upper = `0x${address.slice(2).toUpperCase()}`
  const mistyped = address.replace('B', 'b')

  test.each([lower, upper, `0X${address.slice(2).toUpperCase()}`])(
    '%s has no checksum, and is normalized',
    (text) => {
      expect(readSafeParam(chains, `eth:${text}`)).toEqual({ found: 'safe', at })
    },
  )

  test.each([`eth:${mistyped}`, `1:${mistyped}`, `zzz:${mistyped}`])(
    '%s is rejected: its capital letters are another address’s',
    (text) => {
      expect(readSafeParam(chains, text)).toEqual({ found: 'badChecksum', text })
    },
  )

  test.each([`eth:${lower}`, `eth:${upper}`])('%s is replaced in the address bar', (text) => {
    expect(canonicalSafeParam(text, at)).toBe(`eth:${address}`)
  })

  test.each([`eth:${address}`, `1:${address}`])('%s stays as it is', (text) => {
    expect(canonicalSafeParam(text, at)).toBe(text)
  })

  test('an old link in lower case leads to the checksummed one', () => {
    expect(rewriteOldLink(chains, `/eth:${lower}/transactions/queue`)).toBe(
      `/transactions/queue?safe=eth:${address}`,
    )
  })

  test('an old link with a wrong checksum leads to the page that says so', () => {
    expect(rewriteOldLink(chains, `/eth:${mistyped}/transactions/queue`)).toBe(
      `/home?safe=eth:${mistyped}`,
    )
  })
})

describe('an old link', () => {
  const safe = `eth:${address}`
  test.each([
    [`/${safe}`, `/home?safe=${safe}`],
    [`/${safe}/`, `/home?safe=${safe}`],
    [`/${safe}/home`, `/home?safe=${safe}`],
    [`/${safe}/balances`, `/balances?safe=${safe}`],
    [`/${safe}/balances/nfts`, `/balances?safe=${safe}`],
    [`/${safe}/transactions`, `/transactions/history?safe=${safe}`],
    [`/${safe}/transactions/queue`, `/transactions/queue?safe=${safe}`],
    [`/${safe}/transactions/history`, `/transactions/history?safe=${safe}`],
    [`/${safe}/transactions/multisig_0x1_0x2`, `/transactions/tx?safe=${safe}&id=multisig_0x1_0x2`],
    [`/${safe}/transactions/a%26b`, `/transactions/tx?safe=${safe}&id=a%26b`],
    [`/${safe}/settings`, `/home?safe=${safe}`],
    [`/17000:${address}/home`, `/home?safe=hol:${address}`],
  ])('%s becomes %s', (old, today) => {
    expect(rewriteOldLink(chains, old)).toBe(today)
  })

  test.each([
    `/zzz:${address}/home`,
    '/eth:0x12/home',
    `/${address}`,
    '/home',
    '/',
    `/${safe}/transactions/a/b`,
  ])('%s is none', (path) => {
    expect(rewriteOldLink(chains, path)).toBeUndefined()
  })

  test('whose ID can’t be decoded leads nowhere', () => {
    expect(rewriteOldLink(chains, `/${safe}/transactions/%E0%A4%A`)).toBeUndefined()
  })
})
