import { Methods, protocolVersion, themeMethod } from '#apps/protocol'

/** The origin of a hostile message, or its defect. */
export type HostileVector =
  | 'shape'
  | 'id'
  | 'method'
  | 'version'
  | 'parameters'
  | 'unexpectedParameters'
  | 'size'
  | 'repeated'
  | 'otherWindow'

/**
 * A message that a host has to survive, as data: it can be cloned, so any SDK or host can be put
 * through it.
 */
export interface HostileCase {
  /** Unique; also the ID of the request, if it may have one. */
  id: string
  vector: HostileVector
  message: unknown
  /** How often it is sent. */
  times: number
  /** What the app must receive: one error, one response of any kind, or nothing. */
  expects: 'error' | 'answer' | 'nothing'
}

const env = { sdkVersion: protocolVersion }
const whole = { method: 'getSafeInfo', params: undefined, env }
const large = 'x'.repeat(200_000)
const inherited = (json: string): unknown => JSON.parse(json)

function circle(): unknown {
  const one: Record<string, unknown> = { call: 'eth_call' }
  one.txs = [one]
  one.params = [one]
  one.message = one
  one.typedData = one
  return one
}

/** Values that no method accepts. */
const odd: readonly (readonly [name: string, value: unknown])[] = [
  ['null', null],
  ['true', true],
  ['zero', 0],
  ['not a number', Number.NaN],
  ['a large number', 1e21],
  ['a bigint', 2n ** 300n],
  ['an empty text', ''],
  ['a path', '../../../../v1/spaces'],
  ['an encoded path', '%2e%2e%2f%2e%2e%2fv1%2fspaces'],
  ['a script', '<script>alert(1)</script>'],
  ['half a character', '\uD800'],
  ['letters that turn the line', '\u202Etxt.exe'],
  ['a long text', large],
  ['a list of null', [null]],
  ['a list in a list', [[[[[]]]]]],
  ['a date', new Date(0)],
  ['bytes', new Uint8Array(32)],
  [
    'paths in every field',
    {
      txs: '../..',
      safeTxHash: '../..',
      currency: '../..',
      message: {},
      typedData: '../..',
      call: '../..',
      params: '../..',
    },
  ],
  [
    'null in every field',
    {
      txs: null,
      safeTxHash: null,
      currency: null,
      message: null,
      typedData: null,
      call: null,
      params: null,
    },
  ],
  [
    'numbers in every field',
    {
      txs: [{ to: 1, value: {}, data: 2 }],
      safeTxHash: 1,
      currency: 1,
      message: 1,
      typedData: { domain: 1, types: 2, message: 3 },
      call: 1,
      params: 1,
    },
  ],
  [
    'too much in every field',
    {
      txs: [{ to: large }],
      safeTxHash: large,
      currency: large,
      message: large,
      typedData: { domain: large },
      call: large,
    },
  ],
  ['names of every object', [{ toString: {}, constructor: {}, hasOwnProperty: {} }]],
  ['an own __proto__', [inherited('{"__proto__":{"requestAddressBook":{}}}')]],
  ['a circle', circle()],
]

const withParameters = [
  Methods.sendTransactions,
  Methods.rpcCall,
  Methods.getTxBySafeTxHash,
  Methods.getSafeBalances,
  Methods.signMessage,
  Methods.signTypedMessage,
  Methods.getOffChainSignature,
  Methods.wallet_requestPermissions,
]
const withoutParameters = [
  Methods.getSafeInfo,
  Methods.getChainInfo,
  Methods.getEnvironmentInfo,
  Methods.wallet_getPermissions,
  themeMethod,
]

/**
 * The currency is optional, so a value without fields, or without a field of that name, is valid
 * there.
 */
const isHarmless = (method: string, name: string): boolean =>
  method === Methods.getSafeBalances && /^(a date|bytes|a circle)$/.test(name)

const bytes = new Uint8Array(1024 * 1024)
/** Takes no space in a message, but is endless to iterate over. */
const longList: unknown[] = []
longList.length = 2 ** 32 - 1
const wide = Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`field${at}`, at]))
const deep = Array.from({ length: 500 }).reduce<object>((inner) => ({ inner }), {})

/** Values far larger than any method accepts. */
const huge: readonly (readonly [name: string, value: unknown])[] = [
  ['many bytes', bytes],
  ['the buffer of many bytes', bytes.buffer],
  ['a boxed text', Object('x'.repeat(100_000))],
  ['a list of the greatest length', longList],
  ['an object with many fields', wide],
  ['an object in an object in an object', deep],
]

type Draft = readonly [
  name: string,
  message: unknown,
  expects: HostileCase['expects'],
  times?: number,
]

const drafts: Readonly<Record<HostileVector, readonly Draft[]>> = {
  shape: [
    ...odd.map(([name, value]): Draft => [name, value, 'nothing']),
    ['undefined', undefined, 'nothing'],
    ['a map', new Map(Object.entries({ ...whole, id: 'x' })), 'nothing'],
    ['a set', new Set([whole]), 'nothing'],
    ['an error', new Error('x'), 'nothing'],
    ['a request in a list', [{ ...whole, id: 'x' }], 'nothing'],
    ['a request as a text', JSON.stringify({ ...whole, id: 'x' }), 'nothing'],
    [
      'an inherited request',
      inherited('{"__proto__":{"id":"x","method":"getSafeInfo","env":{"sdkVersion":"9.1.0"}}}'),
      'nothing',
    ],
    [
      'analytics',
      { category: 'safe-apps-analytics', action: 'x', label: 'x', safeAppName: 'x' },
      'nothing',
    ],
    ['JSON-RPC', { jsonrpc: '2.0', id: 1, method: 'eth_accounts', params: [] }, 'nothing'],
    ['an event of a host', { event: 'safeChanged', version: protocolVersion, data: {} }, 'nothing'],
  ],
  id: [
    undefined,
    null,
    '',
    0,
    1,
    true,
    {},
    [],
    ['x'],
    { toString: 'x' },
    'x'.repeat(129),
    large,
  ].map((id, at): Draft => [`${at}`, { ...whole, id }, 'nothing']),
  method: [
    ...[undefined, null, '', 0, true, {}, [], ['getSafeInfo'], { toString: 'getSafeInfo' }].map(
      (method, at): Draft => [`no text ${at}`, { ...whole, method }, 'error'],
    ),
    ...[
      'constructor',
      'toString',
      'valueOf',
      'hasOwnProperty',
      '__proto__',
      'prototype',
      'then',
      'getsafeinfo',
      'getSafeInfo ',
      'getSafeInfo\u0000',
      'safe_setSettings',
      'eth_sendTransaction',
      'eth_accounts',
      'wallet_sendCalls',
      large,
    ].map((method): Draft => [method.slice(0, 30), { ...whole, method }, 'error']),
    ['an answer', { success: true, version: protocolVersion, data: {} }, 'error'],
  ],
  version: [
    undefined,
    null,
    '9.1.0',
    9,
    [],
    {},
    { sdkVersion: null },
    { sdkVersion: 9 },
    { sdkVersion: ['9.1.0'] },
    { sdkVersion: '9'.repeat(65) },
  ].map((one, at): Draft => [`${at}`, { ...whole, env: one }, 'error']),
  parameters: withParameters.flatMap((method) =>
    odd
      .filter(([name]) => !isHarmless(method, name))
      .map(([name, params]): Draft => [
        `${method}, ${name}`,
        { ...whole, method, params },
        'error',
      ]),
  ),
  unexpectedParameters: withoutParameters.flatMap((method) =>
    odd
      .slice(0, 8)
      .map(([name, params]): Draft => [
        `${method}, ${name}`,
        { ...whole, method, params },
        'answer',
      ]),
  ),
  size: [
    ...huge.map(([name, value]): Draft => [name, value, 'nothing']),
    ...[
      Methods.sendTransactions,
      Methods.rpcCall,
      Methods.signTypedMessage,
      Methods.wallet_requestPermissions,
    ].flatMap((method) =>
      huge.map(([name, value]): Draft => [
        `${method}, ${name}`,
        {
          ...whole,
          method,
          params:
            method === Methods.wallet_requestPermissions
              ? [value]
              : {
                  txs: value,
                  call: 'eth_call',
                  params: value,
                  typedData: { domain: {}, types: { A: [] }, primaryType: 'A', message: value },
                },
        },
        'error',
      ]),
    ),
  ],
  repeated: [
    [
      'rpcCall',
      { ...whole, method: Methods.rpcCall, params: { call: 'eth_gasPrice', params: [] } },
      'answer',
      20,
    ],
    [
      'getOffChainSignature',
      { ...whole, method: Methods.getOffChainSignature, params: `0x${'0'.repeat(64)}` },
      'answer',
      20,
    ],
  ],
  otherWindow: [...withParameters, ...withoutParameters, 'notAMethod'].map((method): Draft => [
    method,
    { ...whole, method },
    'nothing',
  ]),
}

/** Messages without a usable ID stay without one. */
function toCase(vector: HostileVector, [name, message, expects, times = 1]: Draft): HostileCase {
  const id = `${vector}: ${name}`
  const hasId =
    vector !== 'shape' && vector !== 'id' && !(vector === 'size' && expects === 'nothing')
  return { id, vector, message: hasId ? { ...(message as object), id } : message, expects, times }
}

/** Every hostile message, in the order in which they are sent. */
export const hostileCases: readonly HostileCase[] = (
  Object.keys(drafts) as HostileVector[]
).flatMap((vector) => drafts[vector].map((draft) => toCase(vector, draft)))
