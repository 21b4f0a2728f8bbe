import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  minimumDisplayable,
  priceText,
} from '../../../../../src/screens/common/money/tokenValue.ts'

afterEach(() => vi.restoreAllMocks())

describe('the price of a token', () => {
  test('never reads as zero', () => {
    expect(priceText('2345.678', 'usd', 'en')).toBe('$2,345.68')
    expect(priceText('0.00001234', 'usd', 'en')).toBe('$0.00001234')
  })
  test('in a currency that Intl doesn’t know is a number with its code', () =>
    expect(priceText('2', 'not a code', 'en')).toBe('2 NOT A CODE'))
})

test('a value below the smallest coin is less than that coin', () => {
  expect(minimumDisplayable('0.001', 'usd', 'en')).toBe('$0.01')
  expect(minimumDisplayable('0.01', 'usd', 'en')).toBeUndefined()
  expect(minimumDisplayable('0.4', 'jpy', 'en')).toBe('¥1')
})

test('a thousand rows share their formatters', () => {
  const create = vi.spyOn(Intl, 'NumberFormat')
  for (let row = 1; row <= 1000; row += 1) priceText(String(row), 'sek', 'sv')
  expect(create.mock.calls.length).toBeLessThanOrEqual(2)
})
