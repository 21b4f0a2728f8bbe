import { toRequest } from '#apps/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  AppRequestError,
  createHost,
  createQuota,
  maxPending,
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
} from './aFrame.ts'
import { aWaitingHost, addressBook, gasPrice, gone, tx } from './aWaitingHost.ts'

afterEach(() => void vi.unstubAllGlobals())

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
  ])('to %s is sent immediately', (method) => {
    const { ask, answers } = aWaitingHost()
    const id = ask(method)
    expect(answers(id)).toHaveLength(1)
  })

  it('arrives before the screen learns of the request, and may render', async () => {
    const heard: string[] = []
    const { ask, app } = aHostWithAnApp({ onMessage: ({ kind }) => void heard.push(kind) })
    await vi.waitFor(() => expect(heard).toEqual(['answer']))
    app.addEventListener('message', () => void heard.push('in the app'))
    ask('getSafeInfo')
    await vi.waitFor(() => expect(heard).toHaveLength(4))
    expect(heard.slice(1)).toEqual(['in the app', 'request', 'answer'])
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
