import { describe, expect, it } from 'vitest'
import { viemChain } from '../../../src/app/chains.ts'
import { loadNetworks } from '../../../src/app/networks.ts'
import { loadPublicNodes } from '../../../src/app/publicNodes.ts'
import { readChains } from '../../../src/app/readChains.ts'
import { addedChain } from '../../../src/wallet/connectors/addedChain.ts'
import { chainInfo } from '../../../mocks/gateway/chains.ts'

const own = { url: 'https://own.example', key: 'secret' }
const ethereum = chainInfo('1', 'https://gateway.example')

/** The definition of a chain as the gateway describes it. */
async function definitionOf(change: object) {
  const { chains } = readChains(
    [{ ...ethereum, ...change }],
    { '1': [`${own.url}/${own.key}`] },
    await loadPublicNodes(),
    await loadNetworks(),
  )
  return viemChain(chains[0]!)
}
const coin = (name: unknown) => ({ nativeCurrency: { ...ethereum.nativeCurrency, name } })

describe('a chain of our table', () => {
  it("has our coin's name, its prefix, and the app's and the public node", async () => {
    const { default: page, public: shared } = (await definitionOf(coin('Dollar'))).rpcUrls
    expect(await definitionOf(coin('Dollar'))).toMatchObject({
      id: 1,
      name: 'Ethereum',
      network: 'eth',
      testnet: false,
      blockExplorers: { default: { url: expect.stringMatching(/^https:/) as string } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    })
    expect(page.http).toEqual([`${own.url}/${own.key}`])
    expect(shared?.http).toEqual([(await loadPublicNodes())['1']])
  })

  it("is added to a wallet with its coin's name and the public node, not the app's", async () => {
    expect(addedChain(await definitionOf({}))).toMatchObject({
      chainName: 'Ethereum',
      nativeCurrency: { name: 'Ether', symbol: 'ETH' },
      rpcUrls: [(await loadPublicNodes())['1']],
    })
  })
})

const unknown = { chainId: '424242', shortName: 'new' }

describe('another chain', () => {
  it("has the gateway's name of the coin", async () => {
    const { nativeCurrency, network } = await definitionOf({ ...unknown, ...coin('New coin') })
    expect([nativeCurrency.name, network]).toEqual(['New coin', 'new'])
  })

  it.each([undefined, null, '', ' ', 7, { text: 'Coin' }, ['Coin']])(
    'without a name (%j), the symbol is its name',
    async (name) => {
      const { nativeCurrency } = await definitionOf({ ...unknown, ...coin(name) })
      expect(nativeCurrency.name).toBe(nativeCurrency.symbol)
    },
  )
})

it('every coin of the table has a name or a symbol that is one', async () => {
  for (const network of Object.values(await loadNetworks()))
    expect(network?.coin ?? network?.symbol).toMatch(/\S/)
})
