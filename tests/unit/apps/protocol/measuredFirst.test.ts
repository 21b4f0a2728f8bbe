import { allFields, type HostMethod, readMessage, readParams, readRequest } from '#apps/protocol'
import { describe, expect, it } from 'vitest'
import { rounds } from '../../../size.ts'
import { anEndlessKind, endless, Reading } from '../endlessValues.ts'
import { seededRandom, seedOfRun } from '../randomValues.ts'
import { owner, safeAddress, safeInfo } from '../standInHost.ts'

const hash = `0x${'a'.repeat(64)}`
const env = { sdkVersion: '9.1.0' }
const typedData = {
  domain: { chainId: 1, verifyingContract: safeAddress },
  types: {
    Mail: [
      { name: 'to', type: 'Person[]' },
      { name: 'text', type: 'string' },
    ],
    Person: [{ name: 'name', type: 'string' }],
  },
  primaryType: 'Mail',
  message: { to: [{ name: 'Ada' }], text: 'x' },
}
const call = { from: owner, to: owner, data: '0x12', value: '0x1' }
const requests: [method: HostMethod, params: unknown][] = [
  ['getSafeInfo', undefined],
  ['sendTransactions', { txs: [{ to: owner, value: '1', data: '0x' }], params: { safeTxGas: 1 } }],
  ['signMessage', { message: 'x' }],
  ['signTypedMessage', { typedData }],
  ['getTxBySafeTxHash', { safeTxHash: hash }],
  ['getSafeBalances', { currency: 'usd' }],
  ['getOffChainSignature', hash],
  ['wallet_requestPermissions', [{ requestAddressBook: {} }]],
  ['rpcCall', { call: 'eth_call', params: [call, { blockNumber: '0x1' }] }],
  [
    'rpcCall',
    { call: 'eth_getLogs', params: [{ address: [owner], topics: [hash, [hash], null] }] },
  ],
  [
    'rpcCall',
    {
      call: 'eth_estimateGas',
      params: [{ ...call, accessList: [{ address: owner, storageKeys: [hash] }] }],
    },
  ],
]
const answers: unknown[] = [
  { id: 'a', success: true, version: '9.1.0', data: {} },
  { id: 'a', success: false, version: '9.1.0', error: 'x', code: 4001 },
  { event: 'safeChanged', version: '9.1.0', data: safeInfo },
  { event: 'themeChanged', version: '9.1.0', data: { darkMode: true } },
  {
    event: 'transactionExecuted',
    version: '9.1.0',
    data: { safeTxHash: hash, txHash: hash, status: 'SUCCESS' },
  },
]

type Path = readonly string[]

/** Every place of a value, itself included. */
const placesOf = (value: unknown): Path[] => [
  [],
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, one]) => placesOf(one).map((path) => [name, ...path]))
    : []),
]

/** The same value, with another one in this place. */
function withInside(value: unknown, [name, ...path]: Path, change: (one: unknown) => unknown) {
  if (name === undefined) return change(value)
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as object
  const inside: unknown = withInside(Reflect.get(copy, name), path, change)
  Reflect.set(copy, name, inside)
  return copy
}

describe('endless messages are rejected early', () => {
  const cases: [who: string, messages: readonly unknown[], read: (message: unknown) => void][] = [
    [
      'an app',
      requests.map(([method, params]) => ({ id: 'a', method, params, env })),
      (message) => {
        const received = readRequest(message)
        if (received?.kind === 'request')
          readParams(received.request.method, received.request.params)
      },
    ],
    ['a host', answers, (message) => void readMessage(message)],
  ]
  it.each(cases)('from %s, after reading a little', (_, messages, read) => {
    for (let round = 0; round < rounds(3_000); round++) {
      const random = seededRandom(seedOfRun * 10_000 + round)
      const reading = new Reading()
      const kind = anEndlessKind(random)
      const message = messages[round % messages.length]
      const places = placesOf(message)
      const place = places[Math.floor(random() * places.length)]!
      const hostile = withInside(message, place, (one) => endless(kind, reading, one))
      expect(() => read(hostile)).not.toThrow()
      expect(
        reading.isOver,
        `SEED=${seedOfRun}, round ${round}: ${kind} at ${place.join('.')}`,
      ).toBe(false)
    }
  })
})

describe('what a message can carry besides plain data', () => {
  const request = { id: 'a', method: 'getSafeInfo', params: undefined, env }
  it.each<[what: string, value: object]>([
    ['bytes', new Uint8Array(8)],
    ['numbers', new Float64Array(8)],
    ['a buffer', new ArrayBuffer(8)],
    ['a view', new DataView(new ArrayBuffer(8))],
    ['a file', new Blob(['x'])],
    ['a map', new Map()],
    ['a set', new Set()],
    ['a date', new Date(0)],
    ['an expression', /x/],
    ['an error', new TypeError('x')],
    ['a boxed text', new String('x'.repeat(8))], // oxlint-disable-line no-new-wrappers
    ['a boxed number', new Number(1)], // oxlint-disable-line no-new-wrappers
    ['a boxed flag', new Boolean(true)], // oxlint-disable-line no-new-wrappers
    ['a boxed bigint', Object(1n) as object],
    ['a list', []],
  ])('isn’t a message, whatever fields it has: %s', (_, value) => {
    expect(readRequest(Object.assign(value, request))).toBeUndefined()
    const answer = { success: true, version: '9.1.0', data: {} }
    expect(readMessage(Object.assign(value, answer))).toBeUndefined()
  })
})

it('an object whose fields are all read has at most a thousand', () => {
  const wide = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`field${at}`, at]))
  expect(allFields(wide(1_000))).toEqual(wide(1_000))
  expect(allFields(wide(1_001))).toBeUndefined()
})

describe('typed data', () => {
  const read = (types: object, message: object) =>
    readParams('signTypedMessage', {
      typedData: { domain: {}, types, primaryType: 'A', message },
    }).kind
  const list = (count: number) => ({ list: Array.from({ length: count }, () => ({})) })
  const a = [{ name: 'list', type: 'B[]' }]

  it('may have many objects, or long types', () => {
    expect(read({ A: a, B: [] }, list(15_000))).toBe('valid')
    const long = Array.from({ length: 100 }, (_, at) => ({ name: `a${at}`, type: 'string[]' }))
    expect(read({ A: a, B: [], C: long }, list(1))).toBe('valid')
  })

  it('may not name a field twice, which would be hashed as often, at each depth', () => {
    const twice = (type: string) => [
      { name: 'x', type },
      { name: 'x', type },
    ]
    const nested = (fields: (type: string) => object[]) =>
      read({ A: fields('B'), B: fields('C'), C: fields('bool') }, { x: { x: { x: true } } })
    expect(nested(twice)).toBe('invalid')
    expect(nested((type) => twice(type).slice(1))).toBe('valid')
  })

  it('may not have types that take longer to hash than to send', () => {
    const name = 'a'.repeat(100)
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ name: `${name}${at}`, type: 'C[]' }))
    expect(read({ A: a, B: [], C: many(60) }, list(1))).toBe('valid')
    expect(read({ A: a, B: [], C: many(60) }, list(10_000))).toBe('invalid')
    expect(read({ A: a, B: [], C: many(200) }, list(1))).toBe('invalid')
  })
})

describe('an allowance', () => {
  const spent = (method: HostMethod, params: unknown) => {
    const allowance = { left: 1_000_000 }
    readParams(method, params, allowance)
    return 1_000_000 - allowance.left
  }
  const txs = (to: string, count: number) => ({
    txs: Array.from({ length: count }, () => ({ to })),
  })
  const plain = owner.toLowerCase()

  it.each<[what: string, more: number, less: number]>([
    [
      'each call',
      spent('sendTransactions', txs(plain, 3)),
      spent('sendTransactions', txs(plain, 2)),
    ],
    [
      'a checksum',
      spent('sendTransactions', txs(owner, 9)),
      spent('sendTransactions', txs(plain, 9)),
    ],
    [
      'the length of a text',
      spent('signMessage', { message: 'x'.repeat(9_000) }),
      spent('signMessage', { message: 'x' }),
    ],
    [
      'the length of data',
      spent('sendTransactions', { txs: [{ to: plain, data: `0x${'0'.repeat(9_000)}` }] }),
      spent('sendTransactions', txs(plain, 1)),
    ],
    ['each field', spent('getSafeBalances', { a: 1, b: 1 }), spent('getSafeBalances', { a: 1 })],
    [
      'each way in which a block is not named',
      spent('rpcCall', { call: 'eth_getBalance', params: [plain, 'x'] }),
      spent('rpcCall', { call: 'eth_getBalance', params: [plain, 'latest'] }),
    ],
  ])('is used up by %s', (_, more, less) => {
    expect(more).toBeGreaterThan(less)
  })

  it.each(requests)(
    'that is used up leaves %s read or rejected for that reason',
    (method, params) => {
      const whole = readParams(method, params)
      const read = readParams(method, params, { left: 0 })
      expect([whole, { kind: 'invalid', code: -32002 }]).toContainEqual(
        read.kind === 'valid' ? read : { kind: read.kind, code: read.code },
      )
      expect(whole.kind).toBe('valid')
    },
  )
})
