/** A key-value store that survives a reload: `localStorage` in the page, a map in tests. */
export interface KeyValue {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The page's own storage; undefined if there is none (server rendering, blocked storage). */
export function pageStorage(): KeyValue | undefined {
  // A server may have a storage of this name too, but it does not belong to the visitor.
  if (typeof window === 'undefined') return undefined
  try {
    return globalThis.localStorage
  } catch {
    // A browser that blocks storage throws as soon as the property is read.
    return undefined
  }
}

/** Reads JSON; returns `fallback` if the value is missing, broken or rejected. `parse` throws or returns undefined to reject it. */
export function readStored<T>(key: string, parse: (value: unknown) => T | undefined, fallback: T, storage = pageStorage()): T {
  try {
    const text = storage?.getItem(key)
    return text == null ? fallback : (parse(JSON.parse(text)) ?? fallback)
  } catch {
    return fallback
  }
}

/** Writes JSON; returns false if the storage is full or blocked. */
export function writeStored(key: string, value: unknown, storage = pageStorage()): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value))
    return storage !== undefined
  } catch {
    return false
  }
}
