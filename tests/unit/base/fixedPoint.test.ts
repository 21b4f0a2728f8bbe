import { expect, test } from 'vitest'
import { fixedPoint } from '#base'

test.each([
  ['1.239', 2, 123n],
  ['0.009', 2, 0n],
  ['-1.5', 1, -15n],
  ['.5', 1, 5n],
  ['5.', 0, 5n],
  ['1.23e-3', 5, 123n],
  ['1e+3', 0, 1000n],
  [
    '115792089237316195423570985008687907853269984665640564039457584007913129639935.25',
    2,
    11579208923731619542357098500868790785326998466564056403945758400791312963993525n,
  ],
])('%s with %i fraction digits is %s', (text, digits, value) =>
  expect(fixedPoint(text, digits)).toBe(value),
)

test.each(['', '.', 'NaN', '1,5', '0x10', 'Infinity', '1e99999', '1 '])(
  '%j isn’t a number',
  (text) => expect(fixedPoint(text, 2)).toBeUndefined(),
)
