import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPersistedStore, type KeyValue } from '#base'

const key = 'coffer.test'

function aStorage(start: Record<string, string> = {}): KeyValue & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(start))
  return { kept, getItem: (name) => kept.get(name) ?? null, setItem: (name, value) => void kept.set(name, value), removeItem: (name) => void kept.delete(name) }
}
const full: KeyValue = {
  getItem: () => null,
  setItem: () => {
    throw new Error('full')
  },
  removeItem: () => {},
}
const aStore = (storage?: KeyValue) =>
  createPersistedStore<readonly number[]>({
    key,
    initial: [],
    storage,
    parse: (value) => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : undefined),
  })
const plus = (number: number) => (list: readonly number[]) => [...list, number]

afterEach(() => vi.unstubAllGlobals())

describe('a persisted store', () => {
  test('keeps its value as JSON, for the next visit', () => {
    const storage = aStorage()
    expect(aStore(storage).update(plus(1))).toBe(true)
    expect(storage.kept.get(key)).toBe('[1]')
    expect(aStore(storage).get()).toEqual([1])
  })

  test.each([['{'], ['"a"'], ['null'], ['{"a":1}']])('is as at the start if %s is stored', (text) =>
    expect(aStore(aStorage({ [key]: text })).get()).toEqual([]),
  )

  test('leaves out what its parser leaves out', () => expect(aStore(aStorage({ [key]: '[1,"a",2]' })).get()).toEqual([1, 2]))

  test('adds to what another tab has stored since', () => {
    const storage = aStorage()
    const [one, other] = [aStore(storage), aStore(storage)]
    one.update(plus(1))
    other.update(plus(2))
    one.update(plus(3))
    expect(other.get()).toEqual([1, 2, 3])
  })

  test('is the same object until something changes', () => {
    const store = aStore(aStorage({ [key]: '[1]' }))
    expect(store.get()).toBe(store.get())
  })

  test('writes and reports nothing if the value stays the same', () => {
    const storage = aStorage()
    const store = aStore(storage)
    const told = vi.fn()
    store.subscribe(told)
    expect(store.update((before) => before)).toBe(true)
    expect(storage.kept.size).toBe(0)
    expect(told).not.toHaveBeenCalled()
  })

  test.each([
    ['no storage', undefined],
    ['a full storage', full],
  ])('with %s lasts as long as the page, and says so', (_, storage) => {
    const store = aStore(storage)
    expect(store.update(plus(1))).toBe(false)
    expect(store.update((before) => before)).toBe(false)
    expect(store.update(plus(2))).toBe(false)
    expect(store.get()).toEqual([1, 2])
  })

  test('is stored again as soon as there is room', () => {
    const storage = aStorage()
    const write = vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })
    const store = aStore(storage)
    expect(store.update(plus(1))).toBe(false)
    expect(store.update(plus(2))).toBe(true)
    expect(write).toHaveBeenLastCalledWith(key, '[1,2]')
  })

  test('reports its own changes, and those of another tab under its key', () => {
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
    const told = vi.fn()
    const store = aStore(aStorage())
    const stop = store.subscribe(told)
    const another = (name: string | null) => events.dispatchEvent(Object.assign(new Event('storage'), { key: name }))
    store.update(plus(1))
    another(key)
    another(null)
    another('something.else')
    expect(told).toHaveBeenCalledTimes(3)
    stop()
    another(key)
    expect(told).toHaveBeenCalledTimes(3)
  })
})
