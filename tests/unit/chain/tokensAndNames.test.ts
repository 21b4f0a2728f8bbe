import { describe, expect, it } from 'vitest'
import { readErc20s, readName, resolveName } from '#chain'
import { base, baseTokens, safes } from '../../../mocks/chain/index.ts'
import { people } from '../../../mocks/people.ts'
import { aChain } from '../mocks/chain/setup.ts'
import { aClient, noMulticall } from './setup.ts'

describe('tokens', () => {
  it('return their names, decimals and balances in one call', async () => {
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
    expect(asked).toEqual([['eth_chainId', 'eth_call']])
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
    expect(asked).toEqual([['eth_chainId', 'eth_call'], ['eth_call']])
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
    expect(await readName(client, people.alice.address)).toBe('alice.eth')
    expect(await resolveName(client, ' Treasury.ETH ')).toEqual({
      kind: 'address',
      address: safes.treasury.address,
    })
  })

  it('that are unregistered or invalid belong to no one', async () => {
    const { client } = aClient(await aChain())
    expect(await readName(client, base.stubborn)).toBeNull()
    for (const name of ['nobody.eth', 'no name', 'plain'])
      expect(await resolveName(client, name)).toEqual({ kind: 'none' })
  })
})
