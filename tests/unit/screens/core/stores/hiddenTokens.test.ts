import { describe, expect, test, vi } from 'vitest'
import type { Address } from '#base'
import type { Asset } from '#domain'
import {
  isDust,
  parseHiddenTokens,
  whyHidden,
  withChoice,
} from '../../../../../src/screens/core/stores/hiddenTokens.ts'

const one: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const other: Address = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359'
const asset = (token: Address, fiat: string | null, type: Asset['type'] = 'erc20'): Asset => ({
  type,
  token,
  name: '',
  symbol: '',
  decimals: 18,
  raw: 1n,
  price: fiat,
  fiat,
})

describe('dust', () => {
  test.each(['0', '0.0099999', '2e-7'])(
    'is worth less than a hundredth of the currency: %s',
    (fiat) => expect(isDust(asset(one, fiat), 'usd')).toBe(true),
  )
  test.each(['0.01', '1', '1e18'])('is not %s', (fiat) =>
    expect(isDust(asset(one, fiat), 'usd')).toBe(false),
  )
  test('is never a token without a price, because its value is unknown', () =>
    expect(isDust(asset(one, null), 'usd')).toBe(false))
  test('is never the chain’s own coin', () =>
    expect(isDust(asset(one, '0', 'native'), 'usd')).toBe(false))
  test.each(['btc', 'eth', 'xau', 'bits'])(
    'is nothing in %s, of which a hundredth is worth hundreds or unknown',
    (currency) => {
      expect(isDust(asset(one, '0.009'), currency)).toBe(false)
      expect(whyHidden(asset(one, '0.009'), { tokens: [], dust: true }, currency)).toBeUndefined()
    },
  )
  test.each(['usd', 'EUR', 'jpy'])('is less than a hundredth of money such as %s', (currency) =>
    expect(isDust(asset(one, '0.009'), currency)).toBe(true),
  )
})

describe('a token is hidden', () => {
  test('because the user chose it, in any letter case', () => {
    expect(
      whyHidden(asset(one, '5'), { tokens: [one.toLowerCase() as Address], dust: false }, 'usd'),
    ).toBe('chosen')
  })
  test('because it is dust, if dust is hidden', () => {
    expect(whyHidden(asset(one, '0.001'), { tokens: [], dust: true }, 'usd')).toBe('dust')
    expect(whyHidden(asset(one, '0.001'), { tokens: [], dust: false }, 'usd')).toBeUndefined()
  })
  test('and stays hidden while the Safe doesn’t hold it', () => {
    expect(
      withChoice({ tokens: [one], dust: true }, [asset(other, '5')], new Set([other])),
    ).toEqual({ tokens: [one, other], dust: true })
    expect(
      withChoice({ tokens: [one, other], dust: true }, [asset(other, '5')], new Set()),
    ).toEqual({ tokens: [one], dust: true })
  })
})

describe('what is stored', () => {
  test('is read as it was written', () => {
    const stored = { dust: false, byChain: { 1: [one], 17000: [other] } }
    const drop = vi.fn()
    expect(parseHiddenTokens(JSON.parse(JSON.stringify(stored)), drop)).toEqual(stored)
    expect(drop).not.toHaveBeenCalled()
  })
  test('hides dust if nothing was chosen', () =>
    expect(parseHiddenTokens({})).toEqual({ dust: true, byChain: {} }))
  test.each([
    [{ dust: 'yes' }],
    [{ byChain: 'all' }],
    [{ byChain: null }],
    [{ byChain: { eth: [one] } }],
    [{ byChain: { 1: one } }],
    [{ byChain: { 1: ['0x12', 7, null] } }],
  ])('drops damaged entries, and reports it: %j', (stored) => {
    const drop = vi.fn()
    expect(parseHiddenTokens(stored, drop)).toEqual({ dust: true, byChain: {} })
    expect(drop).toHaveBeenCalled()
  })
  test('loses one damaged token, and no other', () =>
    expect(parseHiddenTokens({ byChain: { 1: [one, 'x'] } })?.byChain).toEqual({ 1: [one] }))
  test.each([null, 7, 'dust'])('is rejected as unknown data: %j', (value) =>
    expect(parseHiddenTokens(value)).toBeUndefined(),
  )
})
