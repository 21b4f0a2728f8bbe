import { describe, expect, test } from 'vitest'
import type { HistoryItem, Page, QueuedItem } from '#gateway'
import { createResponseValidator } from '#gateway/validate'
import { routes } from '#gateway'
import { toHistory, toQueue } from '#queries'
import { corrupt } from '../../../contract/corrupt.ts'
import { recorded } from '../recordedGateway.ts'

const validate = createResponseValidator()
const queue = recorded('today/queue.json') as Page<QueuedItem>
const history = recorded('today/history.json') as Page<HistoryItem>
const readQueue = (answer: unknown) =>
  toQueue([validate(routes.queued, answer) as Page<QueuedItem>])
const readHistory = (answer: unknown) =>
  toHistory([validate(routes.history, answer) as Page<HistoryItem>], 'UTC')
const first = (list: { results: { type: string }[] }) =>
  list.results.findIndex(({ type }) => type === 'TRANSACTION')
const idsIn = ({ days }: ReturnType<typeof toHistory>) =>
  days.flatMap(({ items }) => items.map(({ id }) => id))
const queuedIds = ({ next, later, unreadable }: ReturnType<typeof toQueue>) =>
  [...[...next, ...later].flatMap(({ items }) => items), ...unreadable].map(({ id }) => id)

describe('a row that can’t be read', () => {
  test('keeps its place in the history, by its time, its id, and its nonce', () => {
    const at = first(history)
    const answer = corrupt(history, ['results', at, 'transaction', 'txInfo'], { type: 'Transfer' })
    expect(idsIn(readHistory(answer))).toEqual(idsIn(readHistory(history)))
    const item = readHistory(answer).days[0]?.items[0]
    expect(item).toMatchObject({
      status: 'SUCCESS',
      at: readHistory(history).days[0]?.items[0]?.at,
      action: { kind: 'unreadable', hasId: true },
    })
    expect(item?.action).toMatchObject({ problem: 'transaction.txInfo.sender is missing' })
  })

  test('has the time of an ISO date, or that of the row before it', () => {
    const at = history.results.findLastIndex(({ type }) => type === 'TRANSACTION')
    const withTime = (timestamp: unknown) =>
      readHistory(corrupt(history, ['results', at, 'transaction', 'timestamp'], timestamp))
    expect(withTime('1999-12-31T00:00:00Z').days.at(-1)).toMatchObject({
      day: Date.parse('1999-12-31T00:00:00Z'),
    })
    expect(
      withTime('yesterday')
        .days.at(-1)
        ?.items.map(({ action }) => action.kind),
    ).toContain('unreadable')
  })

  test('is in the group of its nonce in the queue, or at its end without one', () => {
    const at = first(queue)
    const withoutStatus = readQueue(corrupt(queue, ['results', at, 'transaction', 'txStatus'], 7))
    expect(queuedIds(withoutStatus)).toEqual(queuedIds(readQueue(queue)))
    expect(withoutStatus.unreadable).toEqual([])
    const withoutNonce = readQueue(
      corrupt(queue, ['results', at, 'transaction', 'executionInfo', 'nonce'], '22'),
    )
    expect(withoutNonce.unreadable).toMatchObject([
      { multisig: null, action: { kind: 'unreadable' } },
    ])
    expect(queuedIds(withoutNonce).toSorted()).toEqual(queuedIds(readQueue(queue)).toSorted())
  })

  test('has no page without an ID', () => {
    const { unreadable } = readQueue(
      corrupt(queue, ['results', first(queue)], { type: 'TRANSACTION', transaction: null }),
    )
    expect(unreadable).toMatchObject([
      { id: `unreadable_0_${first(queue)}`, status: 'UNKNOWN', action: { hasId: false } },
    ])
  })

  test('is also one of an unknown type, but never a label', () => {
    const { next, later } = readQueue(
      corrupt(queue, ['results', first(queue), 'type'], 'TRANSACTIONS'),
    )
    const actions = [...next, ...later].flatMap(({ items }) => items.map(({ action }) => action))
    expect(actions).toContainEqual({ kind: 'unreadable', problem: 'type is unknown', hasId: true })
    expect(
      queuedIds(readQueue(corrupt(queue, ['results', 0], { type: 'LABEL', label: 7 }))),
    ).toEqual(queuedIds(readQueue(queue)))
  })
})

describe('a word that this version doesn’t know', () => {
  const row = (field: readonly string[], word: string) =>
    readHistory(corrupt(history, ['results', first(history), 'transaction', ...field], word))
      .days[0]?.items[0]
  test('is an unknown status', () =>
    expect(row(['txStatus'], 'REVERTED')).toMatchObject({
      status: 'UNKNOWN',
      action: { kind: expect.not.stringMatching('unreadable') },
    }))
  test('is another kind of transaction', () =>
    expect(row(['txInfo', 'type'], 'Rebase')).toMatchObject({
      action: { kind: 'other', type: 'Rebase' },
    }))
  const at = history.results.findIndex(
    (entry) => entry.type === 'TRANSACTION' && entry.transaction.txInfo.type === 'Transfer',
  )
  const transfer = (field: readonly string[]) =>
    idsIn(readHistory(history)).length > 0 &&
    readHistory({
      results: [corrupt(history.results[at], ['transaction', 'txInfo', ...field], 'SOMETHING_NEW')],
    }).days[0]?.items[0]?.action
  test('is a transfer without a direction', () =>
    expect(transfer(['direction'])).toMatchObject({ kind: 'transfer' }))
  test('is a token of an unknown kind, and no native amount', () =>
    expect(transfer(['transferInfo', 'type'])).toMatchObject({ what: { type: 'unknown' } }))
})
