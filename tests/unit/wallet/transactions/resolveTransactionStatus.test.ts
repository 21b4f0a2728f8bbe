import { expect, test } from 'vitest'
import {
  droppedAfter,
  resolveTransactionStatus,
  readsUntilReplaced,
  type TransactionState,
} from '../../../../src/wallet/transactions/resolveTransactionStatus.ts'
import type { RecentTransaction } from '../../../../src/wallet/transactions/recentTransaction.ts'

const sender = '0xab5801a7d398351b8be11c439e05c5b3259aec9b'
const sent: RecentTransaction = {
  hash: `0x${'1'.repeat(64)}`,
  description: 'Payment',
  status: 'pending',
  since: 1000,
}
const met: RecentTransaction = { ...sent, sender, nonce: 7 }
const judge = (
  transaction: RecentTransaction,
  state: TransactionState,
  { now = 2000, looks = 0 } = {},
) => resolveTransactionStatus(transaction, state, now, looks).status
const late = 1000 + droppedAfter

test('a mined one is confirmed', () =>
  expect(judge(sent, { receipt: { reverted: false, confirmations: 1 } })).toBe('confirmed'))

test('a mined and reverted one has failed', () =>
  expect(judge(sent, { receipt: { reverted: true, confirmations: 1 } })).toBe('failed'))

test.each([
  [1, 'pending'],
  [2, 'pending'],
  [3, 'confirmed'],
] as const)('of three required confirmations, %i make it %s', (confirmations, status) => {
  expect(
    judge({ ...sent, confirmations: 3 }, { receipt: { reverted: false, confirmations } }),
  ).toBe(status)
})

test('a revert requires the same confirmations', () =>
  expect(
    judge({ ...sent, confirmations: 2 }, { receipt: { reverted: true, confirmations: 1 } }),
  ).toBe('pending'))

test('a transaction that a node knows has not failed, however slow', () =>
  expect(judge(met, { mined: 7, transaction: { sender, nonce: 7 } }, { now: late * 100 })).toBe(
    'pending',
  ))

test('with a nonce used by another is replaced, after enough readings', () => {
  const verdicts = Array.from({ length: readsUntilReplaced }, (_, looks) =>
    judge(met, { mined: 8 }, { looks }),
  )
  expect(verdicts).toEqual(['pending', 'pending', 'replaced'])
})

test('with an unused nonce is pending', () =>
  expect(resolveTransactionStatus(met, { mined: 7 }, 2000, 9)).toEqual({
    status: 'pending',
    taken: false,
  }))

test('a receipt takes precedence over a used nonce', () =>
  expect(
    judge(met, { mined: 8, receipt: { reverted: false, confirmations: 1 } }, { looks: 9 }),
  ).toBe('confirmed'))

test('a node that knows it takes precedence over a used nonce', () =>
  expect(judge(met, { mined: 8, transaction: { sender, nonce: 7 } }, { looks: 9 })).toBe('pending'))

test.each([
  [late - 1, 'pending'],
  [late, 'dropped'],
] as const)('unknown to the node at %i: %s', (now, status) =>
  expect(judge(sent, {}, { now })).toBe(status),
)

test('without a date it is not old', () =>
  expect(judge({ ...sent, since: undefined }, {}, { now: late * 100 })).toBe('pending'))

test('only a receipt makes it failed', () => {
  const sightings: TransactionState[] = [
    {},
    { mined: 0 },
    { mined: 99 },
    { transaction: { sender, nonce: 7 } },
    { mined: 99, transaction: { sender, nonce: 7 } },
    { receipt: { reverted: false, confirmations: 9 } },
  ]
  const all = sightings.flatMap((state) =>
    [sent, met].flatMap((one) =>
      [0, 9].flatMap((looks) => [0, late * 9].map((now) => judge(one, state, { looks, now }))),
    ),
  )
  expect(new Set(all)).toEqual(new Set(['pending', 'dropped', 'replaced', 'confirmed']))
})
