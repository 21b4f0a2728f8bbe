import { describe, expect, it } from 'vitest'
import { type Gateway, routes } from '#gateway'
import { base, smallPlaces, type Scenario } from '../../../mocks/chain/genesis/places.ts'
import { chainId, treasury } from '../mocks/gateway/journey.ts'
import { aBrowser, aStage } from './stage.ts'

/** Balances by token, in the smallest unit, without collectibles. */
async function balancesOf(gateway: Gateway, safeAddress: string, trusted = false) {
  const { items } = await gateway.call(routes.balances, {
    path: { chainId, safeAddress, currency: 'USD' },
    query: { trusted },
  })
  return Object.fromEntries(
    items
      .filter(({ tokenInfo }) => tokenInfo.type !== 'ERC721')
      .map(({ tokenInfo, balance }) => [
        tokenInfo.address,
        [balance, tokenInfo.symbol, tokenInfo.decimals],
      ]),
  )
}

const scenarios: readonly Scenario[] = ['everyday', 'limits', 'empty']

describe('balances without a service', () => {
  it.each(scenarios)('are those that a service lists (%s)', async (scenario) => {
    const { served, local } = aStage(scenario)
    for (const { address } of smallPlaces(scenario, Number(chainId)).safes) {
      const theirs = await balancesOf(served, address)
      expect({ address, ...(await balancesOf(local, address)) }).toEqual({ address, ...theirs })
    }
  })

  it('include the tokens that the owners’ own transactions moved, without a list', async () => {
    const { world } = aStage()
    const { local } = aBrowser(world, { listed: () => [] })
    const trusted = Object.keys(await balancesOf(local, treasury, true))
    expect(trusted).toEqual(expect.arrayContaining([base.tokens.usdc, base.tokens.dai]))
  })
})
