import { describe, expect, it } from 'vitest'
import {
  createPendingStore,
  entriesOf,
  type PendingConfirmation,
  type PendingExecution,
  pendingKey,
  withEntry,
  withoutEntry,
  withState,
} from '#signing'
import { a, at, b, detail, hash, memory, txHash } from './fakePorts.ts'

const confirmation: PendingConfirmation = {
  kind: 'confirm',
  at,
  safeTxHash: hash,
  tx: detail.tx,
  by: a.address,
  signature: a.signature,
  since: 1_000,
  state: { status: 'unsubmitted', why: 'unreachable' },
}
const execution: PendingExecution = {
  kind: 'execute',
  at,
  safeTxHash: hash,
  by: b.address,
  txHash,
  since: 1_000,
  state: { status: 'processing' },
}
const day = 24 * 60 * 60 * 1_000

describe('pending entries', () => {
  it('come back after a reload as they were', () => {
    const storage = memory()
    createPendingStore({ storage, now: () => 1_000 }).update(() => [confirmation, execution])
    expect(createPendingStore({ storage, now: () => 2_000 }).get()).toEqual([
      confirmation,
      execution,
    ])
  })

  it('keep the nonce of an execution that is slow, by which it is found if it is replaced', () => {
    const slow: PendingExecution = {
      ...execution,
      state: { status: 'processing', slow: true, nonce: 7 },
    }
    const storage = memory()
    createPendingStore({ storage, now: () => 1_000 }).update(() => [slow])
    expect(createPendingStore({ storage, now: () => 2_000 }).get()).toEqual([slow])
  })

  it('expire after a day, but an unsubmitted signature is kept for a month', () => {
    const storage = memory()
    createPendingStore({ storage, now: () => 1_000 }).update(() => [confirmation, execution])
    expect(createPendingStore({ storage, now: () => 1_000 + day }).get()).toEqual([confirmation])
    expect(createPendingStore({ storage, now: () => 1_000 + 30 * day }).get()).toEqual([])
  })

  it.each([
    ['no JSON', '{'],
    ['no list', '{"kind":"confirm"}'],
    ['null', 'null'],
  ])('are none where the storage holds %s', (_, text) => {
    const storage = memory()
    storage.setItem(pendingKey, text)
    expect(createPendingStore({ storage }).get()).toEqual([])
  })

  it.each([
    ['no Safe', { at: { chainId: '1', address: '0x12' } }],
    ['a foreign chain', { at: { ...at, chainId: 'eth' } }],
    ['a short hash', { safeTxHash: '0x12' }],
    ['no signer', { by: 'alice' }],
    ['an amount that isn’t a number', { tx: { ...detail.tx, value: '-1' } }],
    ['an unknown state', { state: { status: 'flying' } }],
    ['an unknown kind', { kind: 'delete' }],
  ])('with %s are left out, and the others stay', (_, parts) => {
    const storage = memory()
    const texts = (value: unknown) =>
      JSON.stringify(value, (_key, part: unknown) =>
        typeof part === 'bigint' ? part.toString() : part,
      )
    storage.setItem(pendingKey, texts([{ ...confirmation, ...parts }, execution]))
    expect(createPendingStore({ storage, now: () => 2_000 }).get()).toEqual([execution])
  })

  it('that cannot be read stay in a copy, which no later change replaces', () => {
    const storage = memory()
    const text = JSON.stringify([
      { kind: 'confirm', signature: a.signature, from: 'a newer version' },
    ])
    storage.setItem(pendingKey, text)
    const store = createPendingStore({ storage, now: () => 2_000 })
    expect(store.getTrouble()).toBe('damaged')
    store.update((list) => withEntry(list, execution))
    expect(storage.getItem(`${pendingKey}.damaged`)).toBe(text)
    expect(createPendingStore({ storage, now: () => 2_000 }).get()).toEqual([execution])
  })

  it('that have only expired don’t count as damage', () => {
    const storage = memory()
    createPendingStore({ storage, now: () => 1_000 }).update(() => [execution])
    const later = createPendingStore({ storage, now: () => 1_000 + 2 * day })
    expect(later.get()).toEqual([])
    expect(later.getTrouble()).toBeUndefined()
  })

  it('last as long as the page where storage is blocked', () => {
    const reject = () => {
      throw new Error('blocked')
    }
    const store = createPendingStore({
      storage: { getItem: reject, setItem: reject, removeItem: reject },
      now: () => 1_000,
    })
    store.update(() => [execution])
    expect(store.get()).toEqual([execution])
  })

  it('are the same object until something changes', () => {
    const store = createPendingStore({ storage: memory(), now: () => 1_000 })
    store.update(() => [execution])
    expect(store.get()).toBe(store.get())
  })

  it('of one transaction are found in any letter case of its Safe', () => {
    const shouted = {
      ...at,
      address: at.address.toUpperCase().replace('X', 'x') as typeof at.address,
    }
    expect(entriesOf([confirmation, execution], shouted, hash)).toHaveLength(2)
    expect(entriesOf([confirmation, execution], { ...at, chainId: '1' }, hash)).toEqual([])
  })

  it('a second try replaces the first, and a late response to the first is ignored', () => {
    const second = { ...execution, txHash: `0x${'cd'.repeat(32)}` as const, since: 2_000 }
    const list = withEntry(withEntry([], execution), second)
    expect(list).toEqual([second])
    expect(withState(list, execution, { status: 'reverted' })).toBe(list)
  })

  it('two owners in one browser have a confirmation each', () => {
    const list = withEntry(withEntry([], confirmation), { ...confirmation, by: b.address })
    expect(list).toHaveLength(2)
    expect(withoutEntry(list, confirmation).map(({ by }) => by)).toEqual([b.address])
  })
})
