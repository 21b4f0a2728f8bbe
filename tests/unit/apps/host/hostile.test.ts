import { type HostMethod, Methods, toRequest } from '#apps/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { AppRequestError, type Handlers } from '../../../../src/apps/host/index.ts'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'
import { owner, safeInfo } from '../standInHost.ts'
import {
  aHostWithAnApp,
  answering,
  appOrigin,
  hash,
  hostOrigin,
  settled,
  shortly,
  waiting,
} from './aFrame.ts'

afterEach(() => void vi.unstubAllGlobals())

type World = ReturnType<typeof aHostWithAnApp>
const alive = JSON.stringify({ ...safeInfo, network: 'MAINNET' })
const otherOrigin = 'https://other.test'

/** The host still answers its app, nothing was thrown, and no one else has read anything. */
async function expectUnharmed({ ask, answers, errors, received, start }: World) {
  await settled()
  const read = received.filter(
    ({ arrived, origin, message }) =>
      arrived && origin !== appOrigin && (message as { success?: boolean }).success !== false,
  )
  expect([errors, read]).toEqual([[], []])
  start(appOrigin)
  expect(answers(ask('getSafeInfo')).map(shortly)).toEqual([alive])
}

const whole = toRequest('a', 'getSafeInfo', undefined)
const own = (json: string): unknown => JSON.parse(json)

describe('a message without a usable id is ignored:', () => {
  it.each<[what: string, data: unknown]>([
    ['nothing', null],
    ['undefined', undefined],
    ['a text', 'getSafeInfo'],
    ['an empty text', ''],
    ['a number', 1],
    ['not a number', Number.NaN],
    ['a bigint', 1n],
    ['true', true],
    ['a list', [whole]],
    ['an empty object', {}],
    ['a map', new Map(Object.entries(whole))],
    ['a set', new Set([whole])],
    ['a date', new Date(0)],
    ['an expression', /x/],
    ['an error', new Error('x')],
    ['bytes', new Uint8Array(8)],
    ['a buffer', new ArrayBuffer(8)],
    ['analytics', { category: 'safe-apps-analytics', action: 'x', label: 'y', safeAppName: 'z' }],
    ['the message of a development server', { type: 'webpackOk' }],
    ['JSON-RPC with a number as id', { jsonrpc: '2.0', id: 1, method: 'eth_accounts', params: [] }],
    ['an empty id', { ...whole, id: '' }],
    ['a long id', { ...whole, id: 'x'.repeat(129) }],
    ['an id that is a list', { ...whole, id: ['a'] }],
    ['an id that is an object', { ...whole, id: { toString: 'a' } }],
    ['an inherited id', own('{"__proto__":{"id":"a","method":"getSafeInfo"}}')],
  ])('%s', async (_, data) => {
    const world = aHostWithAnApp()
    world.deliver(data)
    await settled()
    expect(world.received).toEqual([])
    await expectUnharmed(world)
  })
})

describe('an invalid message with an id gets one error:', () => {
  it.each<[what: string, data: object]>([
    ['no method', { id: 'a' }],
    ['an unknown method', { ...whole, method: 'eth_sendTransaction' }],
    ['a method of every object', { ...whole, method: 'constructor' }],
    ['another one', { ...whole, method: '__proto__' }],
    ['a method in another case', { ...whole, method: 'getsafeinfo' }],
    ['a method with a space', { ...whole, method: 'getSafeInfo ' }],
    ['a long method', { ...whole, method: 'x'.repeat(1_000_000) }],
    ['a method that is a list', { ...whole, method: ['getSafeInfo'] }],
    ['a method that is an object', { ...whole, method: { toString: 'getSafeInfo' } }],
    ['a handler of the host', { ...whole, method: 'safe_setSettings' }],
    ['no environment', { ...whole, env: undefined }],
    ['an environment that is null', { ...whole, env: null }],
    ['an environment that is a text', { ...whole, env: '9.1.0' }],
    ['a version that is a number', { ...whole, env: { sdkVersion: 9 } }],
    ['a long version', { ...whole, env: { sdkVersion: '9'.repeat(65) } }],
    ['an inherited version', { ...whole, env: own('{"__proto__":{"sdkVersion":"9"}}') }],
    ['an answer of a host', { id: 'a', success: true, version: '9.1.0', data: {} }],
  ])('%s', async (_, data) => {
    const world = aHostWithAnApp()
    world.deliver(data)
    await settled()
    expect(world.answers('a')).toMatchObject([
      { success: false, code: expect.any(Number) as number, error: expect.any(String) as string },
    ])
    expect(JSON.stringify(world.answers('a')).length).toBeLessThan(300)
    await expectUnharmed(world)
  })
})

const circle: Record<string, unknown> = {}
circle.txs = [circle]
const odd: [what: string, value: unknown][] = [
  ['null', null],
  ['a text', 'x'],
  ['a path', '../../../../v1/spaces'],
  ['an encoded path', '%2e%2e%2fv1'],
  ['a number', 1e21],
  ['a list', [null]],
  [
    'an object',
    {
      txs: [null],
      safeTxHash: '../..',
      currency: '../..',
      message: {},
      typedData: 1,
      call: 'eth_call',
      params: {},
    },
  ],
  ['a circle', circle],
  ['own __proto__', own('{"__proto__":{"txs":[],"message":"x"},"txs":[{"__proto__":{"to":1}}]}')],
  ['a map', new Map([['message', 'x']])],
  [
    '2 MB',
    {
      message: 'x'.repeat(2_000_000),
      safeTxHash: 'x'.repeat(2_000_000),
      txs: [{ to: owner, data: `0x${'0'.repeat(2_000_000)}` }],
    },
  ],
]
const withParams = [
  'sendTransactions',
  'rpcCall',
  'getTxBySafeTxHash',
  'getSafeBalances',
  'signMessage',
  'signTypedMessage',
  'getOffChainSignature',
  'wallet_requestPermissions',
] as const

describe('parameters that are invalid open no dialog and reach no handler:', () => {
  it.each(
    withParams.flatMap((method) => odd.map(([what, value]) => [method, what, value] as const)),
  )('%s with %s', async (method, _, params) => {
    const { open, handlers } = waiting()
    const world = aHostWithAnApp({ handlers })
    const id = world.ask(method, params)
    await settled()
    expect([open.length, world.answers(id).length]).toEqual([0, 1])
    await expectUnharmed(world)
  })
})

describe('messages from elsewhere get no response or dialog:', () => {
  const sources: [who: string, from: (world: World) => object][] = [
    ['a sibling of the frame', () => ({ source: { name: 'sibling' }, origin: appOrigin })],
    ['a frame in the app', ({ app }) => ({ source: { parent: app }, origin: appOrigin })],
    [
      'a window that the app has opened',
      ({ app }) => ({ source: { opener: app }, origin: appOrigin }),
    ],
    ['the page of the host', ({ hostWindow }) => ({ source: hostWindow, origin: hostOrigin })],
    ['no window', () => ({ source: null, origin: appOrigin })],
  ]
  const requests: [method: HostMethod, params: unknown][] = [
    ['getSafeInfo', undefined],
    ['requestAddressBook', undefined],
    ['sendTransactions', { txs: [{ to: owner, value: '1', data: '0x' }] }],
    ['signMessage', { message: 'x' }],
    ['wallet_requestPermissions', [{ requestAddressBook: {} }]],
    ['rpcCall', { call: 'eth_gasPrice', params: [] }],
  ]
  it.each(
    sources.flatMap(([who, from]) =>
      requests.map(([method, params]) => [who, method, params, from] as const),
    ),
  )('%s, %s', async (_, method, params, from) => {
    const { open, handlers } = waiting()
    const world = aHostWithAnApp({ handlers })
    world.deliver(toRequest('a', method, params), from(world))
    await settled()
    expect([open, world.received]).toEqual([[], []])
    await expectUnharmed(world)
  })
})

describe('a handler produces one response', () => {
  const misbehaving: [how: string, handle: () => unknown][] = [
    ['throws', () => { throw new Error('x') }], // prettier-ignore
    ['throws nothing', () => { throw undefined }], // prettier-ignore
    // oxlint-disable-next-line prefer-promise-reject-errors
    ['rejects with nothing', () => Promise.reject(null as never)],
    // oxlint-disable-next-line prefer-promise-reject-errors
    ['rejects with an odd object', () => Promise.reject(Object.create(null) as never)],
    ['returns nothing', () => undefined],
    ['returns a function', () => () => 'x'],
    ['resolves with a symbol', () => Promise.resolve(Symbol('x'))],
    ['resolves with a window', () => Promise.resolve({ now: Date.now })],
    ['settles twice', () => new Promise((resolve, reject) => (resolve(1), reject(new Error('x'))))],
    ['rejects with a code', () => Promise.reject(new AppRequestError('unsupportedMethod'))],
  ]
  it.each(
    misbehaving.flatMap(([how, handle]) =>
      (['getSafeBalances', 'sendTransactions', 'wallet_requestPermissions'] as const).map(
        (method) => [how, method, handle] as const,
      ),
    ),
  )('that %s: %s', async (_, method, handle) => {
    const world = aHostWithAnApp({ handlers: { ...answering, [method]: handle } as Handlers })
    const params = {
      getSafeBalances: {},
      sendTransactions: { txs: [{ to: owner }] },
      wallet_requestPermissions: [{ requestAddressBook: {} }],
    }[method]
    const ids = [world.ask(method, params), world.ask(method, params)]
    await settled()
    expect(ids.map((id) => world.answers(id).length)).toEqual([1, 1])
    expect(JSON.stringify(world.received)).not.toContain('Error:')
    expect(world.host.snapshot()).toMatchObject({ dialog: undefined, queued: 0 })
    await expectUnharmed(world)
  })
})

const valid: [method: HostMethod, params: unknown][] = [
  ...Object.values(Methods).map((method): [HostMethod, unknown] => [method, undefined]),
  ['sendTransactions', { txs: [{ to: owner }] }],
  ['signMessage', { message: 'x' }],
  ['signTypedMessage', { typedData: { domain: {}, types: { A: [] }, message: {} } }],
  ['rpcCall', { call: 'eth_gasPrice', params: [] }],
  ['getTxBySafeTxHash', { safeTxHash: hash }],
  ['getSafeBalances', {}],
  ['wallet_requestPermissions', [{ requestAddressBook: {} }]],
]

it.each(Array.from({ length: 60 }, (_, at) => at))(
  'in any order of requests, reloads and navigations, each gets one response, %i',
  async (walk) => {
    const random = seededRandom(seedOfRun * 1_000 + walk)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const { open, handlers } = waiting()
    const world = aHostWithAnApp({ handlers })
    const { host, ask, start, load, reload, errors } = world
    const asked: string[] = []
    const told = `SEED=${seedOfRun}, walk ${walk}`
    const acts: (() => unknown)[] = [
      ...Array<() => unknown>(6).fill(() => asked.push(ask(...pick(valid)))),
      () => asked.push(ask(pick(valid)[0], randomValue(random))),
      () => world.deliver(randomValue(random)),
      () => asked.length > 0 && ask(...pick(valid), { id: `again${Math.floor(random() * 3)}` }),
      () => pick(open)?.answer(random() < 0.5 ? 1 : ['requestAddressBook']),
      () => pick(open)?.close(),
      () => pick(open)?.fail(randomValue(random)),
      () => reload(),
      () => load(),
      () => start(pick([appOrigin, otherOrigin])),
      () => host.allow(pick([appOrigin, otherOrigin, hostOrigin])),
      () =>
        host.change({
          safe: { ...safeInfo, nonce: Math.floor(random() * 3), chainId: pick([1, 5]) },
        }),
      () => host.change({ account: pick([owner, undefined]), darkMode: random() < 0.5 }),
      () => settled(),
    ]
    for (let step = 0; step < 120; step++) {
      await pick(acts)()
      const dialogs = open.filter(
        ({ method, signal }) => /^(send|sign|wallet)/.test(method) && !signal.aborted,
      )
      expect(dialogs.length, told).toBeLessThanOrEqual(1)
      expect(host.snapshot().queued, told).toBeLessThanOrEqual(5)
    }
    host.destroy()
    for (const one of open) one.answer('late')
    await settled()
    expect(
      asked.filter((id) => world.answers(id).length !== 1),
      told,
    ).toEqual([])
    expect(
      [errors, open.filter(({ signal }) => !signal.aborted).length, asked.length > 20],
      told,
    ).toEqual([[], 0, true])
  },
)
