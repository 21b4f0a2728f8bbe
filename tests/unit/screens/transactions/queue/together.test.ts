import { describe, expect, test } from 'vitest'
import type { Queue, SafeState, TransactionItem } from '#domain'
import type { PendingExecution } from '#signing/pending'
import { foundQueue } from '../../../../../src/screens/transactions/find/foundRows.ts'
import { togetherIds } from '../../../../../src/screens/transactions/queue/together.ts'
import { selectedIn } from '../../../../../src/screens/transactions/queue/useSelection.ts'
import {
  addOwner,
  alice,
  aPending,
  at,
  bob,
  carol,
  dave,
  owners,
} from '../../../../../stories/screens/common/rows/items.ts'

const safe: SafeState = { ...at, owners, threshold: 2, nonce: 7n, version: '1.4.1' }
const complete = (nonce: number, variant = 0) => aPending({ nonce, variant, signed: [bob, carol] })
const incomplete = (nonce: number, variant = 0) => aPending({ nonce, variant, signed: [bob] })
const queue = (...groups: readonly TransactionItem[][]): Queue => ({
  next: groups.slice(0, 1).map((items) => ({ nonce: items[0]!.multisig!.nonce, items })),
  later: groups.slice(1).map((items) => ({ nonce: items[0]!.multisig!.nonce, items })),
  unreadable: [],
  hasMore: false,
})
const together = (
  of: Queue,
  chosen: readonly TransactionItem[] = [],
  { viewer = alice, entries = [] as PendingExecution[], isPart = false } = {},
) => {
  const { sign, execute } = togetherIds(of, new Set(chosen.map(({ id }) => id)), {
    safe,
    entries,
    viewer,
    isPart,
  })
  return {
    sign: sign.ids,
    execute: execute.ids,
    may: execute.may.allowed ? 'yes' : execute.may.reason,
  }
}
const ids = (...items: readonly TransactionItem[]) => items.map(({ id }) => id)

describe('without a selection', () => {
  const [a, b, c, d] = [complete(7), complete(8), incomplete(9), complete(10)]
  test('complete transactions from the next nonce on are executed, others signed', () =>
    expect(together(queue([a], [b], [c], [d]))).toEqual({
      sign: ids(c),
      execute: ids(a, b),
      may: 'yes',
    }))
  test('a non-owner may execute, but not sign', () =>
    expect(together(queue([a], [b], [c]), [], { viewer: dave })).toEqual({
      sign: [],
      execute: ids(a, b),
      may: 'yes',
    }))
  test('nothing is preselected in a conflict', () => {
    const pair = [complete(8), complete(8, 1)]
    expect(together(queue([a], pair, [d]))).toMatchObject({ execute: ids(a) })
    expect(together(queue([incomplete(7), incomplete(7, 1)], [incomplete(8)]))).toMatchObject({
      sign: ids(incomplete(8)),
    })
  })
  test('nothing follows a change of the Safe', () => {
    const change = { ...b, action: addOwner }
    expect(together(queue([a], [change], [complete(9)]))).toMatchObject({ execute: ids(a, change) })
  })
})

describe('with a selection', () => {
  const [a, b, c] = [complete(7), complete(8), incomplete(9)]
  test('only what is selected counts', () =>
    expect(together(queue([a], [b], [c]), [a, c])).toEqual({
      sign: ids(c),
      execute: ids(a),
      may: 'yes',
    }))
  test('a gap is named', () =>
    expect(together(queue([a], [b], [complete(9)]), [a, complete(9)])).toMatchObject({
      may: 'gap',
    }))
  test('the next nonce must be among them', () =>
    expect(together(queue([a], [b]), [b])).toMatchObject({ may: 'gap' }))
  test('one of a conflict may be chosen, not both', () => {
    const pair = [complete(8), complete(8, 1)]
    expect(together(queue([a], pair), [a, pair[1]!])).toMatchObject({
      execute: ids(a, pair[1]!),
      may: 'yes',
    })
    expect(together(queue([a], pair), [a, ...pair])).toMatchObject({ may: 'sameNonce' })
  })
  test('a transaction being executed says so', () => {
    const entry: PendingExecution = {
      kind: 'execute',
      at,
      safeTxHash: a.multisig!.safeTxHash!,
      by: dave,
      txHash: `0x${'1'.repeat(64)}`,
      since: 0,
      state: { status: 'processing' },
    }
    expect(together(queue([a], [b]), [a, b], { entries: [entry] })).toMatchObject({
      may: 'processing',
    })
  })
})

describe('while a search hides rows', () => {
  const [a, b, c] = [incomplete(7), incomplete(8), incomplete(9)]
  const all = queue([a], [b], [c])
  const shown = foundQueue(all, ({ id }) => id !== b.id)
  const isPart = true

  test('a selected transaction that is hidden is neither signed nor counted', () => {
    expect(together(shown, [a, b], { isPart })).toMatchObject({ sign: ids(a) })
    expect(selectedIn(shown, new Set(ids(a, b)))).toEqual(new Set(ids(a)))
  })
  test('if the selection is hidden, no action is offered for the search results', () => {
    expect(together(shown, [b], { isPart })).toMatchObject({ sign: [], execute: [] })
    expect(together(shown, [], { isPart })).toMatchObject({ sign: [], execute: [] })
    expect(selectedIn(shown, new Set(ids(b))).size).toBe(0)
  })
  test('it is selected again once it is shown', () =>
    expect(selectedIn(all, new Set(ids(a, b)))).toEqual(new Set(ids(a, b))))
})
