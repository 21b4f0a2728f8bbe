import type { SdkFunction } from './sdkCalls.ts'
import { type Kind, signatures } from './sdkArguments.ts'

/** One way to call a function; sets of the same kind must behave alike. */
export interface ArgumentSet {
  kind: string
  args: readonly unknown[]
}

const hostile = [
  '',
  ' ',
  '.',
  '..',
  '../17000',
  '..\\1',
  '%2e%2e',
  '%2f',
  '/',
  '//evil.example',
  'a?b=c',
  'a#b',
  'a\nb',
  '$&',
  '$$',
  "$'",
  '{chainId}',
  '{address}',
  'ü',
  '0',
  'x'.repeat(300),
  null,
  7,
]
const address = '0x19E7E376E7C213B7E7e7e46cc70A5dD086DAff2A'
const hash = `0x${'5a'.repeat(32)}`
/** Invalid values of a path parameter. */
const misfits: Partial<Record<Kind, readonly unknown[]>> = {
  chainId: [...hostile, '01', '-1', '1.5', '1e3', '0x1', 'eth'],
  address: [...hostile, 'alice.eth', hash, address.slice(2), `${address}0`, ` ${address}`],
  hash: [...hostile, address, `${hash}0`, hash.slice(2)],
  currency: [...hostile, 'us', 'dollars', 'usd/eur', 'u$d'],
  transactionId: [
    ...hostile,
    `multisig_../${hash}`,
    `two words_${address}_${hash}`,
    `multisig_${address}_${hash}/..`,
    address,
  ],
  uuid: [...hostile, hash, '0b0a7e5e7f5c4b0e9d1a3c5f1e2d4b6a'],
}
/** Valid but unusual values. */
const unusual: Partial<Record<Kind, readonly [kind: string, value: string][]>> = {
  address: [
    ['an address in small letters', address.toLowerCase()],
    ['an address in capitals', `0x${address.slice(2).toUpperCase()}`],
  ],
  hash: [['a hash in capitals', `0x${hash.slice(2).toUpperCase()}`]],
  currency: [['a currency in small letters', 'chf']],
  transactionId: [['an id with a comma', `transfer_${address}_e${hash.slice(2)}1,0`]],
  uuid: [['a device in capitals', '0B0A7E5E-7F5C-4B0E-9D1A-3C5F1E2D4B6A']],
}
const oddTexts = [
  '',
  ' a  b ',
  'grüße 漢字 😀 \u0000',
  'a,b;c|d',
  'a&b=c?d#e+f%20%zz',
  '"\\\'<script>',
  '$&',
  '../..',
]

type Fields = Record<string, unknown>
const everyField = (fields: unknown, value: unknown): Fields =>
  Object.fromEntries(Object.keys(fields as Fields).map((key) => [key, value]))
const sets = (kind: string, values: readonly unknown[]): [kind: string, value: unknown][] =>
  values.map((value) => [kind, value])

function oddBodies(body: unknown): [string, unknown][] {
  const circle: Fields = {}
  circle.self = circle
  return [
    ...sets(
      'odd text in the body',
      oddTexts.map((text) => everyField(body, text)),
    ),
    ...sets('odd values in the body', [
      everyField(body, null),
      everyField(body, undefined),
      everyField(body, ['a', ['b', null]]),
      everyField(body, { at: new Date(0), not: NaN }),
      {},
    ]),
    ...sets('no body', [undefined]),
    ...sets('null as the body', [null]),
    ...sets('a text as the body', ['{"already":"JSON"}']),
    ...sets('a body that is no JSON', [everyField(body, 1n), circle]),
  ]
}

const oddQueries = (query: unknown): [string, unknown][] => [
  ...sets(
    'odd text in the query',
    oddTexts.map((text) => everyField(query, text)),
  ),
  ...sets(
    'odd values in the query',
    [null, undefined, 0, -0, false, NaN, 1e21, {}].map((value) => everyField(query, value)),
  ),
  ...sets(
    'a list in the query',
    [['a'], ['a', 'b c'], [], [null, 'x'], ['a,b', 'ü']].map((list) => everyField(query, list)),
  ),
  ...sets('an empty query', [{}]),
]

const oddHeaders = (headers: unknown): [string, unknown][] => [
  ['a header more', { ...(headers as Fields), 'X-Other': 'yes' }],
  ['empty headers', everyField(headers, '')],
  ['no headers', undefined],
  ['a content type of the caller', { ...(headers as Fields), 'Content-Type': 'text/plain' }],
  ...sets(
    'a header that cannot be sent',
    ['line\nbreak', '漢字'].map((value) => everyField(headers, value)),
  ),
]

/** Alternative values of an argument. */
function odd(kind: Kind, value: unknown): [string, unknown][] {
  if (kind === 'body') return oddBodies(value)
  if (kind === 'query') return oddQueries(value)
  if (kind === 'headers') return oddHeaders(value)
  if (kind === 'field')
    return sets('odd values in the body', [...oddTexts, null, undefined, 0, ['a']])
  if (kind === 'safes') return sets('odd safes', [['1:0x', '1:0x'], [' a b ', 'ü,&='], ['']])
  return [...sets('a path value that does not fit', misfits[kind] ?? []), ...(unusual[kind] ?? [])]
}

/**
 * Every way to call a function: with the required arguments, with all, and with one unusual
 * argument after another.
 */
export function setsOf(name: SdkFunction): ArgumentSet[] {
  const { takes, least, full } = signatures[name]
  const others = takes.flatMap((kind, at) =>
    kind === 'page'
      ? []
      : odd(kind, full[at]).map(([set, value]) => ({
          kind: set,
          args: (full as readonly unknown[]).with(at, value),
        })),
  )
  return [
    { kind: 'as little as possible', args: least },
    { kind: 'everything', args: full },
    ...others,
  ]
}
