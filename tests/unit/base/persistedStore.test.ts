import { afterEach, describe, expect, test, vi } from 'vitest'
import { createPersistedStore, type KeyValue } from '#base'
import { rounds } from '../../size.ts'
import { seededRandom, seedOfRun } from '../apps/randomValues.ts'

const key = 'coffer.test'

function aStorage(start: Record<string, string> = {}): KeyValue & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => void kept.set(name, value),
    removeItem: (name) => void kept.delete(name),
  }
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
    parse: (value) =>
      Array.isArray(value) ? value.filter((one) => typeof one === 'number') : undefined,
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

  test.each([['{'], ['"a"'], ['null'], ['{"a":1}']])(
    'falls back to the initial value if %s is stored',
    (text) => expect(aStore(aStorage({ [key]: text })).get()).toEqual([]),
  )

  test('leaves out what its parser leaves out', () =>
    expect(aStore(aStorage({ [key]: '[1,"a",2]' })).get()).toEqual([1, 2]))

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

  test('that could not be stored loses nothing of what another tab has stored since', () => {
    const storage = aStorage()
    vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })
    const [store, another] = [aStore(storage), aStore(storage)]
    expect(store.update(plus(1))).toBe(false)
    expect(another.update(plus(2))).toBe(true)
    expect(store.get()).toEqual([2, 1])
    expect(store.update(plus(3))).toBe(true)
    expect(another.get()).toEqual([2, 1, 3])
  })

  test('reports its own changes, and those of another tab under its key', () => {
    const events = new EventTarget()
    vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
    vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
    const told = vi.fn()
    const store = aStore(aStorage())
    const stop = store.subscribe(told)
    const another = (name: string | null) =>
      events.dispatchEvent(Object.assign(new Event('storage'), { key: name }))
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

describe('a store of user data', () => {
  const precious = (storage?: KeyValue) =>
    createPersistedStore<readonly number[]>({
      key,
      initial: [],
      backsUp: true,
      storage,
      parse: (value, drop) => {
        if (!Array.isArray(value)) return undefined
        const numbers = value.filter((one) => typeof one === 'number')
        if (numbers.length < value.length) drop()
        return numbers
      },
    })

  test('reads what it wrote itself without problems', () => {
    const storage = aStorage()
    precious(storage).update(plus(1))
    expect(precious(storage).getTrouble()).toBeUndefined()
    expect([...storage.kept.keys()]).toEqual([key])
  })

  test.each(['[1,', '"a"', '{"a":1}'])(
    'moves a text that it cannot read at all aside, and says so once: %s',
    (text) => {
      const storage = aStorage({ [key]: text })
      const store = precious(storage)
      expect(store.get()).toEqual([])
      expect(store.getTrouble()).toBe('damaged')
      expect(Object.fromEntries(storage.kept)).toEqual({ [`${key}.damaged`]: text })
      expect(store.update(plus(1))).toBe(true)
      expect(storage.kept.get(`${key}.damaged`)).toBe(text)
      expect(precious(storage).getTrouble()).toBeUndefined()
    },
  )

  test('uses the entries that it can read, copies the whole text, and says so once', () => {
    const text = '[1,"a",2]'
    const storage = aStorage({ [key]: text })
    expect(precious(storage).getTrouble()).toBe('damaged')
    expect(Object.fromEntries(storage.kept)).toEqual({ [key]: text, [`${key}.damaged`]: text })
    const later = precious(storage)
    expect(later.getTrouble()).toBeUndefined()
    later.update(plus(3))
    expect(Object.fromEntries(storage.kept)).toEqual({ [key]: '[1,2,3]', [`${key}.damaged`]: text })
  })

  test('keeps an earlier copy next to a later one', () => {
    const storage = aStorage({ [key]: '{', [`${key}.damaged`]: '[1,"a"]' })
    expect(precious(storage).getTrouble()).toBe('damaged')
    expect(Object.fromEntries(storage.kept)).toEqual({
      [`${key}.damaged`]: '[1,"a"]',
      [`${key}.damaged.2`]: '{',
    })
  })

  test('falls back to the initial value if damaged data can’t be removed', () => {
    const storage = aStorage({ [key]: '{' })
    vi.spyOn(storage, 'removeItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    expect(precious(storage).get()).toEqual([])
  })

  test('never replaces a damaged text if there is no room to copy it', () => {
    const storage = aStorage({ [key]: '{' })
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const store = precious(storage)
    expect(store.getTrouble()).toBe('damaged')
    expect(store.update(plus(1))).toBe(false)
    expect(store.get()).toEqual([1])
    expect(store.getTrouble()).toBe('unsaved')
    expect(Object.fromEntries(storage.kept)).toEqual({ [key]: '{' })
  })

  test.each([
    ['no storage', undefined],
    ['a full storage', full],
  ])('with %s says that a change is not saved, but not before there is one', (_, storage) => {
    const store = precious(storage)
    expect(store.getTrouble()).toBeUndefined()
    store.update(plus(1))
    expect(store.getTrouble()).toBe('unsaved')
  })

  test('reports no problem once there is room', () => {
    const storage = aStorage()
    vi.spyOn(storage, 'setItem').mockImplementationOnce(() => {
      throw new Error('full')
    })
    const store = precious(storage)
    store.update(plus(1))
    store.update(plus(2))
    expect(store.getTrouble()).toBeUndefined()
  })

  test('is stored again once a damaged text is repaired, or there is room to copy it', () => {
    const storage = aStorage({ [key]: '[1,"a"]' })
    const write = vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new Error('full')
    })
    const [store, another] = [precious(storage), precious(storage)]
    expect(store.update(plus(2))).toBe(false)
    expect(another.update(plus(3))).toBe(false)
    write.mockRestore()
    expect(store.update(plus(4))).toBe(true)
    expect(storage.kept.get(`${key}.damaged`)).toBe('[1,"a"]')
    storage.kept.set(key, '[1,5]')
    expect(another.update(plus(6))).toBe(true)
    expect(precious(storage).get()).toEqual([1, 5, 3, 6])
  })

  test('whatever happens to its text, saves while there is room, and loses no damaged text', () => {
    const random = seededRandom(seedOfRun)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    for (let round = 0; round < rounds(300); round++) {
      const storage = aStorage()
      let hasRoom = true
      const write = storage.setItem
      storage.setItem = (name, value) => {
        if (!hasRoom) throw new Error('full')
        write(name, value)
      }
      const store = precious(storage)
      for (let step = 0; step < 12; step++) {
        const act = pick(['room', 'whole', 'damaged', 'gone', 'read', 'change', 'change'])
        if (act === 'room') hasRoom = !hasRoom
        if (act === 'whole') storage.kept.set(key, `[${step}]`)
        if (act === 'damaged') storage.kept.set(key, pick(['[1,"a"]', '{', '[2,"b"]']))
        if (act === 'gone') storage.kept.delete(key)
        if (act === 'read') store.get()
        if (act !== 'change') continue
        const before = storage.kept.get(key) ?? '[]'
        const why = `seed ${seedOfRun}, round ${round}, step ${step}: ${before}`
        expect(store.update(plus(step)), why).toBe(hasRoom)
        const stored = JSON.parse(hasRoom ? (storage.kept.get(key) ?? '') : '[]') as unknown
        expect(stored, why).toEqual(hasRoom ? store.get() : [])
        const isLost = /["{]/.test(before) && ![...storage.kept.values()].includes(before)
        expect(isLost, why).toBe(false)
      }
    }
  })
})
