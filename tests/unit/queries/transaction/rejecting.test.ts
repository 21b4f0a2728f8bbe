import { expect, test } from 'vitest'
import type { Action, TransactionItem } from '#domain'
import { englishText } from '../../../../stories/englishText.ts'
import { aPage, aQueuedTransfer } from '../../../../mocks/fixtures/index.ts'
import { rejecting, withRejected } from '../../../../src/queries/transaction/rejecting.ts'
import { toQueue } from '../../../../src/queries/transaction/queued.ts'
import { sentenceOf, sentenceText } from '../../../../src/screens/common/action/actionText.ts'
import { sharedText } from '../../../../src/screens/core/text/text.ts'
import {
  aPending,
  batch,
  rejection,
  sendDollars,
  sendEther,
  unreadable,
} from '../../../../stories/screens/common/rows/items.ts'

const at = (nonce: number, action: Action, id = `${nonce}_${action.kind}`): TransactionItem => ({
  ...aPending({ nonce, action }),
  id,
})
const said = (action: Action, options: { isDone?: boolean; nonce?: number } = {}) =>
  sentenceText(englishText(sharedText), sentenceOf(action, options), ({ name }) => name ?? 'them')

test.each<[string, Action[], string]>([
  ['the only other one', [sendDollars], 'Reject: Send 12,500.75\u00a0USDC to Dave (payroll)'],
  ['a batch', [batch], 'Reject: Run a batch of 3 actions'],
  ['one of several, which isn’t known', [sendDollars, sendEther], 'Reject nonce 16'],
  ['another rejection', [rejection], 'Reject nonce 16'],
  ['a row that can’t be read', [unreadable], 'Reject nonce 16'],
  ['nothing in the list', [], 'Reject nonce 16'],
])('a rejection says what it rejects: %s', (_, others, words) => {
  const [row] = withRejected([
    at(16, rejection, 'it'),
    ...others.map((action) => at(16, action)),
    at(17, sendEther),
  ])
  expect(row && said(row.action, { nonce: 16 })).toBe(words)
})

test('an executed rejection is in the past tense, and what it rejected isn’t', () => {
  const action = rejecting(rejection, [at(6, sendDollars)])
  expect(said(action, { isDone: true })).toBe(
    'Rejected: Send 12,500.75\u00a0USDC to Dave (payroll)',
  )
})

test('only rejections change', () => {
  const items = [at(16, sendDollars), at(16, rejection)]
  expect(withRejected(items)[0]).toBe(items[0])
  expect(withRejected([at(16, sendDollars)])).toEqual([at(16, sendDollars)])
})

test('the queue recognizes a rejection by the row next to it', () => {
  const other = aQueuedTransfer({ nonce: 7, value: 5n })
  const row = aQueuedTransfer({ nonce: 7, value: 6n })
  const txInfo = {
    type: 'Custom',
    humanDescription: null,
    to: { value: row.transaction.id.split('_')[1] ?? '', name: null, logoUri: null },
    dataSize: '0',
    value: '0',
    methodName: null,
    isCancellation: true,
  } as const
  const queue = toQueue([
    aPage([
      { type: 'LABEL', label: 'Next' },
      other,
      { ...row, transaction: { ...row.transaction, txInfo } },
    ]),
  ])
  const actions = queue.next[0]?.items.map(({ action }) => action) ?? []
  const sent = actions.find(({ kind }) => kind === 'send')
  expect(actions).toContainEqual({ kind: 'reject', rejects: sent })
})
