import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { enumerations } from '../../../../../stories/docs/enumerationTable.ts'
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
const all: readonly Capability[] = Object.values(capabilities).filter((one) => one !== null)
const offeredBy = (...features: string[]) =>
  all.filter((offer) => hasCapability(chain(...features), offer))

describe('the features of a chain', () => {
  test.each([
    ['DOMAIN_LOOKUP', ['names']],
    ['TX_SIMULATION', ['simulation']],
    ['EIP1559', ['feeMarket']],
    ['CONTRACT_INTERACTION', ['contractCalls']],
    ['EIP1271', ['offChainMessages']],
    ['ERC721', ['collectibles']],
    ['SAFE_APPS', ['apps']],
    ['SAFE_TX_GAS_OPTIONAL', []],
    ['SPENDING_LIMIT', ['spendingLimits']],
  ])('%s opens %j', (feature, opened) => {
    expect(offeredBy(feature)).toEqual(opened)
  })

  test('are all nine in the table, and no other', () => {
    expect(Object.keys(capabilities).toSorted()).toEqual([...chainFeatures].toSorted())
  })

  test('are used exactly if they open something, and the table of values agrees', () => {
    const sources = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !/(?:chainRef|capabilities|enumerations)\.ts$/.test(file))
      .map((file) => readFileSync(file, 'utf8'))
    const listed = enumerations.find(({ title }) => title === 'Chain feature')?.values ?? {}
    const rows = chainFeatures.map((feature) => {
      const opened = capabilities[feature]
      const use = new RegExp(
        `(?:hasFeature\\([^)]*|feature: )'${feature}'` +
          (opened ? `|hasCapability\\([^)]*'${opened}'` : ''),
      )
      const row = listed[feature]
      const says = JSON.stringify(row ?? '').includes('No screen depends on it')
      return [feature, sources.some((text) => use.test(text)), !says] as const
    })
    const expected = chainFeatures.map((feature) => [feature, capabilities[feature] !== null, true])
    expect(rows).toEqual(expected)
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
