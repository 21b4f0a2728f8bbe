import { type KeyValue, readText, writeText } from './storage.ts'

/** Copies to keep per key: an earlier copy may hold data that a later one doesn't. */
const copies = 5

/** The key to which damaged text is copied. */
export const backupKey = (key: string, copy = 1): string =>
  `${key}.damaged${copy === 1 ? '' : `.${copy}`}`

/**
 * Copies damaged text to an unused key: `known` if it's already copied, `failed` if there is no
 * room for it.
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
