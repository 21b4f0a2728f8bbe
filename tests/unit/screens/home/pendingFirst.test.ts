import { expect, test } from 'vitest'
import type { Address } from '#base'
import type { Queue, TransactionItem } from '#queries'
import { pendingFirst } from '../../../../src/screens/home/pendingFirst.ts'

const me: Address = '0x1111111111111111111111111111111111111111'
const other: Address = '0x2222222222222222222222222222222222222222'

const item = (nonce: number, status: TransactionItem['status'], missing: readonly Address[] = []): TransactionItem => ({
  id: String(nonce),
  at: 0,
  status,
  action: { kind: 'reject' },
  txHash: null,
  multisig: { nonce, required: 2, submitted: 1, missing },
  module: null,
  note: null,
  app: null,
})
const queue: Queue = {
  next: [{ nonce: 7, items: [item(7, 'AWAITING_EXECUTION')] }],
  later: [
    { nonce: 8, items: [item(8, 'AWAITING_CONFIRMATIONS', [other])] },
    { nonce: 9, items: [item(9, 'AWAITING_EXECUTION')] },
    { nonce: 10, items: [item(10, 'AWAITING_CONFIRMATIONS', [other, me.toUpperCase().replace('0X', '0x') as Address])] },
    { nonce: 11, items: [item(11, 'AWAITING_CONFIRMATIONS', [me])] },
  ],
  hasMore: false,
}
const order = (viewer: Address | undefined, most?: number) => pendingFirst(queue, viewer, most).map((one) => [one.item.id, one.turn])

test('what a person can sign comes first, then what can be executed now, then the rest in the order of the queue', () => {
  expect(order(me, 9)).toEqual([
    ['10', 'sign'],
    ['11', 'sign'],
    ['7', 'execute'],
    ['8', 'wait'],
    ['9', 'wait'],
  ])
})

test('what is signed but not next is nobody’s turn', () => {
  expect(order(me, 9).find(([id]) => id === '9')).toEqual(['9', 'wait'])
})

test('without a wallet the queue keeps its order and nothing is anybody’s turn', () => {
  expect(order(undefined)).toEqual([
    ['7', 'wait'],
    ['8', 'wait'],
    ['9', 'wait'],
    ['10', 'wait'],
  ])
})

test('no more than four are shown', () => {
  expect(order(me)).toHaveLength(4)
})
