import { routes } from '#gateway'
import { encodeFunctionData, erc20Abi, type Address } from 'viem'
import { describe, expect, it } from 'vitest'
import { safes } from '../../../../mocks/chain/index.ts'
import {
  fromFixedPoint,
  times,
  toFixedPoint,
  worth,
} from '../../../../mocks/gateway/reading/money.ts'
import { aStage, treasury } from './journey.ts'

const balancesOf = (
  stage: ReturnType<typeof aStage>,
  safeAddress: string,
  chainId = '1',
  currency = 'usd',
  query = {},
) => stage.gateway.call(routes.balances, { path: { chainId, safeAddress, currency }, query })

describe('balances', () => {
  it('match the token contracts', async () => {
    const stage = aStage()
    const { items } = await balancesOf(stage, treasury)
    const chain = await stage.world.chain(1)
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [treasury] })
    const told = await Promise.all(
      items.map(async ({ tokenInfo }) =>
        String(
          tokenInfo.type === 'NATIVE_TOKEN'
            ? chain.balanceOf(treasury)
            : BigInt(await chain.call({ to: tokenInfo.address as Address, data })),
        ),
      ),
    )
    expect(items.map(({ balance }) => balance)).toEqual(told)
    expect(items.map(({ tokenInfo }) => tokenInfo.symbol)).toEqual([
      'USDC',
      'WBTC',
      'ETH',
      'DAI',
      'SEAT',
    ])
  })

  it('are sorted by value, with an exact total in the requested currency', async () => {
    const stage = aStage()
    for (const currency of ['usd', 'EUR', 'jpy']) {
      const { items, fiatTotal } = await balancesOf(stage, treasury, '1', currency)
      const worths = items.map(({ fiatBalance }) => toFixedPoint(fiatBalance))
      expect(worths).toEqual(worths.toSorted((a, b) => (a > b ? -1 : 1)))
      expect(fiatTotal).toBe(fromFixedPoint(worths.reduce((sum, one) => sum + one, 0n)))
    }
    const [dollars, euros] = await Promise.all([
      balancesOf(stage, treasury),
      balancesOf(stage, treasury, '1', 'eur'),
    ])
    expect(euros.fiatTotal).toBe(times(dollars.fiatTotal, '0.92'))
  })

  it('have no price without a market: seats, and everything on a test chain', async () => {
    const stage = aStage()
    const { items } = await balancesOf(stage, treasury)
    expect(items.at(-1)).toMatchObject({
      balance: '10',
      fiatBalance: '0',
      fiatConversion: '0',
      fiatBalance24hChange: null,
    })
    const test = await balancesOf(stage, safes.testFund.address, '17000')
    expect(test).toMatchObject({
      fiatTotal: '0',
      items: [{ tokenInfo: { symbol: 'ETH' } }, { tokenInfo: { symbol: 'USDC' } }],
    })
  })

  it('include five hundred tokens in the huge world, few of them trusted', async () => {
    const stage = aStage({ scenario: 'huge' })
    const all = await balancesOf(stage, treasury)
    const trusted = await balancesOf(stage, treasury, '1', 'usd', { trusted: true })
    expect(all.items.length).toBeGreaterThanOrEqual(500)
    expect(trusted.items.length).toBeLessThan(10)
  })

  it('include only the native coin in the empty world', async () => {
    expect(await balancesOf(aStage({ scenario: 'empty' }), treasury)).toMatchObject({
      fiatTotal: '0',
      items: [{ tokenInfo: { type: 'NATIVE_TOKEN' }, balance: '0' }],
    })
  })
})

describe('amounts', () => {
  it.each([
    [worth(1n, 0, '0.1'), '0.1'],
    [worth(497_500_000n, 6, '1.0001'), '497.54975'],
    [worth(1n, 18, '3200'), '0.0000000000000032'],
    [worth(10n ** 30n, 18, '0.000000000000000001'), '0.000001'],
  ])('are computed without floating point: %s', (value, text) => {
    expect(fromFixedPoint(value)).toBe(text)
  })
})
