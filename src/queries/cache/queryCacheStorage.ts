import type { KeyValue } from '#base'
import { pack, unpack } from './serialize.ts'

/** Milliseconds that an answer is kept for later visits. */
export const keptFor = 24 * 60 * 60 * 1000

/** What is kept in another version is dropped: raise it whenever the shape of a kept answer changes. */
export const storeVersion = 2

/** Characters that all that is kept of one gateway may take; a browser gives a site about five million in all. */
const storeLimit = 1_500_000

/** Put it as `meta` into the options of a query whose answer may be kept for later visits. */
export const keepable = { kept: true } as const

/** One answer with its time, in milliseconds. */
export interface Kept {
  key: readonly unknown[]
  at: number
  data: unknown
}

export const storeKey = (baseUrl: string): string => `coffer.cache.${baseUrl}`

/** Answers of the last 24 hours; none, and the store is dropped, where it cannot be read or is of another version. */
export function readKept(baseUrl: string, storage: KeyValue | undefined): Kept[] {
  try {
    const text = storage?.getItem(storeKey(baseUrl))
    if (text == null) return []
    const now = Date.now()
    return parse(text).filter(({ at }) => at > now - keptFor && at <= now)
  } catch {
    dropKept(baseUrl, storage)
    return []
  }
}

function parse(text: string): Kept[] {
  const { version, answers } = unpack(text) as { version?: unknown; answers?: unknown }
  if (version !== storeVersion || !Array.isArray(answers) || !answers.every(isAnswer)) throw new SyntaxError('This is no store of this version.')
  return answers
}

const isAnswer = (value: unknown): value is Kept => {
  const { key, at, data } = (value ?? {}) as Partial<Kept>
  return Array.isArray(key) && typeof at === 'number' && data !== undefined
}

/** Keeps the newest answers that fit, fewer where the storage has no room for that; answers whether anything could be kept. */
export function writeKept(baseUrl: string, answers: readonly Kept[], storage: KeyValue | undefined): boolean {
  const key = storeKey(baseUrl)
  const texts = answers.toSorted((a, b) => b.at - a.at).map(textOf)
  for (let limit = storeLimit; limit > 1_000; limit /= 4) {
    try {
      storage?.setItem(key, `{"version":${storeVersion},"answers":[${fitting(texts, limit).join()}]}`)
      return storage !== undefined
    } catch {
      // Full: what others keep here is worth no less.
    }
  }
  dropKept(baseUrl, storage)
  return false
}

// Answers are never changed, only replaced: each is packed once.
const packed = new WeakMap<object, string>()

function textOf({ key, at, data }: Kept): string {
  const known = typeof data === 'object' && data !== null ? packed.get(data) : undefined
  const text = known ?? pack(data)
  if (typeof data === 'object' && data !== null) packed.set(data, text)
  return `{"key":${pack(key)},"at":${at},"data":${text}}`
}

function fitting(texts: readonly string[], limit: number): string[] {
  let room = limit
  return texts.filter((text) => {
    const fits = text.length < room
    if (fits) room -= text.length
    return fits
  })
}

/** Forgets what is kept of a gateway. */
export function dropKept(baseUrl: string, storage: KeyValue | undefined): void {
  try {
    storage?.removeItem(storeKey(baseUrl))
  } catch {
    // A storage that refuses has kept nothing.
  }
}
