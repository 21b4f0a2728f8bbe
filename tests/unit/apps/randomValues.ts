/** A generator of numbers from 0 up to 1 that repeats for a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * The seed of a run: `SEED`, or always the same. Printed with a failure, so that it can be
 * repeated.
 */
export const seedOfRun = Number(process.env.SEED ?? 16)

const oddTexts = [
  '',
  '1',
  '9.1.0',
  '0.9.9',
  '-1.0',
  'v2',
  '1abc.0',
  '__proto__',
  'constructor',
  'toString',
  'getSafeInfo',
  'rpcCall',
  '0x',
  '\u202e',
  '\ud800',
  'x'.repeat(200),
]
const keys = [
  'id',
  'method',
  'params',
  'env',
  'sdkVersion',
  'version',
  'success',
  'data',
  'error',
  'code',
  'event',
  'darkMode',
  '__proto__',
  'constructor',
]

/**
 * Any value that a message can carry: texts, numbers, lists, maps, and objects with the names that
 * messages use.
 */
export function randomValue(random: () => number, depth = 3): unknown {
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
  const nested = () => randomValue(random, depth - 1)
  const simple = [
    () => null,
    () => undefined,
    () => random() < 0.5,
    () => pick([0, -0, 1, -1, 9, Number.NaN, Infinity, 2 ** 53, 4001, -32602]),
    () => BigInt(Math.floor(random() * 10)),
    () => pick(oddTexts),
  ]
  const compound = [
    () => Array.from({ length: Math.floor(random() * 3) }, nested),
    () => new Map([[pick(keys), nested()]]),
    () => new Date(0),
    () => new Uint8Array(4),
    () => new Error('x'),
    () => new Set([nested()]),
    () => Object(pick([true, 1, 'x'.repeat(99)])) as unknown,
    () => anObject(),
    () => anObject(),
    () => anObject(),
  ]
  /** Keys as own properties, even `__proto__`, as a structured clone has them. */
  const anObject = () =>
    Object.fromEntries(keys.flatMap((key) => (random() < 0.4 ? [[key, nested()] as const] : [])))
  return pick(depth > 0 ? [...simple, ...compound] : simple)()
}
