import { backUpText } from './backUpText.ts'
import { type KeyValue, pageStorage, readText, removeText, writeText } from './storage.ts'

/**
 * `damaged`: stored data couldn't be read, and no earlier visit reported it. `unsaved`: the last
 * change lasts only as long as the page, because the storage is full or blocked.
 */
export type StorageTrouble = 'damaged' | 'unsaved'

/** A value that outlives the page, is shared between tabs, and notifies subscribers of changes. */
export interface PersistedStore<T> {
  /** The same object until something changes. */
  get(): T
  /**
   * Changes the stored value, including changes by other tabs since the last read. False if it
   * lasts only as long as the page.
   */
  update(change: (before: T) => T): boolean
  /** Storage problems the user should know about; `unsaved` before `damaged`. */
  getTrouble(): StorageTrouble | undefined
  /**
   * Calls back after each change, including other tabs' changes; returns an unsubscribe function.
   */
  subscribe(listener: () => void): () => void
}

export interface PersistedStoreOptions<T> {
  key: string
  /**
   * Parses the stored value, which any code may have written; undefined rejects it. Its result is
   * used unchecked, so it must validate every field, and call `drop` for each damaged part that it
   * leaves out.
   */
  parse: (value: unknown, drop: () => void) => T | undefined
  initial: T
  /**
   * For user data: text with damaged parts is copied to `<key>.damaged` before it's replaced, or
   * stays if that isn't possible.
   */
  backsUp?: boolean
  /** Missing or full storage is replaced by memory for as long as the page lives. */
  storage?: KeyValue | undefined
}

/**
 * Keeps a value as JSON under a key of the page's storage. Bigints are written as decimal strings;
 * `parse` reads them.
 */
export function createPersistedStore<T>({
  key,
  parse,
  initial,
  backsUp = false,
  storage = pageStorage(),
}: PersistedStoreOptions<T>): PersistedStore<T> {
  const listeners = new Set<() => void>()
  /** Changes that couldn't be stored. They're reapplied to the value stored by then. */
  let unsaved: ((before: T) => T)[] = []
  let isDamaged = false
  /** The damaged text couldn't be copied, so it must not be replaced. */
  let isLocked = false
  let seen: { text: string | null; value: T } = { text: null, value: initial }

  function get(): T {
    const text = readText(key, storage)
    if (text !== seen.text) {
      // The stored text has changed: the damage is repaired or gone.
      isLocked = false
      seen = {
        text,
        value: unsaved.reduce(
          (value, change) => change(value),
          text === null ? initial : read(text),
        ),
      }
    }
    return seen.value
  }

  function read(text: string): T {
    let isWhole = true
    let value: T | undefined
    try {
      value = parse(JSON.parse(text), () => (isWhole = false))
    } catch {
      // Not JSON.
    }
    if (backsUp && (value === undefined || !isWhole)) backUp(text, value === undefined)
    return value ?? initial
  }

  function backUp(text: string, isUnreadable: boolean): void {
    const copy = backUpText(key, text, storage)
    isDamaged ||= copy !== 'known'
    isLocked = copy === 'failed'
    // None of it is used, and the copy would be redundant.
    if (isUnreadable && !isLocked) removeText(key, storage)
  }

  const isStored = () => storage !== undefined && unsaved.length === 0
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
      const text = JSON.stringify(after, (_, part: unknown) =>
        typeof part === 'bigint' ? part.toString() : part,
      )
      // There may be room for the copy by now.
      if (isLocked && seen.text !== null)
        isLocked = backUpText(key, seen.text, storage) === 'failed'
      const isWritten = !isLocked && writeText(key, text, storage)
      unsaved = isWritten ? [] : [...unsaved, change]
      seen = { text: isWritten ? text : seen.text, value: after }
      notify()
      return isStored()
    },
    getTrouble() {
      get()
      return unsaved.length > 0 ? 'unsaved' : isDamaged ? 'damaged' : undefined
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
