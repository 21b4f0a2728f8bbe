import { expect, test } from 'vitest'
import { staysOpen } from '../../../src/ui/Toast/toasts.ts'

test('what was done goes by itself, what failed or can be answered stays', () => {
  expect(staysOpen({ title: 'Executed', tone: 'done' })).toBe(false)
  expect(staysOpen({ title: 'Refused', tone: 'failed' })).toBe(true)
  expect(staysOpen({ title: 'bob has signed', action: { label: 'Execute', onClick: () => {} } })).toBe(true)
})

test('the caller has the last word', () => {
  expect(staysOpen({ title: 'Refused', tone: 'failed', stays: false })).toBe(false)
})
