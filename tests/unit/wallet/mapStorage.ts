import type { KeyValue } from '#base'

/** An in-memory storage with readable contents. */
export function mapStorage(
  start: Record<string, string> = {},
): KeyValue & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
