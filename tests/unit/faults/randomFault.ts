import type { Path } from '../../contract/wire.ts'
import type { Random } from '../safe/random.ts'
import { pathsIn } from './faults.ts'

type Slot = Record<string | number, unknown>

const texts = [
  '',
  'something',
  '-1',
  '0x',
  '0x123',
  '1e999',
  '__proto__',
  '2026-11-20T12:00:00Z',
  '\u202e\u200bevil\u0000',
  '<b>bold</b>',
  '9'.repeat(400),
]
const numbers = [0, -1, 1.5, 7, 2 ** 53, 2 ** 256, -1e21]
const keys = [
  'type',
  'value',
  'name',
  'results',
  'unreadable',
  'constructor',
  'toString',
  '__proto__',
  'next',
  'somethingNew',
]

/** Any value of any type, up to four levels deep. */
function anyValue(dice: Random, depth = 0): unknown {
  const kind = dice.upTo(depth < 4 ? 8 : 6)
  if (kind === 0) return null
  if (kind === 1) return dice.upTo(2) === 0
  if (kind === 2) return dice.pick(numbers)
  if (kind === 3) return dice.address()
  if (kind < 6) return dice.pick(texts)
  const parts = Array.from({ length: dice.upTo(4) }, () => anyValue(dice, depth + 1))
  return kind === 6 ? parts : Object.fromEntries(parts.map((part) => [dice.pick(keys), part]))
}

/** One change somewhere inside the response; `null` if there is no place left for it. */
function corruptOnce(dice: Random, answer: unknown): string | null {
  const paths = pathsIn(answer, Infinity)
  if (paths.length === 0) return null
  const path: Path = dice.pick(paths)
  const owner = path
    .slice(0, -1)
    .reduce<unknown>((inner, key) => (inner as Slot)[key], answer) as Slot
  const key = path.at(-1)!
  const place = path.join('.')
  const act = dice.upTo(10)
  if (act < 5) {
    owner[key] = anyValue(dice)
    return `${place} is ${JSON.stringify(owner[key]).slice(0, 60)}`
  }
  if (act < 7) {
    if (Array.isArray(owner)) owner.splice(Number(key), 1)
    else delete owner[key]
    return `${place} is missing`
  }
  const [list, at] = Array.isArray(owner)
    ? [owner as unknown[], Number(key)]
    : Array.isArray(owner[key])
      ? [owner[key], dice.upTo(owner[key].length)]
      : [null, 0]
  if (act < 8 && list && list.length > 0) {
    list.splice(dice.upTo(list.length + 1), 0, structuredClone(list[at]))
    return `${place} is there twice`
  }
  if (act < 9 && list && list.length > 1) {
    list.sort(() => dice.upTo(3) - 1)
    return `${place} is in a list of another order`
  }
  const target =
    (typeof owner[key] === 'object' && !Array.isArray(owner[key]) && owner[key]) ||
    (Array.isArray(owner) ? {} : owner)
  const name = dice.pick(keys)
  Object.defineProperty(target, name, {
    value: anyValue(dice),
    enumerable: true,
    configurable: true,
    writable: true,
  })
  return `${place} has or is next to a new ${name}`
}

/** A copy of a response with one to five changes at random places, and what they are. */
export function corruptAtRandom(
  dice: Random,
  healthy: unknown,
): { answer: unknown; changes: string[] } {
  const answer = structuredClone(healthy)
  const changes: string[] = []
  for (let left = 1 + dice.upTo(5); left > 0; left--) {
    const change = corruptOnce(dice, answer)
    if (change !== null) changes.push(change)
  }
  return { answer, changes }
}
