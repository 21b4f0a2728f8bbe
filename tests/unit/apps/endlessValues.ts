/** How many fields a wide object says it has. */
const width = 20_000
const names = Array.from({ length: width }, (_, at) => `field${at}`)

/** Counts what is read of values without an end, and stops anyone who reads too much of them. */
export class Reading {
  /** What was read beyond, so that a reader that catches every error is found as well. */
  isOver = false
  #left: number
  constructor(limit = 10_000) {
    this.#left = limit
  }
  count(): void {
    if (this.#left-- > 0) return
    this.isOver = true
    throw new Error('Too much of a message was read')
  }
}

const kinds = ['wide', 'long', 'deep', 'bytes', 'map'] as const
type EndlessKind = (typeof kinds)[number]
export const anEndlessKind = (random: () => number): EndlessKind =>
  kinds[Math.floor(random() * kinds.length)]!

const targetOf = (kind: EndlessKind): object =>
  kind === 'long' ? [] : kind === 'bytes' ? new Uint8Array(1) : kind === 'map' ? new Map() : {}

/**
 * A value that has no end, as one that is far larger than any limit looks to its reader: an object
 * with very many fields, a list of the greatest length, an object in an object in an object, bytes,
 * or a map.
 *
 * @param like what it takes the place of: a long list has the elements of that one
 */
export function endless(kind: EndlessKind, reading: Reading, like?: unknown): unknown {
  const target = targetOf(kind)
  const element: unknown = Array.isArray(like) ? like[0] : 'x'
  const value: object = new Proxy(target, {
    get(_, name) {
      reading.count()
      if (name === 'length') return 2 ** 32 - 1
      if (typeof name === 'symbol' || name in Array.prototype)
        return Reflect.get(target, name, target)
      return kind === 'deep' ? value : element
    },
    has: () => true,
    ownKeys: () => (kind === 'deep' ? ['x'] : names),
    getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true, value: 'x' }),
  })
  return value
}
