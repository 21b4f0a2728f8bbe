import { expect, test } from 'vitest'
import { sumDecimals } from '#base'

test.each<[(string | null)[], string | null]>([
  [[], null],
  [[null, null], null],
  [[null, '0'], '0'],
  [['0.1', '0.2'], '0.3'],
  [['1e3', '-0.5'], '999.5'],
  [['-1', '0.75'], '-0.25'],
  [['9007199254740993', '1'], '9007199254740994'],
])('the sum of %j is %j', (values, sum) => {
  expect(sumDecimals(values)).toBe(sum)
})
