import { expect, test } from 'vitest'
import { staysOpen } from '../../../src/ui/Toast/toasts.ts'

test('a success disappears, a failure or a toast with an action stays', () => {
  expect(staysOpen({ title: 'Executed', tone: 'done' })).toBe(false)
  expect(staysOpen({ title: 'Declined', tone: 'failed' })).toBe(true)
  expect(staysOpen({ title: 'Bob signed', action: { label: 'Execute', onClick: () => {} } })).toBe(
    true,
  )
})

test('the caller can override it', () => {
  expect(staysOpen({ title: 'Declined', tone: 'failed', stays: false })).toBe(false)
})
