import { afterEach, expect, test, vi } from 'vitest'
import type { Address, Hex } from '#base'
import { transactionFaults } from '../../../../src/wallet/transactions/recentTransaction.ts'
import {
  completedKept,
  createTransactionStore,
  recentTransactionsKey,
  type TransactionScope,
} from '../../../../src/wallet/transactions/transactionStore.ts'
import { mapStorage } from '../mapStorage.ts'

const account: Address = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B'
const scope: TransactionScope = { account, chainId: 1 }
const hash = (number: number): Hex => `0x${number.toString(16).padStart(64, '0')}`
const aTransaction = (number: number) => ({ hash: hash(number), description: `Payment ${number}` })
const numbers = (list: readonly { hash: Hex }[]) => list.map((one) => Number(one.hash))

afterEach(() => vi.unstubAllGlobals())

test.each([
  [{ hash: hash(1), description: '' }, []],
  [{ hash: hash(1), description: 'x', confirmations: 1 }, []],
  [{ hash: hash(1).toUpperCase().replace('0X', '0x'), description: 'x' }, []],
  [{ hash: '0x1', description: 'x' }, ['Invalid transaction hash']],
  [{ hash: `${hash(1)}0`, description: 'x' }, ['Invalid transaction hash']],
  [{ description: 'x' }, ['Invalid transaction hash']],
  [{ hash: hash(1) }, ['Transaction must have a description']],
  [{ hash: hash(1), description: 7 }, ['Transaction must have a description']],
  [
    { hash: hash(1), description: 'x', confirmations: 0 },
    ['Transaction confirmations must be a positiver integer'],
  ],
  [
    { hash: hash(1), description: 'x', confirmations: 1.5 },
    ['Transaction confirmations must be a positiver integer'],
  ],
  [
    { hash: hash(1), description: 'x', confirmations: '1' },
    ['Transaction confirmations must be a positiver integer'],
  ],
])('%j has the problems %j', (transaction, faults) =>
  expect(transactionFaults(transaction)).toEqual(faults),
)

test('all problems are reported at once, below one heading', () => {
  const store = createTransactionStore(mapStorage())
  expect(() =>
    store.add(scope, {
      hash: '0x',
      description: undefined as unknown as string,
      confirmations: -1,
    }),
  ).toThrow(
    'Unable to add transaction\nInvalid transaction hash\nTransaction must have a description\n' +
      'Transaction confirmations must be a positiver integer',
  )
  expect(store.list(scope)).toEqual([])
})

test('an added one is pending, and stored by account and chain', () => {
  const storage = mapStorage()
  createTransactionStore(storage, () => 5).add(scope, { ...aTransaction(1), confirmations: 2 })
  expect(JSON.parse(storage.kept.get(recentTransactionsKey) ?? '')).toEqual({
    [account.toLowerCase()]: {
      '1': [{ ...aTransaction(1), confirmations: 2, status: 'pending', since: 5 }],
    },
  })
})

test("whether an app announces a transaction's outcome is checked and not stored", () => {
  const storage = mapStorage()
  const store = createTransactionStore(storage)
  let isTold = true
  store.add(scope, { ...aTransaction(1), isTold: () => isTold })
  store.add(scope, aTransaction(2))
  expect([store.isTold(hash(1)), store.isTold(hash(2))]).toEqual([true, false])
  isTold = false
  expect(store.isTold(hash(1))).toBe(false)
  isTold = true
  expect(createTransactionStore(storage).isTold(hash(1))).toBe(false)
  expect(storage.kept.get(recentTransactionsKey)).not.toContain('isTold')
})

test('the newest is first, and one that is added again moves there and is pending again', () => {
  const store = createTransactionStore(mapStorage())
  for (const number of [1, 2, 3]) store.add(scope, aTransaction(number))
  store.update(scope, hash(1), { status: 'confirmed' })
  store.add(scope, { ...aTransaction(1), description: 'Once more' })
  expect(numbers(store.list(scope))).toEqual([1, 3, 2])
  expect(store.list(scope)[0]).toMatchObject({ description: 'Once more', status: 'pending' })
})

test('ten completed ones are stored, and every pending one', () => {
  const store = createTransactionStore(mapStorage())
  for (let number = 1; number <= 14; number += 1) {
    store.add(scope, aTransaction(number))
    if (number > 2)
      store.update(scope, hash(number), { status: number % 2 ? 'failed' : 'confirmed' })
  }
  const list = store.list(scope)
  expect(list.filter(({ status }) => status !== 'pending')).toHaveLength(completedKept)
  expect(completedKept).toBe(10)
  expect(numbers(list)).toEqual([14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 2, 1])
})

test("an account's letter case does not matter, even in stored data", () => {
  const old = {
    [account]: { '1': [{ ...aTransaction(1), status: 'confirmed' }] },
    [account.toLowerCase()]: { '1': [{ ...aTransaction(2), status: 'failed' }] },
  }
  const store = createTransactionStore(mapStorage({ [recentTransactionsKey]: JSON.stringify(old) }))
  expect(
    numbers(store.list({ account: account.toLowerCase() as Address, chainId: 1 })).toSorted(
      (a, b) => a - b,
    ),
  ).toEqual([1, 2])
  expect(store.list({ ...scope, chainId: 2 })).toEqual([])
})

test('two tabs do not overwrite each other', () => {
  const storage = mapStorage()
  const [one, other] = [createTransactionStore(storage), createTransactionStore(storage)]
  one.add(scope, aTransaction(1))
  other.add(scope, aTransaction(2))
  one.update(scope, hash(2), { status: 'confirmed' })
  expect(numbers(other.list(scope))).toEqual([2, 1])
  expect(other.list(scope)[0]?.status).toBe('confirmed')
})

test("another tab's change is reported, but not that of another key", () => {
  const events = new EventTarget()
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const told = vi.fn()
  const stop = createTransactionStore(mapStorage()).subscribe(told)
  const storageEvent = (key: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  storageEvent('something.else')
  expect(told).not.toHaveBeenCalled()
  storageEvent(recentTransactionsKey)
  storageEvent(null)
  expect(told).toHaveBeenCalledTimes(2)
  stop()
  storageEvent(recentTransactionsKey)
  expect(told).toHaveBeenCalledTimes(2)
})

test('the list is the same until it changes', () => {
  const store = createTransactionStore(mapStorage())
  store.add(scope, aTransaction(1))
  const before = store.list(scope)
  expect(store.list(scope)).toBe(before)
  store.update(scope, hash(9), { status: 'confirmed' })
  expect(store.list(scope)).toBe(before)
  store.update(scope, hash(1), { status: 'confirmed' })
  expect(store.list(scope)).not.toBe(before)
})

test('clearing leaves nothing empty in the storage', () => {
  const storage = mapStorage()
  const store = createTransactionStore(storage)
  const other = { account, chainId: 5 }
  store.add(scope, aTransaction(1))
  store.add(other, aTransaction(2))
  store.clear(scope)
  expect(Object.keys(stored(storage)[account.toLowerCase()] ?? {})).toEqual(['5'])
  store.clear(other)
  expect(stored(storage)).toEqual({})
})
const stored = (storage: ReturnType<typeof mapStorage>) =>
  JSON.parse(storage.kept.get(recentTransactionsKey) ?? '{}') as Record<string, object>

test('clearing affects one account on one chain', () => {
  const store = createTransactionStore(mapStorage())
  const told = vi.fn()
  store.add(scope, aTransaction(1))
  store.add({ ...scope, chainId: 5 }, aTransaction(2))
  store.subscribe(told)
  store.clear(scope)
  store.clear(scope)
  expect(store.list(scope)).toEqual([])
  expect(numbers(store.list({ ...scope, chainId: 5 }))).toEqual([2])
  expect(told).toHaveBeenCalledTimes(1)
})

test.each([
  ['{'],
  ['[]'],
  ['"a"'],
  ['null'],
  ['{"0x1":{}}'],
  [`{"${account}":7}`],
  [`{"${account}":{"1":{}}}`],
  [`{"${account}":{"1":[null,{"hash":"0x1"}]}}`],
])('%s in the storage is ignored', (text) =>
  expect(createTransactionStore(mapStorage({ [recentTransactionsKey]: text })).list(scope)).toEqual(
    [],
  ),
)

test('an unknown status is ignored, the others stay', () => {
  const list = [
    { ...aTransaction(1), status: 'lost' },
    { ...aTransaction(2), status: 'dropped' },
  ]
  const store = createTransactionStore(
    mapStorage({ [recentTransactionsKey]: JSON.stringify({ [account]: { '1': list } }) }),
  )
  expect(numbers(store.list(scope))).toEqual([2])
})

test.each([
  ['no storage', undefined],
  [
    'a full storage',
    {
      getItem: () => null,
      setItem: () => {
        throw new Error('full')
      },
      removeItem: () => {},
    },
  ],
])('with %s they last as long as the page', (_, storage) => {
  const store = createTransactionStore(storage)
  store.add(scope, aTransaction(1))
  store.add(scope, aTransaction(2))
  expect(numbers(store.list(scope))).toEqual([2, 1])
})
