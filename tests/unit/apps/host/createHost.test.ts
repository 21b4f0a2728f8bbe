import { toRequest } from '#apps/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  AppRequestError,
  createHost,
  createQuota,
  type Handlers,
  maxPending,
  setPermission,
} from '../../../../src/apps/host/index.ts'
import { rounds } from '../../../size.ts'
import { seededRandom, seedOfRun } from '../randomValues.ts'
import { owner, safeAddress, safeInfo } from '../standInHost.ts'
import {
  aFrame,
  aHostWithAnApp,
  answering,
  appOrigin,
  chain,
  hash,
  hostOrigin,
  settled,
  shortly,
  startPage,
  waiting,
} from './aFrame.ts'

afterEach(() => void vi.unstubAllGlobals())

const tx = { txs: [{ to: owner, value: '1', data: '0x' }] }
const addressBook = [{ requestAddressBook: {} }]
const gone = '4900 Request failed'

/** A host whose dialogs and requests wait for the test. */
function aWaitingHost(more: Parameters<typeof aHostWithAnApp>[0] = {}) {
  const { open, handlers } = waiting()
  const world = aHostWithAnApp({ handlers, ...more })
  const told = (id: string) => world.answers(id).map(shortly)
  return {
    ...world,
    open,
    told,
    methods: () =>
      open.map(({ method, signal }) => `${method}${signal.aborted ? ', aborted' : ''}`),
  }
}

describe('opening an app', () => {
  it('listens before the app can send', () => {
    const { sources } = aHostWithAnApp()
    expect(sources).toEqual([`${appOrigin}/start?a=1 with 1 listeners`])
  })

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'about:blank',
    `blob:${hostOrigin}/x`,
    'file:///x',
    '//wallet.test',
    '',
    `${hostOrigin}/apps`,
    `https://wallet.test@app.test/`,
  ])('does not open %s', (url) => {
    const { frame, hostWindow, hostListeners, sources } = aFrame()
    const state = { safe: safeInfo, chain, darkMode: false, account: owner }
    const open = () =>
      createHost({
        frame,
        page: hostWindow,
        url,
        state,
        handlers: answering,
        permissions: { read: () => ({}), write: () => {} },
      })
    expect(open).toThrow(TypeError)
    expect([sources.length, hostListeners.size]).toEqual([0, 0])
  })

  it('sends the theme when the app has loaded', () => {
    const { received, reload } = aHostWithAnApp()
    reload()
    expect(received).toMatchObject([
      {
        target: appOrigin,
        message: {
          success: true,
          data: { darkMode: false },
          id: expect.stringMatching(/^[0-9a-f]{20}$/) as string,
        },
      },
    ])
  })
})

describe('a response', () => {
  it.each([
    'getSafeInfo',
    'getChainInfo',
    'getEnvironmentInfo',
    'getCurrentTheme',
    'wallet_getPermissions',
  ])('to %s is sent at once', (method) => {
    const { ask, answers } = aWaitingHost()
    const id = ask(method)
    expect(answers(id)).toHaveLength(1)
  })

  it('goes to the origin of the app alone', async () => {
    const { ask, received } = aHostWithAnApp()
    for (const [method, params] of [
      ['getSafeInfo'],
      ['rpcCall', { call: 'eth_gasPrice', params: [] }],
      ['eth_sign'],
      ['getTxBySafeTxHash', 'x'],
    ] as const)
      ask(method, params)
    await settled()
    expect(received.map(({ target }) => target)).toEqual(Array(4).fill(appOrigin))
  })

  it('has a code for a failed handler, and none of its error details', async () => {
    const handlers = {
      ...answering,
      getSafeBalances: () => Promise.reject(new Error('secret')),
      getOffChainSignature: () => {
        throw new TypeError('secret')
      },
      signMessage: () => Promise.reject(new AppRequestError('unauthorized', { cause: 'secret' })),
      getTxBySafeTxHash: () => Promise.resolve({ notCloneable: () => 'secret' } as never),
      // oxlint-disable-next-line prefer-promise-reject-errors
      sendTransactions: () => Promise.reject(null as never),
    }
    const { ask, answers, errors } = aHostWithAnApp({ handlers })
    const ids = [
      ask('getSafeBalances'),
      ask('getOffChainSignature', hash),
      ask('signMessage', { message: 'x' }),
      ask('getTxBySafeTxHash', { safeTxHash: hash }),
      ask('sendTransactions', tx),
    ]
    await settled()
    const failed = '-32603 Request failed'
    expect(ids.map((id) => answers(id).map(shortly))).toEqual([
      [failed],
      [failed],
      ['4100 Request failed'],
      [failed],
      [failed],
    ])
    expect(errors).toEqual([])
  })

  it('is an error if the permissions cannot be read', async () => {
    const read = () => {
      throw new Error('storage')
    }
    const { ask, answers, errors } = aHostWithAnApp({ permissions: { read, write: () => {} } })
    const ids = [
      ask('wallet_getPermissions'),
      ask('wallet_requestPermissions', addressBook),
      ask('requestAddressBook'),
    ]
    await settled()
    expect(ids.map((id) => answers(id).map(shortly))).toEqual(
      Array(3).fill(['-32603 Request failed']),
    )
    expect(errors).toEqual([])
  })

  it('is an error for typed data of the Safe itself', () => {
    const { ask, told, open } = aWaitingHost()
    const sign = (name: string, verifyingContract: string) => {
      const types = { [name]: [{ name: 'nonce', type: 'uint256' }] }
      return ask('signTypedMessage', {
        typedData: { domain: { verifyingContract }, types, message: { nonce: 1 } },
      })
    }
    const own = [sign('SafeTx', safeAddress.toLowerCase()), sign('SafeMessage', safeAddress)]
    expect(own.map(told)).toEqual([['4100 Request failed'], ['4100 Request failed']])
    sign('SafeTx', owner)
    sign('Permit', safeAddress)
    expect(open).toHaveLength(1)
  })
})

describe('messages', () => {
  it.each<[who: string, from: (world: ReturnType<typeof aWaitingHost>) => object]>([
    ['another window', () => ({ source: {} })],
    ['a page in a frame of the app', () => ({ source: { parent: 'app' } })],
    ['the page of the host', ({ hostWindow }) => ({ source: hostWindow, origin: hostOrigin })],
    ['no window', () => ({ source: null })],
  ])('of %s are ignored', async (_, from) => {
    const world = aWaitingHost()
    world.deliver(toRequest('a', 'getSafeInfo', undefined), from(world))
    world.deliver(toRequest('b', 'sendTransactions', tx), from(world))
    await settled()
    expect([world.received, world.open]).toEqual([[], []])
  })

  it('without a window are ignored after the frame was removed', () => {
    const { frame, deliver, open } = aWaitingHost()
    frame.contentWindow = null
    deliver(toRequest('b', 'sendTransactions', tx), { source: null })
    expect(open).toEqual([])
  })

  it('with an id that is pending are ignored', async () => {
    const { ask, answers, open } = aWaitingHost()
    ask('sendTransactions', tx, { id: 'a' })
    ask('sendTransactions', tx, { id: 'a' })
    ask('getSafeInfo', undefined, { id: 'a' })
    ask('eth_sign', undefined, { id: 'a' })
    ask('getTxBySafeTxHash', 'x', { id: 'a' })
    open[0]?.answer({ safeTxHash: hash })
    await settled()
    expect([open.length, answers('a').map(shortly)]).toEqual([1, [`{"safeTxHash":"${hash}"}`]])
    ask('getCurrentTheme', undefined, { id: 'a' })
    expect(answers('a')).toHaveLength(2)
  })

  it('are rejected with a code while too many are pending', () => {
    const { ask, told } = aWaitingHost({ quota: createQuota({ limit: Infinity }) })
    for (let at = 0; at < maxPending; at++) ask('getSafeBalances')
    expect([ask('getSafeBalances'), ask('sendTransactions', tx)].map(told)).toEqual([
      ['-32002 Request failed'],
      ['-32002 Request failed'],
    ])
  })
})

describe('dialogs', () => {
  it('open one at a time, in the order of the requests', async () => {
    const { ask, open, told, methods, host } = aWaitingHost()
    const ids = [
      ask('sendTransactions', tx),
      ask('signMessage', { message: 'x' }),
      ask('wallet_requestPermissions', addressBook),
    ]
    expect(methods()).toEqual(['sendTransactions'])
    expect(host.snapshot()).toMatchObject({
      dialog: { method: 'sendTransactions', origin: appOrigin },
      queued: 2,
    })
    open[0]?.answer(1)
    await settled()
    expect(methods()).toEqual(['sendTransactions, aborted', 'signMessage'])
    open[1]?.close()
    await settled()
    open[2]?.close()
    await settled()
    expect(ids.map(told)).toEqual([
      ['1'],
      ['4001 Transaction was rejected'],
      ['4001 Permissions were rejected'],
    ])
    expect(host.snapshot()).toMatchObject({ dialog: undefined, queued: 0 })
  })

  it('queue five requests and reject the others', async () => {
    const { ask, open, told } = aWaitingHost()
    const ids = Array.from({ length: 50 }, () => ask('sendTransactions', tx))
    expect(ids.filter((id) => told(id)[0] === '-32002 Request failed')).toEqual(ids.slice(6))
    for (let at = 0; at < 6; at++) {
      open[at]?.answer(at)
      await settled()
    }
    expect(open).toHaveLength(6)
    expect(ids.slice(0, 6).map(told)).toEqual([['0'], ['1'], ['2'], ['3'], ['4'], ['5']])
  })

  it('do not keep reads waiting', async () => {
    const { ask, open, told } = aWaitingHost()
    ask('sendTransactions', tx)
    const id = ask('rpcCall', { call: 'eth_gasPrice', params: [] })
    open[1]?.answer('0x1')
    await settled()
    expect(told(id)).toEqual(['"0x1"'])
  })
})

describe('requests end with an error', () => {
  type World = ReturnType<typeof aWaitingHost>
  const ways: [way: string, act: (world: World) => void][] = [
    ['when the frame is reloaded', ({ reload }) => reload()],
    ['when the frame has loaded another page', ({ reload }) => reload('https://other.test')],
    [
      'when a page of another origin sends',
      ({ start, deliver }) => (start('https://other.test'), deliver('hello')),
    ],
    [
      'when another Safe is opened',
      ({ host }) => host.change({ safe: { ...safeInfo, safeAddress: owner } }),
    ],
    [
      'when another chain is opened',
      ({ host }) => host.change({ safe: { ...safeInfo, chainId: 5 } }),
    ],
    ['when another account is connected', ({ host }) => host.change({ account: safeAddress })],
    ['when the account is disconnected', ({ host }) => host.change({ account: undefined })],
    ['when the host is destroyed', ({ host }) => host.destroy()],
  ]

  it.each(ways)('%s, once, and their dialog closes', async (_, act) => {
    const world = aWaitingHost()
    const { ask, open, told, host, methods } = world
    const dialogs = [ask('sendTransactions', tx), ask('signMessage', { message: 'x' })]
    const read = ask('rpcCall', { call: 'eth_gasPrice', params: [] })
    act(world)
    expect(methods()).toEqual(['sendTransactions, aborted', 'rpcCall, aborted'])
    expect(host.snapshot()).toMatchObject({ dialog: undefined, queued: 0 })
    for (const one of open) one.answer('late')
    await settled()
    expect([...dialogs, read].map(told)).toEqual([[gone], [gone], [gone]])
  })

  it('but not when the first page has loaded, or only the nonce has changed', () => {
    const world = aFrame()
    const { open, handlers } = waiting()
    const state = { safe: safeInfo, chain, darkMode: false, account: owner }
    const permissions = { read: () => ({}), write: () => {} }
    const host = createHost({
      frame: world.frame,
      page: world.hostWindow,
      url: appOrigin,
      state,
      handlers,
      permissions,
    })
    world.deliver(toRequest('a', 'sendTransactions', tx))
    world.load()
    host.change({
      safe: { ...safeInfo, safeAddress: safeAddress.toLowerCase(), nonce: 1 },
      account: owner.toLowerCase(),
    })
    expect([open.length, open[0]?.signal.aborted, world.answers('a')]).toEqual([1, false, []])
  })

  it('but not by another account during the wallet prompt: its outcome counts', async () => {
    const { ask, host, told, open } = aWaitingHost()
    const id = ask('sendTransactions', tx)
    open[0]?.walletAsked(true)
    host.change({ account: safeAddress })
    expect(open[0]?.signal.aborted).toBe(false)
    open[0]?.answer({ safeTxHash: hash })
    await settled()
    expect(told(id)).toEqual([`{"safeTxHash":"${hash}"}`])

    const next = ask('sendTransactions', tx)
    open[1]?.walletAsked(true)
    open[1]?.walletAsked(false)
    host.change({ account: owner })
    expect(told(next)).toEqual([gone])
  })

  it('and a new page can use their ids', async () => {
    const { ask, open, told, reload } = aWaitingHost()
    ask('sendTransactions', tx, { id: 'a' })
    reload()
    ask('sendTransactions', tx, { id: 'a' })
    open[0]?.answer('of the last page')
    await settled()
    open[1]?.answer('of this page')
    await settled()
    expect(told('a')).toEqual([gone, '"of this page"'])
  })

  it('after which nothing is listened to', () => {
    const { host, hostListeners, loadListeners, ask, told } = aWaitingHost()
    host.destroy()
    host.destroy()
    expect([hostListeners.size, loadListeners.size, told(ask('getSafeInfo'))]).toEqual([0, 0, []])
  })
})

describe('a frame that has moved to another origin', () => {
  const other = 'https://other.test'

  it('only receives errors until the user agrees', async () => {
    const { ask, told, start, host, open, received } = aWaitingHost()
    start(other)
    const before = [ask('getSafeInfo'), ask('sendTransactions', tx), ask('eth_sign')]
    expect(before.map(told)).toEqual(Array(3).fill(['4100 Request failed']))
    expect([open.length, received.every(({ target }) => target === other)]).toEqual([0, true])
    expect(host.snapshot()).toMatchObject({ origin: appOrigin, movedTo: other })

    host.allow('https://third.test')
    expect(host.snapshot()).toMatchObject({ origin: appOrigin, movedTo: other })
    expect(told(ask('getSafeInfo'))).toEqual(['4100 Request failed'])
    host.allow(other)
    expect(host.snapshot()).toMatchObject({ origin: other, movedTo: undefined })
    expect(shortly({ data: { ...safeInfo, network: 'MAINNET' } })).toBe(told(ask('getSafeInfo'))[0])
    ask('sendTransactions', tx)
    expect(open[0]).toMatchObject({ origin: other })
  })

  it('does not learn what the host reports', () => {
    const { start, host, received, deliver } = aWaitingHost()
    start(other)
    deliver('hello')
    host.change({ safe: { ...safeInfo, nonce: 1 }, darkMode: true })
    host.executed({ safeTxHash: hash, txHash: hash, status: 'SUCCESS' })
    expect(received.filter(({ arrived }) => arrived)).toEqual([])
    expect(received).toHaveLength(3)
  })

  it('gets responses again when it has returned', () => {
    const { ask, start, told, host } = aWaitingHost()
    start(other)
    ask('getSafeInfo')
    start(appOrigin)
    expect(told(ask('getCurrentTheme'))).toEqual(['{"darkMode":false}'])
    expect(host.snapshot().movedTo).toBeUndefined()
  })

  it('has the permissions of its own origin', async () => {
    const { ask, told, start, host, store, setStore } = aHostWithAnAppThatTells()
    setStore(setPermission(store(), startPage, 'requestAddressBook', true, 0))
    start(other)
    ask('getSafeInfo')
    host.allow(other)
    const ids = [ask('wallet_getPermissions'), ask('requestAddressBook')]
    await settled()
    expect(ids.map(told)).toEqual([['[]'], ['[]']])
  })

  it.each(['null', `${appOrigin}.evil.test`, 'https://app.test:8443', 'http://app.test'])(
    'is another one at %s',
    (origin) => {
      const { ask, told } = aWaitingHost()
      expect(told(ask('getSafeInfo', undefined, { origin }))).toEqual(['4100 Request failed'])
    },
  )

  it('cannot be allowed without an origin, or at the origin of the host', () => {
    const { ask, host, frame } = aWaitingHost()
    for (const origin of ['null', hostOrigin]) {
      ask('getSafeInfo', undefined, { origin })
      host.allow(origin)
      expect(host.snapshot().origin).toBe(appOrigin)
    }
    expect(frame.src).toContain('about:blank')
  })

  it.each([true, false])('is emptied at the origin of the host (its page sends: %s)', (sends) => {
    const { ask, start, load, told, frame, host } = aWaitingHost()
    const pending = ask('sendTransactions', tx)
    start(hostOrigin)
    if (sends) ask('getSafeInfo')
    else load()
    expect([frame.src, host.snapshot().blocked, told(pending)]).toEqual([
      'about:blank with 1 listeners',
      'ownPage',
      [gone],
    ])
  })
})

it('an app that was closed because of its page gets no more responses', async () => {
  const { ask, told, host, open, frame } = aWaitingHost()
  const id = ask('sendTransactions', tx)
  host.block('tookFocus')
  expect([told(id), open[0]?.signal.aborted]).toEqual([[gone], true])
  expect(told(ask('getSafeInfo'))).toEqual([])
  expect([frame.src, host.snapshot().blocked]).toEqual([
    'about:blank with 1 listeners',
    'tookFocus',
  ])
})

function aHostWithAnAppThatTells(more: Parameters<typeof aHostWithAnApp>[0] = {}) {
  const world = aHostWithAnApp(more)
  return { ...world, told: (id: string) => world.answers(id).map(shortly) }
}

const gasPrice = { call: 'eth_gasPrice', params: [] }

describe('reads of an app are limited per minute', () => {
  it.each<[method: keyof Handlers, params: unknown, atMost: number]>([
    ['rpcCall', gasPrice, 600],
    ['getTxBySafeTxHash', { safeTxHash: hash }, 120],
    ['getSafeBalances', {}, 120],
    ['getOffChainSignature', hash, 120],
  ])('%s', async (method, params, atMost) => {
    let now = 1_000
    const handler = vi.fn(async () => null as never)
    const handlers = { ...answering, [method]: handler }
    const { ask, told, host } = aHostWithAnAppThatTells({ handlers, now: () => now })
    const ids: string[] = []
    for (let at = 0; at < 700; at++) {
      ids.push(ask(method, params))
      await Promise.resolve()
    }
    await settled()
    expect(handler).toHaveBeenCalledTimes(atMost)
    expect(ids.map((id) => told(id)[0])).toEqual(
      ids.map((_, at) => (at < atMost ? 'null' : '-32002 Request failed')),
    )
    expect(host.snapshot().networkReads).toMatchObject({ used: 600, limit: 600 })
    // What needs no network is answered anyway.
    expect(told(ask('getChainInfo'))).toHaveLength(1)
    now += 60_000
    const later = ask(method, params)
    await settled()
    expect(told(later)).toEqual(['null'])
  })
})

it("apps don't use up each other's quotas, and neither do sources", async () => {
  const urls = ['https://ipfs.test/a', 'https://ipfs.test/b/', 'https://other.test/a']
  const limit = 20
  for (let round = 0; round < rounds(20); round++) {
    const random = seededRandom(seedOfRun * 10_000 + round)
    const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T
    const quota = createQuota({ limit, now: () => 0 })
    const taken = new Map<string, number>()
    const faults: string[] = []
    for (let visit = 0; visit < 6; visit++) {
      const url = pick(urls)
      // A page inside the app has the quota of the app.
      const world = aHostWithAnApp({ url: `${url}${pick(['', '?page=1', '#top'])}`, quota })
      world.start(new URL(url).origin)
      for (let step = 0; step < 12; step++) {
        const [method, params, cost, source] = pick([
          ['rpcCall', gasPrice, 1, 'node'],
          ['getSafeBalances', {}, 5, 'gateway'],
          ['getOffChainSignature', hash, 5, 'gateway'],
        ] as const)
        const of = `${url} ${source}`
        const used = taken.get(of) ?? 0
        if (used < limit) taken.set(of, used + cost)
        const id = world.ask(method, params)
        await settled()
        const isDeclined = shortly(world.answers(id)[0]) === '-32002 Request failed'
        if (isDeclined !== used >= limit) faults.push(`${method} of ${url} after ${used}`)
        const most = Math.max(...['node', 'gateway'].map((one) => taken.get(`${url} ${one}`) ?? 0))
        const shown = world.host.snapshot().networkReads.used
        if (shown !== most) faults.push(`${shown} of ${most} are shown`)
      }
      world.host.destroy()
    }
    expect(faults, `SEED=${seedOfRun}, round ${round}`).toEqual([])
  }
})

describe('calls of the node', () => {
  it('have a quota per app, which can be read', async () => {
    let now = 1_000
    const quota = createQuota({ limit: 2, period: 60_000, now: () => now })
    const { ask, told, host, start } = aHostWithAnAppThatTells({ quota })
    const call = async () => {
      const id = ask('rpcCall', gasPrice)
      await settled()
      return told(id)[0]
    }
    expect([await call(), await call(), await call()]).toEqual([
      '"eth_gasPrice"',
      '"eth_gasPrice"',
      '-32002 Request failed',
    ])
    expect(host.snapshot().networkReads).toEqual({ used: 2, limit: 2, resetsAt: 61_000 })
    // Another app has its own.
    start('https://other.test')
    ask('getSafeInfo')
    host.allow('https://other.test')
    expect(await call()).toBe('"eth_gasPrice"')
    start(appOrigin)
    expect(await call()).toBe('-32002 Request failed')
    now = 61_000
    expect(await call()).toBe('"eth_gasPrice"')
    expect(host.snapshot().networkReads.used).toBe(1)
  })

  it('change what is shown only when they are used up, and when there are more', async () => {
    let now = 0
    const onChange = vi.fn<() => void>()
    const quota = createQuota({ limit: 300, period: 60_000, now: () => now })
    const { ask } = aHostWithAnAppThatTells({ quota, onChange })
    const call = async (count: number) => {
      for (let at = 0; at < count; at++) ask('rpcCall', gasPrice)
      await settled()
      return onChange.mock.calls.length
    }
    expect([await call(299), await call(1), await call(50)]).toEqual([0, 1, 1])
    now = 60_000
    expect([await call(1), await call(50)]).toEqual([2, 2])
  })

  it('do not include invalid ones, and settings', async () => {
    const rpcCall = vi.fn(answering.rpcCall)
    const { ask, told, host } = aHostWithAnAppThatTells({ handlers: { ...answering, rpcCall } })
    const ids = [
      { call: 'eth_sendTransaction', params: [] },
      { call: 'eth_call', params: [] },
      { call: 'safe_setSettings', params: [{}] },
    ].map((one) => ask('rpcCall', one))
    await settled()
    expect(ids.map(told)).toEqual([
      ['4200 "eth_sendTransaction" not implemented'],
      ['-32602 Request failed'],
      ['{"offChainSigning":true}'],
    ])
    expect([host.snapshot().networkReads.used, rpcCall.mock.calls.length]).toEqual([0, 0])
  })

  it('are not passed on if they set more than is known', async () => {
    const { ask, told } = aHostWithAnAppThatTells()
    const params = [{ offChainSigning: false, theme: 'dark' }]
    const id = ask('rpcCall', { call: 'safe_setSettings', params })
    await settled()
    expect(told(id)).toEqual(['{"offChainSigning":false}'])
  })

  it('set how messages are signed, for this page', async () => {
    const seen = vi.fn<(offChainSigning: boolean) => void>()
    const settings = { call: 'safe_setSettings', params: [{ offChainSigning: false }] }
    const world = aHostWithAnApp({
      handlers: {
        ...answering,
        signMessage: async (_, asker) => (seen(asker.offChainSigning), { safeTxHash: hash }),
      },
    })
    const sign = async () => (world.ask('signMessage', { message: 'x' }), await settled())
    await sign()
    world.ask('rpcCall', settings)
    await settled()
    await sign()
    world.start('https://other.test')
    world.ask('getSafeInfo')
    world.host.allow('https://other.test')
    await sign()
    expect(seen.mock.calls).toEqual([[true], [false], [true]])
  })
})

describe('permissions', () => {
  const ask2 = ['wallet_requestPermissions', addressBook] as const

  it.each([
    undefined,
    'x',
    {},
    [],
    [{}],
    [null],
    ['x'],
    [{ eth_accounts: {} }],
    [{ toString: {} }],
    [{ constructor: {} }],
  ])('%j opens no dialog', (params) => {
    const { ask, told, open } = aWaitingHost()
    expect([told(ask('wallet_requestPermissions', params)), open]).toEqual([
      ['4001 Permissions request is invalid'],
      [],
    ])
  })

  it('that were granted are stored by the app’s address, and not requested again', async () => {
    const { ask, told, open, store } = aWaitingHost({ now: () => 5 })
    const first = ask(...ask2)
    open[0]?.answer(['requestAddressBook'])
    await settled()
    const permission = {
      parentCapability: 'requestAddressBook',
      invoker: appOrigin,
      date: 5,
      caveats: [],
    }
    expect(store()).toEqual({ [startPage]: [permission] })
    const again = ask(...ask2)
    expect(
      [first, again, ask('wallet_getPermissions')].map((id) => JSON.parse(told(id)[0]!) as unknown),
    ).toEqual(Array(3).fill([permission]))
    expect(open).toHaveLength(1)
  })

  it('are rejected without a dialog after two rejections in a visit', async () => {
    const rejections = new Map<string, number>()
    const { ask, told, open, store } = aWaitingHost({ rejections })
    const [first, second] = [ask(...ask2), ask(...ask2), ask(...ask2)]
    open[0]?.close()
    await settled()
    // A decision is kept; a closed dialog is none.
    expect(store()).toEqual({})
    open[1]?.answer([])
    await settled()
    expect(store()[startPage]).toMatchObject([
      { caveats: [{ type: 'userRestricted', value: true }] },
    ])
    const rejected = ['4001 Permissions were rejected']
    expect([told(first), told(second), told(ask(...ask2))]).toEqual([rejected, rejected, rejected])
    await settled()
    expect([open.length, rejections.get(startPage)]).toEqual([2, 2])
    const next = aWaitingHost({ rejections })
    expect(next.told(next.ask(...ask2))).toEqual(rejected)
    const visit = aWaitingHost()
    visit.ask(...ask2)
    expect(visit.open).toHaveLength(1)
  })

  it('that were requested twice prompt once', async () => {
    const { ask, told, open } = aWaitingHost()
    const ids = [ask(...ask2), ask(...ask2)]
    open[0]?.answer(['requestAddressBook'])
    await settled()
    expect([open.length, ids.map((id) => told(id).length)]).toEqual([1, [1, 1]])
  })

  it('are not given by a dialog of a page that is gone', async () => {
    const { ask, open, store, reload, errors } = aWaitingHost()
    ask(...ask2)
    reload()
    open[0]?.answer(['requestAddressBook'])
    await settled()
    expect([store(), errors]).toEqual([{}, []])
  })

  it('protect the address book', async () => {
    const { ask, told, store, setStore } = aHostWithAnAppThatTells()
    const before = ask('requestAddressBook')
    await settled()
    setStore(setPermission(store(), startPage, 'requestAddressBook', false, 0))
    const declined = ask('requestAddressBook')
    await settled()
    setStore(setPermission(store(), startPage, 'requestAddressBook', true, 0))
    const given = ask('requestAddressBook')
    await settled()
    expect([told(before), told(declined), told(given)]).toEqual([
      ['[]'],
      ['[]'],
      [`[{"address":"${owner}","chainId":"1","name":"Ada"}]`],
    ])
  })
})

it('reports changes to the screen, whose errors stay there', async () => {
  const onChange = vi.fn<() => void>()
  const { ask, start } = aWaitingHost({ onChange })
  ask('sendTransactions', tx)
  expect(onChange).not.toHaveBeenCalled()
  await settled()
  expect(onChange).toHaveBeenCalledTimes(1)
  start('https://other.test')
  ask('getSafeInfo')
  await settled()
  expect(onChange.mock.calls.length).toBeGreaterThan(1)
})

it('tells the app only what has changed', () => {
  const { host, received } = aWaitingHost()
  host.change({ safe: { ...safeInfo }, darkMode: false, account: owner.toLowerCase() })
  expect(received).toEqual([])
  const safe = { ...safeInfo, threshold: 2 }
  host.change({ safe })
  expect(received.map(({ message }) => message)).toEqual([
    { event: 'safeChanged', version: '9.1.0', data: safe },
  ])
})
