import { describe, expect, test } from 'vitest'
import { yes } from '#base'
import type { Queue, SafeState, TransactionItem } from '#domain'
import { people } from '../../../../../mocks/people.ts'
import {
  hashesOf,
  isOffered,
  itemsOf,
  roleIn,
} from '../../../../../src/screens/transactions/queue/queueFlow.ts'

const { alice, frank } = people
const item = (id: string, safeTxHash: `0x${string}` | null) =>
  ({ id, multisig: safeTxHash && { safeTxHash } }) as TransactionItem
const queue: Queue = {
  next: [{ nonce: 1, items: [item('a', '0xa1'), item('b', null)] }],
  later: [{ nonce: 2, items: [item('c', '0xc1')] }],
  unreadable: [item('d', '0xd1')],
  hasMore: false,
}
const safe: SafeState = {
  chainId: '1',
  address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  owners: [alice.address],
  threshold: 1,
  nonce: 1n,
  version: '1.4.1',
}
const as = (account: typeof alice, delegators = [alice.address]) => ({
  account: account.address,
  chainId: '1',
  delegators,
})

test('the items of a queue are in its order, and only signed ones have a hash', () => {
  expect(itemsOf(queue).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(hashesOf(queue)).toEqual(['0xa1', '0xc1'])
  expect(hashesOf(undefined)).toEqual([])
})

describe('a viewer', () => {
  test('may do nothing until the Safe is read', () =>
    expect(roleIn(undefined, as(alice))).toEqual({ mayPropose: false, isDelegate: false }))
  test('an owner proposes in their own name', () =>
    expect(roleIn(safe, as(alice))).toEqual({ mayPropose: true, isDelegate: false }))
  test('a delegate proposes in the name of an owner', () =>
    expect(roleIn(safe, as(frank))).toEqual({ mayPropose: true, isDelegate: true }))
  test('an account that is neither proposes nothing', () =>
    expect(roleIn(safe, as(frank, []))).toEqual({ mayPropose: false, isDelegate: false }))
})

test.each([
  ['two of all', 2, 0, true],
  ['one of all', 1, 0, false],
  ['one that is selected', 1, 1, true],
  ['none of those that are selected', 0, 2, false],
])('an action for several is offered for %s: %#', (_, count, selected, expected) =>
  expect(isOffered({ ids: Array.from({ length: count }, String), may: yes }, selected)).toBe(
    expected,
  ),
)
