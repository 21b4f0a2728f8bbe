import { describe, expect, test } from 'vitest'
import { readable, toDecimal } from '#base'
import { roundedUp } from '../../../../../src/screens/transactions/execute/fees/feeCost.ts'

describe('the most that a fee can be', () => {
  test.each([
    [289_690_000_000_000n, 18, '0.00029'],
    [290_000_000_000_000n, 18, '0.00029'],
    [1n, 18, '0.00001'],
    [0n, 18, '0'],
    [1_000_000_000_000_000_001n, 18, '1.00001'],
    [123n, 2, '1.23'],
  ])('is never shown as less than it is: %s with %i decimals', (raw, decimals, shown) =>
    expect(readable(toDecimal(roundedUp(raw, decimals), decimals))).toBe(shown),
  )
})
