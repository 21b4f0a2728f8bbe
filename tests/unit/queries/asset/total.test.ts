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

describe('the change of a price', () => {
  const changeOf = (fiatBalance24hChange: string | null | undefined, price = '2') => {
    const item = {
      ...token('5', price, '10'),
      ...(fiatBalance24hChange !== undefined && { fiatBalance24hChange }),
    }
    return toAssets({ fiatTotal: '10', items: [item] }, 'usd').items[0]?.change
  }

  test('is in percent', () => {
    expect(changeOf('-1.25')).toBe(-1.25)
    expect(changeOf('0')).toBe(0)
  })
  test('is unknown for older gateways, new tokens, and tokens without a price', () => {
    expect(changeOf(undefined)).toBeUndefined()
    expect(changeOf(null)).toBeUndefined()
    expect(changeOf('-')).toBeUndefined()
    expect(changeOf('3.5', '0')).toBeUndefined()
  })
})
