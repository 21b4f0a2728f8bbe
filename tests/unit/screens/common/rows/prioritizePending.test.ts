import { expect, test } from 'vitest'
import type { Address } from '#base'
import type { Queue, SafeState, TransactionItem } from '#domain'
import { prioritizePending } from '../../../../../src/screens/common/rows/prioritizePending.ts'

const me: Address = '0x1111111111111111111111111111111111111111'
const other: Address = '0x2222222222222222222222222222222222222222'

const item = (
  nonce: number,
  status: TransactionItem['status'],
  missing: readonly Address[] = [],
): TransactionItem => ({
  id: String(nonce),
  at: 0,
  status,
  action: { kind: 'call', to: { address: other, name: null }, method: null, value: 0n },
  txHash: null,
  multisig: {
    safeTxHash: null,
    nonce,
    required: 2,
    submitted: status === 'AWAITING_EXECUTION' ? 2 : 1,
    missing,
  },
  module: null,
  note: null,
  app: null,
})
const queue: Queue = {
  next: [{ nonce: 7, items: [item(7, 'AWAITING_EXECUTION')] }],
  later: [
    { nonce: 8, items: [item(8, 'AWAITING_CONFIRMATIONS', [other])] },
    { nonce: 9, items: [item(9, 'AWAITING_EXECUTION')] },
    {
      nonce: 10,
      items: [
        item(10, 'AWAITING_CONFIRMATIONS', [
          other,
          me.toUpperCase().replace('0X', '0x') as Address,
        ]),
      ],
    },
    { nonce: 11, items: [item(11, 'AWAITING_CONFIRMATIONS', [me])] },
  ],
  unreadable: [],
  hasMore: false,
}
const safe: SafeState = {
  chainId: '1',
  address: `0x${'5a'.repeat(20)}`,
  owners: [me, other],
  threshold: 2,
  nonce: 7n,
  version: '1.4.1',
}
const order = (viewer: Address | undefined, at: SafeState | undefined = safe) =>
  prioritizePending(queue, { safe: at, entries: [], viewer }).map((one) => [
    one.item.id,
    one.viewerAction,
  ])

test('executable transactions come first, then those to sign, then the rest in order', () => {
  expect(order(me)).toEqual([
    ['7', 'execute'],
    ['10', 'sign'],
    ['11', 'sign'],
    ['8', 'none'],
    ['9', 'none'],
  ])
})

test('a fully signed transaction that is not next has no action', () => {
  expect(order(me).find(([id]) => id === '9')).toEqual(['9', 'none'])
})

test('without a wallet, the queue keeps its order and has no actions', () => {
  expect(order(undefined)).toEqual([
    ['7', 'none'],
    ['8', 'none'],
    ['9', 'none'],
    ['10', 'none'],
    ['11', 'none'],
  ])
})

test.each([
  ['of an unknown contract version', { ...safe, version: null }],
  ['whose own wallet would execute it', { ...safe, address: me }],
])('nothing is offered for execution to a Safe %s', (_, at) => {
  expect(order(me, at).filter(([, action]) => action === 'execute')).toEqual([])
})
