import { concatHex, encodeAbiParameters, getAddress, type Hex, pad, slice } from 'viem'
import { describe, expect, it } from 'vitest'
import { everyChain } from '#base'
import { readErc20s, readName, resolveName } from '#chain'
import { base, baseTokens, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, noMulticall } from './setup.ts'

describe('tokens', () => {
  it('return their names, decimals, and balances in one call', async () => {
    const { client, asked } = aClient(await aChain())
    const tokens = baseTokens.filter(({ type, decimals }) => type === 'ERC20' && decimals)
    const found = await readErc20s(
      client,
      tokens.map(({ address }) => address),
      safes.treasury.address,
    )
    expect(found).toMatchObject(
      tokens.map(({ address, name, symbol, decimals }) => ({
        token: address,
        name,
        symbol,
        decimals,
      })),
    )
    expect(found.some(({ balance }) => balance !== null && balance > 0n)).toBe(true)
    expect(asked).toEqual([['eth_chainId', 'eth_call', 'eth_blockNumber']])
  })

  it('without decimals are collections only if they say so', async () => {
    const { client, asked } = aClient(await aChain())
    const seats = baseTokens.find(({ type, decimals }) => type === 'ERC20' && decimals === 0)
    const of = [base.collectible, seats!.address, base.tokens.usdc, people.dave.address]
    const found = await readErc20s(client, of, safes.treasury.address)
    expect(found.map(({ decimals, isCollection }) => [decimals, isCollection])).toEqual([
      [null, true],
      [0, undefined],
      [6, undefined],
      [null, undefined],
    ])
    expect(asked).toEqual([['eth_chainId', 'eth_call', 'eth_blockNumber'], ['eth_call']])
  })

  it('without these functions return null', async () => {
    const chain = await aChain()
    const silent = { name: null, symbol: null, decimals: null, balance: null }
    for (const { client } of [aClient(chain), aClient(chain, noMulticall)]) {
      expect(
        await readErc20s(client, [base.stubborn, people.dave.address], safes.treasury.address),
      ).toEqual([
        { token: base.stubborn, ...silent },
        { token: people.dave.address, ...silent },
      ])
    }
    expect(await readErc20s(aClient(chain).client, [], safes.treasury.address)).toEqual([])
  })
})

describe('names', () => {
  it('are resolved in both directions', async () => {
    const { client } = aClient(await aChain())
    expect(await readName(client, people.alice.address, '1')).toBe('alice.eth')
    expect(await resolveName(client, ' Treasury.ETH ', '1')).toEqual({
      kind: 'address',
      address: safes.treasury.address,
    })
  })

  it('that are unregistered or invalid belong to no one', async () => {
    const { client } = aClient(await aChain())
    expect(await readName(client, base.stubborn, '1')).toBeNull()
    for (const name of ['nobody.eth', 'no name', 'plain'])
      expect(await resolveName(client, name, '1')).toEqual({ kind: 'none' })
  })
})

describe('a name', () => {
  const treasury = safes.treasury.address
  const frank = people.frank.address
  const found = (address: string) => ({ kind: 'address', address })
  const none = { kind: 'none' }

  it.each([
    ['has its own address on each chain', 'exchange.eth', '1', found(people.erin.address)],
    ['has its own address on each chain', 'exchange.eth', '17000', found(frank)],
    ['without a record for a chain has no address there', 'exchange.eth', '10', none],
    ["never has mainnet's address on another chain", 'treasury.eth', '17000', none],
    ['may have a default address for every chain', 'frank.eth', '10', found(frank)],
    ['may have an address for all chains together', 'frank.eth', everyChain, found(frank)],
    ['without a default has no address for all chains', 'treasury.eth', everyChain, none],
    ['on a chain without a coin type has none', 'frank.eth', String(2 ** 31), none],
  ])('%s: %s on %s', async (_, name, chainId, answer) => {
    const { client } = aClient(await aChain())
    expect(await resolveName(client, name, chainId)).toEqual(answer)
  })

  it('stands for an address only on the chains where it leads to it', async () => {
    const { client } = aClient(await aChain())
    expect(await readName(client, treasury, '1')).toBe('treasury.eth')
    expect(await readName(client, treasury, '17000')).toBeNull()
    expect(await readName(client, frank, '17000')).toBe('frank.eth')
  })

  it('has no address if its record for the chain has none: any bytes', async () => {
    const chain = await aChain()
    const records: [Hex, object][] = [
      [frank.toLowerCase() as Hex, found(frank)],
      [`0x00${frank.slice(2, -2).toLowerCase()}`, found(getAddress(`0x00${frank.slice(2, -2)}`))],
      ['0x', none],
      [`0x${'00'.repeat(20)}`, none],
      [slice(frank, 1), none],
      [concatHex([frank, '0x01']), none],
      [pad(frank), none],
    ]
    for (const [record, answer] of records) {
      const result = encodeAbiParameters(
        [{ type: 'bytes' }, { type: 'address' }],
        [encodeAbiParameters([{ type: 'bytes' }], [record]), base.stubborn],
      )
      const { client } = aClient(chain, ({ method }) =>
        method === 'eth_call' ? { result } : undefined,
      )
      expect(await resolveName(client, 'frank.eth', '10')).toEqual(answer)
    }
  })
})
