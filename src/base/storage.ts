/** Where small things are kept between visits: `localStorage` in the page, a map in tests. */
export interface KeyValue {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** The page's own storage, or nothing where there is none (server rendering, blocked storage). */
export function pageStorage(): KeyValue | undefined {
  // A server may have a storage of this name too: it is nobody's who visits.
  if (typeof window === 'undefined') return undefined
  try {
    return globalThis.localStorage
  } catch {
    // A browser that blocks storage throws on the mere read of the property.
    return undefined
  }
}

/** Reads JSON; what is missing, broken or not what `parse` expects comes back as `fallback`. `parse` throws or returns undefined to refuse. */
export function readStored<T>(key: string, parse: (value: unknown) => T | undefined, fallback: T, storage = pageStorage()): T {
  try {
    const text = storage?.getItem(key)
    return text == null ? fallback : (parse(JSON.parse(text)) ?? fallback)
  } catch {
    return fallback
  }
}

/** Writes JSON; a full or blocked storage is not an error of the caller: it answers false. */
export function writeStored(key: string, value: unknown, storage = pageStorage()): boolean {
  try {
    storage?.setItem(key, JSON.stringify(value))
    return storage !== undefined
  } catch {
    return false
  }
}
