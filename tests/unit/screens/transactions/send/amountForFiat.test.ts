import { describe, expect, it } from 'vitest'
import { worth } from '#base'
import {
  amountForFiat,
  fiatForAmount,
  isUsablePrice,
} from '../../../../../src/screens/transactions/send/amountForFiat.ts'
import { random } from '../../../safe/random.ts'

describe('an amount that is typed in a currency', () => {
  it.each([
    ['1000', '2500', 18, '0.4'],
    ['100', '3', 18, '33.3333'],
    ['12.34', '1', 6, '12.34'],
    ['12.34', '0.9998', 6, '12.342'],
    ['1.250,50', '1', 6, '1250.5'],
    ['١٠٠', '2', 18, '50'],
    ['5', '0.000012', 18, '416666'],
    // Never the number that was typed: it would be far more of the token.
    ['5', '100000', 2, '0'],
    ['0', '1', 6, '0'],
    // Neither has one reading as an amount.
    ['1,500', '1', 6, '1,500'],
    ['x', '1', 6, 'x'],
    ['', '1', 6, ''],
  ])('%s at a price of %s with %i decimals is %s', (typed, price, decimals, amount) => {
    expect(amountForFiat(typed, price, decimals)).toBe(amount)
  })

  it.each([
    ['2.5', true],
    ['0', false],
    ['-2', false],
    ['NaN', false],
    ['1e-5', false],
    [null, false],
    [undefined, false],
  ])('is offered at a price of %s: %s', (price, isOffered) => {
    expect(isUsablePrice(price)).toBe(isOffered)
  })

  it('starts from the amount of the token', () => {
    expect(fiatForAmount('0.5', '2500.129', 18)).toBe('1250.06')
    expect(fiatForAmount('1,500', '1', 6)).toBe('1,500')
    expect(fiatForAmount('', '1', 6)).toBe('')
  })

  const { seed, upTo } = random()
  it(`is never worth more than that, and at most a thousandth less; seed ${seed}`, () => {
    for (let run = 0; run < 500; run += 1) {
      const price = String((1 + upTo(1e9)) / 10 ** upTo(7))
      const typed = `${1 + upTo(1e6)}.${upTo(100)}`
      const amount = amountForFiat(typed, price, 18)
      const raw =
        BigInt(amount.replace('.', '')) * 10n ** BigInt(18 - (amount.split('.')[1] ?? '').length)
      const value = Number(worth(raw, 18, price))
      expect(value).toBeLessThanOrEqual(Number(typed) * (1 + 1e-12))
      expect(value).toBeGreaterThan(Number(typed) - 0.0011 - 1e-9 * Number(typed))
    }
  })
})
