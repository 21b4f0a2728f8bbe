import { describe, expect, it } from 'vitest'
import { readTypedAmount } from '../../../../../src/screens/transactions/send/readTypedAmount.ts'

describe('a typed amount', () => {
  it.each([
    ['1', 18, 10n ** 18n],
    ['1.5', 6, 1_500_000n],
    ['.5', 6, 500_000n],
    ['5.', 6, 5_000_000n],
    ['0.000001', 6, 1n],
    ['1.50000000', 6, 1_500_000n],
    [' 7 ', 0, 7n],
    ['١٢٣', 18, 123n * 10n ** 18n],
    ['५', 18, 5n * 10n ** 18n],
    ['٠٫٥', 1, 5n],
    ['0,5', 1, 5n],
    ['๑๒', 0, 12n],
    ['1.250,50', 2, 125_050n],
    ['1 250', 0, 1_250n],
    ['0'.repeat(30) + '7', 0, 7n],
    ['9'.repeat(77), 0, BigInt('9'.repeat(77))],
  ])('%s with %i decimals is exact', (typed, decimals, raw) =>
    expect(readTypedAmount(typed, decimals, undefined)).toEqual({ raw }),
  )

  it.each([
    ['', 'empty'],
    ['  ', 'empty'],
    ['.', 'notNumber'],
    ['abc', 'notNumber'],
    ['1e3', 'notNumber'],
    ['-1', 'notNumber'],
    ['0x10', 'notNumber'],
    ['1.2.3', 'notNumber'],
    ['1٢', 'notNumber'],
    ['1,500', 'comma'],
    ['1 25', 'notNumber'],
    ['0', 'zero'],
    ['0.000', 'zero'],
  ])('%j is rejected: %s', (typed, why) =>
    expect(readTypedAmount(typed, 6, 10n ** 30n)).toEqual({ problem: { why } }),
  )

  it('is never rounded to the decimals of its token', () => {
    expect(readTypedAmount('1.0000001', 6, undefined)).toEqual({
      problem: { why: 'decimals', count: 6 },
    })
    expect(readTypedAmount('1.5', 0, undefined)).toEqual({ problem: { why: 'decimals', count: 0 } })
  })

  it('is at most what is available', () => {
    expect(readTypedAmount('2', 6, 2_000_000n)).toEqual({ raw: 2_000_000n })
    expect(readTypedAmount('2.000001', 6, 2_000_000n)).toEqual({
      problem: { why: 'balance', available: 2_000_000n },
    })
    expect(readTypedAmount('9'.repeat(78), 18, 1n)).toEqual({
      problem: { why: 'balance', available: 1n },
    })
  })

  it('is never more than a contract can have', () => {
    const most = 2n ** 256n - 1n
    expect(readTypedAmount(String(most), 0, undefined)).toEqual({ raw: most })
    const problem = { why: 'notNumber' }
    expect(readTypedAmount(String(most + 1n), 0, undefined)).toEqual({ problem })
    expect(readTypedAmount('1'.repeat(78), 1, undefined)).toEqual({ problem })
    expect(readTypedAmount('9'.repeat(80_000), 18, undefined)).toEqual({ problem })
  })
})
