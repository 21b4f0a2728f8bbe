import { expect, test } from 'vitest'
import type { Address } from '#base'
import type { Effect } from '#safe'
import { expectedRows } from '../../../../../src/screens/transactions/execute/changes/expectedRows.ts'

const to: Address = '0x2222222222222222222222222222222222222222'
const payment: Effect = { kind: 'native', to, raw: 1n }
const approval: Effect = { kind: 'approve', token: to, spender: to, raw: 1n }
const call: Effect = { kind: 'call', to, raw: 0n, selector: '0x12345678' }
const batch = (effects: readonly Effect[]): Effect => ({ kind: 'batch', to, effects })

test.each([
  ['a transaction that is still read', undefined, 1],
  ['a payment', payment, 1],
  ['an approval, whose spender takes a second line', approval, 2],
  ['a contract call, which gives one token for another', call, 2],
  ['each action of a batch', batch([payment, approval, call]), 5],
  ['at most what fits', batch(Array.from({ length: 9 }, () => call)), 6],
] as const)('the box has room from the start for %s', (_, effect, rows) => {
  expect(expectedRows(effect)).toBe(rows)
})
