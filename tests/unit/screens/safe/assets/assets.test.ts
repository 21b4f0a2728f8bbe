import { describe, expect, test } from 'vitest'
import type { Asset } from '#domain'
import { findAssets } from '../../../../../src/screens/safe/assets/findAssets.ts'
import {
  minimumDisplayable,
  priceText,
} from '../../../../../src/screens/common/money/tokenValue.ts'

const asset = (
  name: string,
  symbol: string,
  token: Asset['token'],
  type: Asset['type'] = 'erc20',
): Asset => ({
  type,
  token,
  name,
  symbol,
  decimals: 18,
  raw: 1n,
  price: null,
  fiat: null,
})
const zero = '0x0000000000000000000000000000000000000000'
const assets = [
  asset('Ether', 'ETH', zero, 'native'),
  asset('USD Coin', 'USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'),
  asset('Wrapped Ether', 'WETH', '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'),
]
const found = (words: string) => findAssets(assets, words).map(({ symbol }) => symbol)

describe('tokens are found', () => {
  test('all of them without words', () => expect(found('  ')).toEqual(['ETH', 'USDC', 'WETH']))
  test('by name, symbol, and address in any letter case', () => {
    expect(found('ether')).toEqual(['ETH', 'WETH'])
    expect(found('usdc')).toEqual(['USDC'])
    expect(found('0XC02AAA')).toEqual(['WETH'])
  })
  test('the chain’s own coin has no address to be found by', () =>
    expect(found('0x000000')).toEqual([]))
})

describe('a price is never shown as zero', () => {
  test.each([
    ['3120.44', '$3,120.44'],
    ['1', '$1.00'],
    ['0.5', '$0.50'],
    ['0.12345678', '$0.1235'],
    ['0.000000121', '$0.000000121'],
    ['1.23e-18', '$0.00000000000000000123'],
  ])('%s', (price, text) => expect(priceText(price, 'usd', 'en')).toBe(text))
  test('nor in a currency that the browser does not know', () =>
    expect(priceText('2.5', 'harborcoin', 'en')).toBe('2.5 HARBORCOIN'))
})

describe('a value below a cent is shown as less than a cent', () => {
  test('when it is not zero', () =>
    expect(minimumDisplayable('0.0000021', 'usd', 'en')).toBe('$0.01'))
  test('where the currency has no cents, less than one of it', () => {
    expect(minimumDisplayable('0.4', 'jpy', 'en')).toBe('¥1')
    expect(minimumDisplayable('1', 'jpy', 'en')).toBeUndefined()
  })
  test.each(['0', '0.01', '12.5'])('but not %s', (value) =>
    expect(minimumDisplayable(value, 'usd', 'en')).toBeUndefined(),
  )
})
