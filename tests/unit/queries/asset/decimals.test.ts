import { describe, expect, test } from 'vitest'
import { toAssets } from '#queries'
import { aBalance } from '../../../../mocks/fixtures/index.ts'

const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const assetsWith = (type: string, decimals: number | null) => {
  const balance = aBalance()
  return toAssets(
    {
      fiatTotal: '0',
      items: [{ ...balance, tokenInfo: { ...balance.tokenInfo, type, address: usdc, decimals } }],
    } as never,
    'usd',
  )
}

describe('a token whose decimals the gateway doesn’t report', () => {
  test('has no amount, because it could be any: its row is unreadable', () => {
    const { items, unreadable } = assetsWith('ERC20', null)
    expect(items).toEqual([])
    expect(unreadable).toEqual([`${usdc} should have decimals`])
  })
  test.each(['ERC721', 'UNKNOWN', 'SOMETHING_NEW'])('%s is counted in whole units', (type) =>
    expect(assetsWith(type, null).items[0]?.decimals).toBe(0),
  )
  test('that has them has its amount', () =>
    expect(assetsWith('ERC20', 6)).toMatchObject({ items: [{ decimals: 6 }], unreadable: [] }))
})
