import { type KeyValue, readText, writeText } from './storage.ts'

/** Copies to keep per key: an earlier one may hold data that the later one doesn't. */
const copies = 5

/** Where a damaged text is copied to. */
export const backupKey = (key: string, copy = 1): string =>
  `${key}.damaged${copy === 1 ? '' : `.${copy}`}`

/**
 * Copies a damaged text to a key that holds no other: `known` if there is a copy already, `failed`
 * if there is no room for it.
 */
export function backUpText(
  key: string,
  text: string,
  storage: KeyValue | undefined,
): 'new' | 'known' | 'failed' {
  for (let copy = 1; copy <= copies; copy++) {
    const place = backupKey(key, copy)
    const kept = readText(place, storage)
    if (kept === text) return 'known'
    if (kept === null) return writeText(place, text, storage) ? 'new' : 'failed'
  }
  return 'failed'
}
