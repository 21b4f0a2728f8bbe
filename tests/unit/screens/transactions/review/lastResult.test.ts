import { expect, test } from 'vitest'
import { lastResult } from '../../../../../src/screens/transactions/review/useLastResult.ts'

test('a check that is repeated changes nothing until it has a result', () => {
  expect(lastResult('checking', true, false)).toBe(true)
  expect(lastResult('checking', false, true)).toBe(false)
})

test.each(['verified', 'partial', 'differs', 'unverifiable'] as const)(
  'a check with a result decides: %s',
  (status) => {
    expect(lastResult(status, true, false)).toBe(false)
    expect(lastResult(status, false, true)).toBe(true)
  },
)
