import { backUpText } from './backUpText.ts'
import { type KeyValue, pageStorage, readText, removeText, writeText } from './storage.ts'

/**
 * `damaged`: something stored couldn't be read, and was told at no earlier visit. `unsaved`: the
 * last change lasts only as long as the page, because the storage is full or blocked.
 */
export type StorageTrouble = 'damaged' | 'unsaved'

/** A value that outlives the page, is shared by its tabs, and tells subscribers when it changes. */
export interface PersistedStore<T> {
  /** The same object until something changes. */
  get(): T
  /**
   * Changes what is stored now, also by another tab since the last reading. False if it lasts only
   * as long as the page.
   */
  update(change: (before: T) => T): boolean
  /** What the person should know about the storage; `unsaved` before `damaged`. */
  getTrouble(): StorageTrouble | undefined
  /** Calls back after each change, also of another tab; returns the way to stop. */
  subscribe(listener: () => void): () => void
}

export interface PersistedStoreOptions<T> {
  key: string
  /**
   * Reads what was stored, which any code may have written; undefined refuses it. What it returns
   * is used as it is, so it checks every field, and calls `drop` for each part that it leaves out
   * because it is damaged.
   */
  parse: (value: unknown, drop: () => void) => T | undefined
  initial: T
  /**
   * For what a person made: a text with damaged parts is copied to `<key>.damaged` before it is
   * replaced, or stays where that isn't possible.
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
  /** Changes that couldn't be stored. They are made again on what is stored by then. */
  let unsaved: ((before: T) => T)[] = []
  let isDamaged = false
  /** The damaged text couldn't be copied, so it must not be replaced. */
  let isLocked = false
  let seen: { text: string | null; value: T } = { text: null, value: initial }

  function get(): T {
    const text = readText(key, storage)
    if (text !== seen.text) {
      // Another text is there now: what was damaged is repaired, or gone.
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
    // None of it is used, and the copy would be a second one.
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
