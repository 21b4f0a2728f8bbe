import { describe, expect, test } from 'vitest'
import {
  durationOf,
  filledShare,
  priceOf,
  totalTime,
} from '../../../../../src/screens/transactions/review/intent/orderFigures.ts'
import {
  buy,
  orderWith,
  sell,
  timedTwap,
  twap,
} from '../../../../../stories/screens/transactions/review/intents.ts'

describe('the price of an order', () => {
  test('is exact, whatever decimals the tokens have', () => {
    expect(priceOf(sell, buy)).toBe('0.998')
    expect(priceOf(buy, sell)).toMatch(/^1\.002004008016032064/)
  })
  test('is unknown without an amount', () =>
    expect(priceOf({ ...sell, raw: 0n }, buy)).toBeUndefined())
})

describe('how much of an order is filled', () => {
  test('counts what its side fixes', () => {
    expect(filledShare(orderWith({ sold: sell.raw / 4n }).order)).toBe(0.25)
    expect(
      filledShare(orderWith({ side: 'buy', sold: sell.raw / 4n, bought: buy.raw / 2n }).order),
    ).toBe(0.5)
  })
  test('is never more than all of it', () =>
    expect(filledShare(orderWith({ sold: sell.raw * 2n }).order)).toBe(1))
  test('is unknown where the gateway does not report it', () =>
    expect(filledShare(twap.order)).toBeNull())
})

test('the total time of an order in parts ends with its last part', () => {
  expect(totalTime(twap.order)).toBe(4 * 7_200_000)
  expect(totalTime(timedTwap.order)).toBe(3 * 7_200_000 + 3_600_000)
})

test.each([
  [86_400_000, 'days', 1],
  [2 * 86_400_000, 'days', 2],
  [5_400_000, 'minutes', 90],
  [7_200_000, 'hours', 2],
  [1_500, 'seconds', 2],
  [0, 'seconds', 0],
] as const)('%i ms are written in the largest whole unit: %s', (ms, unit, count) =>
  expect(durationOf(ms)).toEqual({ unit, count }),
)
