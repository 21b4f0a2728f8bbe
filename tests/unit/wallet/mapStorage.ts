import type { KeyValue } from '#base'

/** A storage in memory, with what is in it to look at. */
export function mapStorage(start: Record<string, string> = {}): KeyValue & { kept: Map<string, string> } {
  const kept = new Map(Object.entries(start))
  return {
    kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
}
