import { expect, test } from 'vitest'
import type { PendingConfirmation } from '#signing'
import {
  type Outcome,
  type Outcomes,
  signedOf,
  withKept,
} from '../../../../../src/screens/transactions/confirm/signMany/signing.ts'

const unsubmitted = { status: 'unsubmitted', why: 'unreachable' } as const

const kept = (state: PendingConfirmation['state']) => ({ state }) as PendingConfirmation

test('what was signed and not submitted is counted as both', () => {
  const outcomes: Outcomes = new Map<string, Outcome>([
    ['a', { status: 'signed' }],
    ['b', unsubmitted],
    ['c', { status: 'signing' }],
    ['d', { status: 'failed', failure: 'changed' }],
  ])
  expect(signedOf(outcomes)).toEqual({ signed: 2, unsubmitted: 1 })
})

test('a signature that is submitted later counts as submitted', () => {
  expect(withKept(unsubmitted, kept({ status: 'submitted' }))).toEqual({
    status: 'signed',
  })
})

test('until then, it stays unsubmitted, and nothing else changes', () => {
  for (const state of [undefined, kept({ status: 'submitting' }), kept(unsubmitted)])
    expect(withKept(unsubmitted, state)).toEqual(unsubmitted)
  const failed = { status: 'failed', failure: 'changed' } as const
  expect(withKept(failed, kept({ status: 'submitted' }))).toBe(failed)
})
