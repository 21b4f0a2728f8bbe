import { type KeyValue, pageStorage, parseText, readText, writeText } from './storage.ts'

/** A value that outlives the page, is shared by its tabs, and tells subscribers when it changes. */
export interface PersistedStore<T> {
  /** The same object until something changes. */
  get(): T
  /** Changes what is stored now, also by another tab since the last reading. False if it lasts only as long as the page. */
  update(change: (before: T) => T): boolean
  /** Calls back after each change, also of another tab; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

export interface PersistedStoreOptions<T> {
  key: string
  /** Reads what was stored, which any code may have written; undefined refuses it. What it returns is used as it is, so it checks every field. */
  parse: (value: unknown) => T | undefined
  initial: T
  /** Missing or full storage is replaced by memory for as long as the page lives. */
  storage?: KeyValue | undefined
}

/** Keeps a value as JSON under a key of the page's storage. Bigints are written as decimal strings; `parse` reads them. */
export function createPersistedStore<T>({ key, parse, initial, storage = pageStorage() }: PersistedStoreOptions<T>): PersistedStore<T> {
  const listeners = new Set<() => void>()
  let memory: string | undefined
  let seen: { text: string | null; value: T } = { text: null, value: initial }

  function get(): T {
    const text = memory ?? readText(key, storage)
    if (text !== seen.text) seen = { text, value: parseText(text, parse, initial) }
    return seen.value
  }

  const isStored = () => storage !== undefined && memory === undefined
  const notify = () => listeners.forEach((listener) => listener())
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify()
  }

  return {
    get,
    update(change) {
      const before = get()
      const after = change(before)
      if (after === before) return isStored()
      const text = JSON.stringify(after, (_, part: unknown) => (typeof part === 'bigint' ? part.toString() : part))
      memory = writeText(key, text, storage) ? undefined : text
      seen = { text, value: after }
      notify()
      return isStored()
    },
    subscribe(listener) {
      if (listeners.size === 0) globalThis.addEventListener?.('storage', onStorage)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) globalThis.removeEventListener?.('storage', onStorage)
      }
    },
  }
}
