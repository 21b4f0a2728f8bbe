import { describe, expect, test } from 'vitest'
import type { Balances } from '#gateway'
import { toAssets } from '../../../../src/queries/asset/balances.ts'

const token = (
  balance: string,
  fiatConversion: string,
  fiatBalance: string,
): Balances['items'][number] => ({
  tokenInfo: {
    type: 'ERC20',
    address: `0x${'1'.repeat(40)}`,
    decimals: 18,
    symbol: 'COOP',
    name: 'Cooperative Share',
    logoUri: '',
  },
  balance,
  fiatBalance,
  fiatConversion,
})

describe('the total value of a Safe', () => {
  const totalOf = (fiatTotal: string, ...items: Balances['items']) =>
    toAssets({ fiatTotal, items }, 'usd').total

  test('is unknown, not zero, if nothing that it holds has a price', () => {
    expect(totalOf('0', token('5', '0', '0'))).toBeNull()
    expect(totalOf('0.00', token('5', '0', '0'), token('0', '2', '0'))).toBeNull()
  })
  test('is zero if it holds nothing', () => {
    expect(totalOf('0')).toBe('0')
    expect(totalOf('0', token('0', '0', '0'))).toBe('0')
  })
  test('is the gateway’s sum otherwise', () => {
    expect(totalOf('12.5', token('5', '0', '0'), token('5', '2', '12.5'))).toBe('12.5')
    expect(totalOf('0', token('1', '0.0001', '0'))).toBe('0')
  })
})
