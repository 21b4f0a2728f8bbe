import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Address, Hex } from '#base'
import {
  droppedAfter,
  type TransactionState,
} from '../../../../src/wallet/transactions/resolveTransactionStatus.ts'
import type { RecentTransaction } from '../../../../src/wallet/transactions/recentTransaction.ts'
import { createTransactionStore } from '../../../../src/wallet/transactions/transactionStore.ts'
import { watchTransactions } from '../../../../src/wallet/transactions/watchTransactions.ts'
import { mapStorage } from '../mapStorage.ts'

const account: Address = '0xab5801a7d398351b8be11c439e05c5b3259aec9b'
const scope = { account, chainId: 1 }
const hash: Hex = `0x${'1'.repeat(64)}`
const every = 4000
const mined: TransactionState = { receipt: { reverted: false, confirmations: 1 } }

beforeEach(() => void vi.useFakeTimers({ now: 0 }))
afterEach(() => void vi.useRealTimers())

/** A watch on a node controlled by the test. */
function watching(
  answer: (transaction: RecentTransaction) => TransactionState | Promise<TransactionState>,
) {
  const store = createTransactionStore(mapStorage(), Date.now)
  const fetchState = vi.fn(async (transaction: RecentTransaction) => answer(transaction))
  const onCompleted = vi.fn()
  const begin = () => watchTransactions({ store, scope, fetchState, every, onCompleted })
  return { store, fetchState, onCompleted, begin, status: () => store.list(scope)[0]?.status }
}

test('a pending one is watched until it is confirmed, which is reported once', async () => {
  let answer: TransactionState = { transaction: { sender: account, nonce: 3 } }
  const { store, fetchState, onCompleted, begin, status } = watching(() => answer)
  store.add(scope, { hash, description: 'Payment' })
  begin()
  await vi.advanceTimersByTimeAsync(every * 2)
  expect([fetchState.mock.calls.length, status()]).toEqual([3, 'pending'])
  expect(store.list(scope)[0]).toMatchObject({ sender: account, nonce: 3 })
  answer = mined
  await vi.advanceTimersByTimeAsync(every * 5)
  expect([fetchState.mock.calls.length, status()]).toEqual([4, 'confirmed'])
  expect(onCompleted).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ hash, status: 'confirmed' }),
  )
})

test('one that is added later is watched too, and none twice', async () => {
  const { store, fetchState, begin } = watching(() => ({
    transaction: { sender: account, nonce: 3 },
  }))
  begin()
  store.add(scope, { hash, description: 'Payment' })
  store.add(scope, { hash, description: 'Payment' })
  store.add({ ...scope, chainId: 2 }, { hash, description: 'Elsewhere' })
  await vi.advanceTimersByTimeAsync(every * 3)
  expect(fetchState).toHaveBeenCalledTimes(4)
})

test('a node that does not respond causes no failure, for however long', async () => {
  const { store, begin, status } = watching(() => Promise.reject(new Error('502')))
  store.add(scope, { hash, description: 'Payment' })
  begin()
  await vi.advanceTimersByTimeAsync(droppedAfter * 2)
  expect(status()).toBe('pending')
})

test('a replaced one is distinguished from a failed one', async () => {
  let answer: TransactionState = { transaction: { sender: account, nonce: 3 } }
  const { store, begin, status } = watching(() => answer)
  store.add(scope, { hash, description: 'Payment' })
  begin()
  await vi.advanceTimersByTimeAsync(0)
  answer = { mined: 4 }
  await vi.advanceTimersByTimeAsync(every * 2)
  expect(status()).toBe('pending')
  await vi.advanceTimersByTimeAsync(every)
  expect(status()).toBe('replaced')
})

test('a node that is behind does not make it replaced', async () => {
  const answers: TransactionState[] = [
    { transaction: { sender: account, nonce: 3 } },
    { mined: 4 },
    { mined: 4 },
    { mined: 3 },
    { mined: 4 },
    { mined: 4 },
  ]
  const { store, begin, status } = watching(() => answers.shift() ?? mined)
  store.add(scope, { hash, description: 'Payment' })
  begin()
  await vi.advanceTimersByTimeAsync(every * 5)
  expect([answers.length, status()]).toEqual([0, 'pending'])
})

test('a dropped one that reappears is found at the next visit', async () => {
  let answer: TransactionState = {}
  const { store, begin, status } = watching(() => answer)
  store.add(scope, { hash, description: 'Payment' })
  const stop = begin()
  await vi.advanceTimersByTimeAsync(droppedAfter)
  expect(status()).toBe('dropped')
  stop()
  answer = mined
  begin()
  await vi.advanceTimersByTimeAsync(0)
  expect(status()).toBe('confirmed')
})

test('a cleared transaction is no longer requested', async () => {
  const { store, fetchState, begin } = watching(() => ({}))
  store.add(scope, { hash, description: 'Payment' })
  begin()
  await vi.advanceTimersByTimeAsync(0)
  store.clear(scope)
  await vi.advanceTimersByTimeAsync(every * 9)
  expect([fetchState.mock.calls.length, store.list(scope)]).toEqual([1, []])
})

test('a stopped watch requests and writes nothing', async () => {
  let answers: ((state: TransactionState) => void)[] = []
  const { store, fetchState, begin, status } = watching(
    () => new Promise<TransactionState>((resolve) => answers.push(resolve)),
  )
  store.add(scope, { hash, description: 'Payment' })
  const stop = begin()
  stop()
  for (const answer of answers) answer(mined)
  answers = []
  await vi.advanceTimersByTimeAsync(every * 9)
  expect([fetchState.mock.calls.length, status()]).toEqual([1, 'pending'])
})
