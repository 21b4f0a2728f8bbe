import type { KeyValue } from '#base'
import { deserialize, serialize } from './serialize.ts'

/** Milliseconds after which a persisted response expires. */
export const persistMaxAge = 24 * 60 * 60 * 1000

/**
 * Persisted responses of another version are discarded. Increment it whenever the shape of a
 * persisted response changes.
 */
export const cacheVersion = 3

/** Maximum characters for one gateway; browsers give a site about five million in total. */
const maxLength = 1_500_000

/** A response with the time it was received, in milliseconds. */
export interface PersistedQuery {
  kind: string
  key: readonly unknown[]
  at: number
  data: unknown
}

export const cacheStorageKey = (baseUrl: string): string => `coffer.cache.${baseUrl}`

/**
 * Persisted responses that haven't expired. If they can't be read or are of another version,
 * returns none and deletes them.
 */
export function readPersisted(baseUrl: string, storage: KeyValue | undefined): PersistedQuery[] {
  try {
    const text = storage?.getItem(cacheStorageKey(baseUrl))
    if (text == null) return []
    const now = Date.now()
    return parse(text).filter(({ at }) => at > now - persistMaxAge && at <= now)
  } catch {
    removePersisted(baseUrl, storage)
    return []
  }
}

function parse(text: string): PersistedQuery[] {
  const { version, answers } = deserialize(text) as { version?: unknown; answers?: unknown }
  if (version !== cacheVersion || !Array.isArray(answers) || !answers.every(isPersistedQuery))
    throw new SyntaxError('The persisted cache has a different version.')
  return answers
}

const isPersistedQuery = (value: unknown): value is PersistedQuery => {
  const { kind, key, at, data } = (value ?? {}) as Partial<PersistedQuery>
  return (
    typeof kind === 'string' && Array.isArray(key) && typeof at === 'number' && data !== undefined
  )
}

/**
 * Writes the newest responses that fit, and fewer if the storage is nearly full. Returns whether
 * anything was written.
 */
export function writePersisted(
  baseUrl: string,
  queries: readonly PersistedQuery[],
  storage: KeyValue | undefined,
): boolean {
  const key = cacheStorageKey(baseUrl)
  const texts = queries.toSorted((a, b) => b.at - a.at).map(textOf)
  for (let limit = maxLength; limit > 1_000; limit /= 4) {
    try {
      storage?.setItem(
        key,
        `{"version":${cacheVersion},"answers":[${newestThatFit(texts, limit).join()}]}`,
      )
      return storage !== undefined
    } catch {
      // The storage is full: try again with less, because other stored data is just as important.
    }
  }
  removePersisted(baseUrl, storage)
  return false
}

// Data in the cache is never mutated, only replaced, so each object is serialized once.
const serialized = new WeakMap<object, string>()

function textOf({ kind, key, at, data }: PersistedQuery): string {
  const known = typeof data === 'object' && data !== null ? serialized.get(data) : undefined
  const text = known ?? serialize(data)
  if (typeof data === 'object' && data !== null) serialized.set(data, text)
  return `{"kind":${serialize(kind)},"key":${serialize(key)},"at":${at},"data":${text}}`
}

function newestThatFit(texts: readonly string[], limit: number): string[] {
  let remaining = limit
  return texts.filter((text) => {
    const fits = text.length < remaining
    if (fits) remaining -= text.length
    return fits
  })
}

/** Deletes the persisted responses of a gateway. */
export function removePersisted(baseUrl: string, storage: KeyValue | undefined): void {
  try {
    storage?.removeItem(cacheStorageKey(baseUrl))
  } catch {
    // Blocked storage contains nothing that we stored.
  }
}
