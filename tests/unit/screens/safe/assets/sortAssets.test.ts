import { describe, expect, test } from 'vitest'
import type { Asset } from '#domain'
import { shareOf } from '../../../../../src/screens/common/money/shareOf.ts'
import {
  type AssetSort,
  nextSort,
  sortAssets,
} from '../../../../../src/screens/safe/assets/sortAssets.ts'

const asset = (name: string, part: Partial<Asset>): Asset => ({
  type: 'erc20',
  token: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  name,
  symbol: name,
  decimals: 18,
  raw: 0n,
  price: null,
  fiat: null,
  ...part,
})
const items = [
  asset('Unknown', { raw: 10n ** 24n }),
  asset('big', {
    raw: 15n * 10n ** 5n,
    decimals: 6,
    price: '9007199254740994',
    fiat: '9007199254740993.1',
  }),
  asset('Bigger', {
    raw: 2n * 10n ** 18n,
    price: '9007199254740993.5',
    fiat: '9007199254740993.2',
  }),
  asset('Token 10', { raw: 1n, price: '1.23e-18', fiat: '0' }),
  asset('Token 9', { raw: 2n, decimals: 0, price: '0.5', fiat: '1' }),
]
const sorted = (by: AssetSort['by'], direction: AssetSort['direction']) =>
  sortAssets(items, { by, direction }, 'en').map(({ name }) => name)

describe('tokens are sorted', () => {
  test('by name, whatever its letter case, and numbers in it by size', () => {
    expect(sorted('asset', 'ascending')).toEqual([
      'big',
      'Bigger',
      'Token 9',
      'Token 10',
      'Unknown',
    ])
    expect(sorted('asset', 'descending')).toEqual([
      'Unknown',
      'Token 10',
      'Token 9',
      'Bigger',
      'big',
    ])
  })
  test('by value, exactly, and without a price last in both directions', () => {
    expect(sorted('value', 'descending')).toEqual([
      'Bigger',
      'big',
      'Token 9',
      'Token 10',
      'Unknown',
    ])
    expect(sorted('value', 'ascending')).toEqual([
      'Token 10',
      'Token 9',
      'big',
      'Bigger',
      'Unknown',
    ])
  })
  test('sorts by exact price, regardless of the balance', () =>
    expect(sorted('price', 'ascending')).toEqual([
      'Token 10',
      'Token 9',
      'Bigger',
      'big',
      'Unknown',
    ]))
  test('by balance in whole tokens, not in the smallest unit', () => {
    expect(sorted('balance', 'descending')).toEqual([
      'Unknown',
      'Bigger',
      'Token 9',
      'big',
      'Token 10',
    ])
  })
  test('names from A, numbers from the largest, and the reverse after another press', () => {
    const first = nextSort({ by: 'value', direction: 'descending' }, 'asset')
    expect(first).toEqual({ by: 'asset', direction: 'ascending' })
    expect(nextSort(first, 'asset')).toEqual({ by: 'asset', direction: 'descending' })
    expect(nextSort(first, 'price')).toEqual({ by: 'price', direction: 'descending' })
  })
})

describe('the share of the total', () => {
  test.each([
    ['50', '100', 500],
    ['1', '3', 333],
    ['2', '3', 667],
    ['100', '100', 1000],
    ['0.0001', '100', 0],
    ['115792089237316195423570985008687907853', '231584178474632390847141970017375815706', 500],
  ])('%s of %s is %i thousandths', (part, total, share) => expect(shareOf(part, total)).toBe(share))
  test.each([
    [null, '100'],
    ['5', null],
    ['5', '0'],
    ['101', '100'],
    ['much', '100'],
  ])('%s of %s is unknown', (part, total) => expect(shareOf(part, total)).toBeUndefined())
})
