import type { Path } from '../../contract/wire.ts'
import { corrupt, gone } from '../../contract/corrupt.ts'

/** What a gateway sends instead of a healthy answer. */
export interface Fault {
  name: string
  /** A response, given the healthy answer. */
  response(healthy: unknown): Response
}

const body = (text: string, status = 200, type = 'application/json') =>
  new Response(text, { status, headers: { 'content-type': type } })
const megabyte = new Uint8Array(2 ** 20).fill(0x20)

/** A body of so many megabytes, made only as far as it is read. */
function endless(megabytes: number): Response {
  let sent = 0
  return new Response(
    new ReadableStream({
      pull: (stream) => (sent++ < megabytes ? stream.enqueue(megabyte) : stream.close()),
    }),
  )
}

/** Faults of a whole response. */
export const wholeFaults: readonly Fault[] = [
  ...[null, [], {}, 'text', 7].map((value): Fault => ({
    name: JSON.stringify(value),
    response: () => body(JSON.stringify(value)),
  })),
  { name: 'a list of null', response: () => body('[null]') },
  { name: 'pages of null', response: () => body('{"results":null}') },
  { name: 'HTML', response: () => body('<html><body>Welcome</body></html>', 200, 'text/html') },
  { name: 'nothing', response: () => body('') },
  { name: 'cut', response: (healthy) => body(JSON.stringify(healthy).slice(0, -5)) },
  { name: 'NaN', response: () => body('{"results":[NaN]}') },
  { name: 'deep', response: () => body(`${'['.repeat(100_000)}${']'.repeat(100_000)}`) },
  { name: '100 MB', response: () => endless(100) },
  { name: '429', response: () => body('{"message":"Too many requests","statusCode":429}', 429) },
  { name: '500', response: () => body('{"code":500,"message":"Internal server error"}', 500) },
  { name: 'an error of HTML', response: () => body('<html>Bad gateway</html>', 502, 'text/html') },
  { name: '404', response: () => body('{"code":404,"message":"Not found."}', 404) },
  {
    name: '451',
    response: () => body('{"code":451,"message":"Unavailable for legal reasons"}', 451),
  },
]

const elsewhere = '0x00000000000000000000000000000000000000AA'

/** Values that a field may have instead of its own. */
function instead(value: unknown): [string, unknown][] {
  const types: [string, unknown][] = [
    ['text', 'something'],
    ['a number', 7],
    ['a boolean', true],
    ['a list', []],
    ['an object', {}],
  ]
  const wrongTypes = types.filter(
    ([, put]) => typeof put !== typeof value || Array.isArray(put) !== Array.isArray(value),
  )
  const numbers: [string, unknown][] = [
    ['2^256', 2 ** 256],
    ['negative', -1],
    ['a fraction', 1.5],
    ['an ISO date', '2026-11-20T12:00:00Z'],
  ]
  const texts: [string, unknown][] = [
    ['an unknown word', 'SOMETHING_NEW'],
    ['2^256', String(2n ** 256n)],
    ['negative', '-1'],
    ...(/^-?\d/.test(String(value)) ? [['NaN', 'NaN'] as [string, unknown]] : []),
    ['odd bytes', '0x123'],
    ['hidden characters', '\u202e\u200bevil\u0000'],
    ['__proto__', '__proto__'],
    ...(/0x[\da-f]{40}/i.test(String(value))
      ? [
          ['another address', String(value).replace(/0x[\da-f]{40}/i, elsewhere)] as [
            string,
            unknown,
          ],
        ]
      : []),
  ]
  return [
    ['missing', gone],
    ['null', null],
    ...wrongTypes,
    ...(typeof value === 'number' ? numbers : typeof value === 'string' ? texts : []),
  ]
}

/**
 * Every field of a response, to any depth; in lists, those of the first items: the others are
 * alike.
 */
export function pathsIn(value: unknown, items = 1, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return []
  const entries: [string | number, unknown][] = Array.isArray(value)
    ? value.slice(0, items).map((item, at) => [at, item])
    : Object.entries(value)
  return entries.flatMap(([key, inner]) => [
    [...path, key],
    ...pathsIn(inner, items, [...path, key]),
  ])
}

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], value)

/** Each wrong value of a field. */
export const fieldFaults = (healthy: unknown, path: Path): Fault[] =>
  instead(at(healthy, path)).map(([name, put]) => ({
    name: `${path.join('.')}: ${name}`,
    response: (answer) => body(JSON.stringify(corrupt(answer, path, put))),
  }))
