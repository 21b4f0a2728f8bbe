/** A key-value store that survives a reload: `localStorage` in the page, a map in tests. */
export interface KeyValue {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The page's own storage; undefined if there is none (server rendering, blocked storage). */
export function pageStorage(): KeyValue | undefined {
  // A server may have a global of this name too, but it isn't the visitor's storage.
  if (typeof window === 'undefined') return undefined
  try {
    return globalThis.localStorage
  } catch {
    // A browser that blocks storage throws as soon as the property is read.
    return undefined
  }
}

/** A stored text; null if it is missing, or the storage is blocked. */
export function readText(key: string, storage: KeyValue | undefined): string | null {
  try {
    return storage?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Stores a text; returns false if the storage is missing, full, or blocked. */
export function writeText(key: string, text: string, storage: KeyValue | undefined): boolean {
  try {
    storage?.setItem(key, text)
    return storage !== undefined
  } catch {
    return false
  }
}

/** Removes a stored text; returns false if the storage is missing or blocked. */
export function removeText(key: string, storage: KeyValue | undefined): boolean {
  try {
    storage?.removeItem(key)
    return storage !== undefined
  } catch {
    return false
  }
}

/**
 * The value of a JSON text; `fallback` if it is missing, broken, or rejected. `parse` throws or
 * returns undefined to reject it.
 */
export function parseText<T>(
  text: string | null,
  parse: (value: unknown) => T | undefined,
  fallback: T,
): T {
  try {
    return text === null ? fallback : (parse(JSON.parse(text)) ?? fallback)
  } catch {
    return fallback
  }
}

/**
 * Reads JSON; returns `fallback` if the value is missing, broken, or rejected. `parse` throws or
 * returns undefined to reject it.
 */
export const readStored = <T>(
  key: string,
  parse: (value: unknown) => T | undefined,
  fallback: T,
  storage = pageStorage(),
): T => parseText(readText(key, storage), parse, fallback)

/** Writes JSON; returns false if the storage is full or blocked. */
export const writeStored = (key: string, value: unknown, storage = pageStorage()): boolean =>
  writeText(key, JSON.stringify(value), storage)
