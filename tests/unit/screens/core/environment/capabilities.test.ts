import { describe, expect, test } from 'vitest'
import { chainFeatures, type ChainSummary } from '#base'
import { viemChain } from '../../../../../src/app/chains.ts'
import {
  capabilities,
  type Capability,
  hasCapability,
} from '../../../../../src/screens/core/environment/capabilities.ts'

const chain = (...features: string[]): ChainSummary => ({
  chainId: '1',
  name: 'Ethereum',
  shortName: 'eth',
  symbol: 'ETH',
  decimals: 18,
  testnet: false,
  features,
})
const all: readonly Capability[] = [
  'names',
  'simulation',
  'feeMarket',
  'offChainMessages',
  'spendingLimits',
]
const offeredBy = (...features: string[]) =>
  all.filter((offer) => hasCapability(chain(...features), offer))

describe('the features of a chain', () => {
  test.each([
    ['DOMAIN_LOOKUP', ['names']],
    ['TX_SIMULATION', ['simulation']],
    ['EIP1559', ['feeMarket']],
    ['CONTRACT_INTERACTION', []],
    ['EIP1271', ['offChainMessages']],
    ['ERC721', []],
    ['SAFE_APPS', []],
    ['SAFE_TX_GAS_OPTIONAL', []],
    ['SPENDING_LIMIT', ['spendingLimits']],
  ])('%s opens %j', (feature, opened) => {
    expect(offeredBy(feature)).toEqual(opened)
  })

  test('are all nine in the table, and no other', () => {
    expect(Object.keys(capabilities).toSorted()).toEqual([...chainFeatures].toSorted())
  })

  test('open nothing when they are unknown, or the chain is', () => {
    expect(offeredBy('FROM_TOMORROW')).toEqual([])
    expect(all.filter((offer) => hasCapability(undefined, offer))).toEqual([])
  })
})

describe('names of accounts', () => {
  const resolverOf = (summary: ChainSummary) =>
    viemChain({ summary, node: { url: 'https://node.example', source: 'config' } }).contracts
      ?.ensUniversalResolver
  test('are looked up on the main network where it offers them', () =>
    expect(resolverOf(chain('DOMAIN_LOOKUP'))).toBeDefined())
  test('are not looked up where it does not', () => expect(resolverOf(chain())).toBeUndefined())
  test('are not looked up elsewhere', () =>
    expect(resolverOf({ ...chain('DOMAIN_LOOKUP'), chainId: '17000' })).toBeUndefined())
})

test('an explorer’s address ends before the part that a wallet appends, or is left out', () => {
  const explorerOf = (address: string) =>
    viemChain({
      summary: {
        ...chain(),
        explorer: { address, txHash: 'https://explorer.example/tx/{{txHash}}' },
      },
      node: undefined,
    }).blockExplorers?.default.url
  expect(explorerOf('https://explorer.example/address/{{address}}')).toBe(
    'https://explorer.example',
  )
  expect(explorerOf('https://explorer.example/layer/address/{{address}}')).toBe(
    'https://explorer.example/layer',
  )
  expect(explorerOf('https://explorer.example/account?a={{address}}')).toBeUndefined()
})
