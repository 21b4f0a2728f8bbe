import SafeAppsSDK, {
  DisconnectedError,
  HostError,
  mayBeEmbedded,
  RequestTimeoutError,
} from '#apps/sdk'
import { SafeAppProvider } from '#apps/provider'
import { toAnswer, toErrorAnswer, toEvent } from '#apps/protocol'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { randomValue, seededRandom, seedOfRun } from '../randomValues.ts'
import { aHost, hostOrigin, Rejection, safeInfo, settled, silence } from '../standInHost.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answering = () => safeInfo
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => error as Error & { code?: number },
  )
/** Whether a call is still pending. */
const isPending = (call: Promise<unknown>) =>
  Promise.race([
    call.then(
      () => false,
      () => false,
    ),
    settled().then(() => true),
  ])

describe('a request', () => {
  it('has the fields of other SDKs, a params key even if empty, and its document', async () => {
    const { requests } = aHost(answering)
    await new SafeAppsSDK().safe.getInfo()
    const [request] = requests()
    expect(request).toStrictEqual({
      id: request?.id,
      method: 'getSafeInfo',
      params: undefined,
      env: {
        sdkVersion: '9.1.0',
        document: { id: expect.stringMatching(/^[0-9a-f]{20}$/) as string, isLoaded: true },
      },
    })
    expect(request?.id).toMatch(/^[0-9a-f]{20}$/)
  })

  it('names the same document as other SDKs of its page, and another after a reload', async () => {
    const first = aHost(answering)
    await new SafeAppsSDK().safe.getInfo()
    await new SafeAppsSDK().safe.getInfo()
    const second = aHost(answering)
    await new SafeAppsSDK().safe.getInfo()
    const ids = [...first.requests(), ...second.requests()].map(({ env }) => env.document?.id)
    expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false])
  })

  it('says whether its document has loaded', async () => {
    const { requests } = aHost(answering)
    const timing = vi.spyOn(performance, 'getEntriesByType')
    for (const loadEventEnd of [0, 12.5]) {
      timing.mockReturnValue([{ loadEventEnd }] as never)
      await new SafeAppsSDK().safe.getInfo()
    }
    timing.mockRestore()
    expect(requests().map(({ env }) => env.document?.isLoaded)).toEqual([false, true])
  })

  it('goes to any origin until the host has responded, and then only to its origin', async () => {
    const { sent } = aHost(answering)
    const sdk = new SafeAppsSDK()
    await sdk.safe.getInfo()
    await sdk.safe.getInfo()
    expect(sent.map(({ target }) => target)).toEqual(['*', hostOrigin])
    expect(sdk.communicator.hostOrigin).toBe(hostOrigin)
  })

  it('still reaches a host of an opaque origin', async () => {
    const { sent } = aHost(answering, 'null')
    const sdk = new SafeAppsSDK()
    await sdk.safe.getInfo()
    await sdk.safe.getInfo()
    expect(sent.map(({ target }) => target)).toEqual(['*', '*'])
  })

  it('that cannot be cloned fails, and nothing stays pending', async () => {
    aHost(answering)
    const sdk = new SafeAppsSDK()
    await expect(sdk.communicator.send('rpcCall', { call: () => 'x' })).rejects.toMatchObject({
      name: 'DataCloneError',
    })
    await expect(sdk.safe.getInfo()).resolves.toEqual(safeInfo)
  })

  it("fails with the host's own text and code", async () => {
    aHost(() => {
      throw new Rejection('Too many requests are open', -32002)
    })
    const error = await failureOf(new SafeAppsSDK().safe.getInfo())
    expect(error).toBeInstanceOf(HostError)
    expect(error).toMatchObject({
      name: 'HostError',
      message: 'Too many requests are open',
      code: -32002,
    })
  })

  it.each([
    ['Transaction was rejected', 4001],
    ['Permissions were rejected', 4001],
    ['Request failed', undefined],
  ])('rejected with "%s" and no code has the code %s', async (text, code) => {
    aHost(() => {
      throw new Rejection(text)
    })
    expect(await failureOf(new SafeAppsSDK().txs.signMessage('x'))).toMatchObject({
      message: text,
      code,
    })
  })
})

describe('outside a host', () => {
  it('fails immediately on a server', async () => {
    const sdk = new SafeAppsSDK()
    expect(mayBeEmbedded()).toBe(false)
    expect(await failureOf(sdk.safe.getInfo())).toMatchObject({
      name: 'DisconnectedError',
      message: "Window doesn't exist",
      code: 4900,
    })
    expect(() => sdk.destroy()).not.toThrow()
  })

  it('fails immediately in a standalone page', async () => {
    const { page, sent } = aHost(answering)
    page.parent = page
    const sdk = new SafeAppsSDK()
    expect(sdk.mayBeEmbedded()).toBe(false)
    expect(await failureOf(sdk.safe.getInfo())).toBeInstanceOf(DisconnectedError)
    expect(sent).toEqual([])
  })

  it('is known immediately in a frame', () => {
    aHost()
    expect(new SafeAppsSDK().mayBeEmbedded()).toBe(true)
    expect(mayBeEmbedded()).toBe(true)
  })
})

describe('a message', () => {
  it.each([
    ['of another window', { source: {} as Window }],
    ['of the page itself', { source: null }],
    ['of another origin, once the host has answered', { origin: 'https://other.test' }],
  ])('%s is ignored', async (_, from) => {
    const { requests, deliver } = aHost(({ method }) =>
      method === 'getEnvironmentInfo' ? { origin: hostOrigin } : silence,
    )
    const sdk = new SafeAppsSDK()
    await sdk.safe.getEnvironmentInfo()
    const call = sdk.safe.getInfo()
    deliver(toAnswer(requests().at(-1)?.id ?? '', safeInfo), from)
    expect(await isPending(call)).toBe(true)
    deliver(toAnswer(requests().at(-1)?.id ?? '', safeInfo))
    await expect(call).resolves.toEqual(safeInfo)
  })

  it('with an unknown id is ignored, and a request takes one response', async () => {
    const { requests, deliver, errors } = aHost()
    const call = new SafeAppsSDK().safe.getInfo()
    const id = requests()[0]?.id ?? ''
    for (const other of ['', '__proto__', 'constructor', `${id} `, id.toUpperCase() + 'X'])
      deliver(toAnswer(other, 1))
    deliver(toAnswer(id, 'first'))
    deliver(toAnswer(id, 'second'))
    deliver(toErrorAnswer(id, 'third'))
    await expect(call).resolves.toBe('first')
    expect(errors).toEqual([])
  })

  it('may have any content without a throw, and settles nothing', async () => {
    const { requests, deliver, errors } = aHost()
    const sdk = new SafeAppsSDK()
    const call = sdk.safe.getInfo()
    const random = seededRandom(seedOfRun)
    for (let at = 0; at < 3_000; at++) deliver(randomValue(random))
    expect(errors, `SEED=${seedOfRun}`).toEqual([])
    expect(await isPending(call), `SEED=${seedOfRun}`).toBe(true)
    deliver(toAnswer(requests()[0]?.id ?? '', safeInfo))
    await expect(call).resolves.toEqual(safeInfo)
  })
})

describe('allowed domains', () => {
  it.each<[string, RegExp | string | RegExp[], boolean]>([
    [hostOrigin, /wallet\.test$/, true],
    [hostOrigin, /wallet\.test/, true],
    [hostOrigin, /test$/, true],
    [hostOrigin, /allet\.test$/, false],
    [hostOrigin, /^https:\/\/wallet\.test$/, true],
    [hostOrigin, [/other\.test/, /wallet\.test/g], true],
    [hostOrigin, /https:/y, false],
    [hostOrigin, /https:.*/y, true],
    [hostOrigin, hostOrigin, true],
    [hostOrigin, 'wallet.test', false],
    [hostOrigin, [], false],
    [hostOrigin, /(?:)/, false],
    ['https://app.wallet.test', /wallet\.test/, true],
    ['https://evilwallet.test', /wallet\.test/, false],
    ['https://wallet.test.evil.test', /wallet\.test/, false],
    ['http://localhost:3000', /localhost/, true],
    ['https://other.test', /wallet\.test/, false],
  ])('%s with %s: %s', async (origin, allowedDomains, isAllowed) => {
    aHost(answering, origin)
    const sdk = new SafeAppsSDK({ allowedDomains })
    // Twice: an expression with the flag g remembers where it matched.
    for (const call of [sdk.safe.getInfo(), sdk.safe.getInfo()])
      expect(await isPending(call)).toBe(!isAllowed)
    sdk.destroy()
  })
})

describe('an error of the host keeps its code and its text', () => {
  const code = 4001
  const message = 'The user said no'
  const shapes: [how: string, answer: object, expected: object][] = [
    ['as a text and a code', { error: message, code }, { code, message }],
    ['as an object', { error: { code, message } }, { code, message }],
    [
      'as an object with more',
      { error: { code, message, data: {}, stack: 'x' } },
      { code, message },
    ],
    ['as an error', { error: new Error(message), code }, { code, message }],
    ['as an object, its code beside it', { error: { message }, code }, { code, message }],
    ['as a text without a code', { error: message }, { code: undefined, message }],
    ['without any', {}, { code: undefined, message: 'Request failed' }],
    ['with an empty text', { error: { code, message: '' } }, { code, message: 'Request failed' }],
    [
      'with a code that is a text',
      { error: { code: '4001', message } },
      { code: undefined, message },
    ],
    ['as bytes', { error: new Uint8Array(9) }, { code: undefined, message: 'Request failed' }],
  ]
  it.each(shapes)('%s', async (_, answer, expected) => {
    const { requests, deliver } = aHost()
    const sdk = new SafeAppsSDK()
    const failures = [failureOf(sdk.safe.getInfo()), failureOf(sdk.txs.signMessage('x'))]
    for (const { id } of requests())
      deliver(structuredClone({ id, success: false, version: '9.1.0', ...answer }))
    for (const failure of failures) expect(await failure).toMatchObject(expected)
  })

  it('through the provider as well', async () => {
    const { requests, deliver } = aHost()
    const provider = new SafeAppProvider(safeInfo, new SafeAppsSDK())
    const failed = failureOf(
      provider.request({ method: 'personal_sign', params: ['x', safeInfo.safeAddress] }),
    )
    await settled()
    deliver({ id: requests()[0]?.id, success: false, version: '9.1.0', error: { code, message } })
    expect(await failed).toMatchObject({ code, message })
  })
})

describe('a call that ends early', () => {
  it('by a signal rejects with its reason, and a late response is ignored', async () => {
    const { requests, deliver, errors } = aHost()
    const controller = new AbortController()
    const reason = new Error('The user left')
    const failed = failureOf(new SafeAppsSDK().safe.getInfo({ signal: controller.signal }))
    controller.abort(reason)
    expect(await failed).toBe(reason)
    deliver(toAnswer(requests()[0]?.id ?? '', safeInfo))
    expect(errors).toEqual([])
  })

  it('by a signal that was aborted before is not sent', async () => {
    const { requests } = aHost(answering)
    expect(
      await failureOf(new SafeAppsSDK().safe.getInfo({ signal: AbortSignal.abort() })),
    ).toMatchObject({ name: 'AbortError' })
    expect(requests()).toEqual([])
  })

  it('by its timeout says so, and a late response is ignored', async () => {
    vi.useFakeTimers()
    const { requests, deliver, errors } = aHost()
    const failed = failureOf(new SafeAppsSDK().safe.getInfo({ timeout: 10 }))
    await vi.advanceTimersByTimeAsync(10)
    expect(await failed).toBeInstanceOf(RequestTimeoutError)
    deliver(toAnswer(requests()[0]?.id ?? '', safeInfo))
    expect(errors).toEqual([])
  })

  it('leaves nothing behind', async () => {
    vi.useFakeTimers()
    const { requests, deliver } = aHost(({ method }) =>
      method === 'getSafeInfo' ? safeInfo : silence,
    )
    const sdk = new SafeAppsSDK()
    const themes: unknown[] = []
    sdk.on('themeChanged', (theme) => themes.push(theme))
    const controller = new AbortController()
    await sdk.safe.getInfo({ signal: controller.signal })
    expect(vi.getTimerCount()).toBe(0)
    const failed = failureOf(sdk.safe.getCurrentTheme({ signal: controller.signal }))
    controller.abort()
    expect(await failed).toMatchObject({ name: 'AbortError' })
    expect(vi.getTimerCount()).toBe(0)
    // No one is waiting for this response anymore, so the host reports it.
    deliver(toAnswer(requests().at(-1)?.id ?? '', { darkMode: true }))
    await vi.advanceTimersByTimeAsync(0)
    expect(themes).toEqual([{ darkMode: true }])
  })

  it('has a limit unless the user answers it', async () => {
    vi.useFakeTimers()
    aHost()
    const sdk = new SafeAppsSDK()
    const ends: string[] = []
    const watch = (name: string, call: Promise<unknown>) => void call.catch(() => ends.push(name))
    watch('getInfo', sdk.safe.getInfo())
    watch('send', sdk.txs.send({ txs: [{ to: safeInfo.safeAddress, value: '0', data: '0x' }] }))
    watch('signMessage', sdk.txs.signMessage('x'))
    watch('requestPermissions', sdk.wallet.requestPermissions([{ requestAddressBook: {} }]))
    await vi.advanceTimersByTimeAsync(59_999)
    expect(ends).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    expect(ends).toEqual(['getInfo'])
    await vi.advanceTimersByTimeAsync(10 * 86_400_000)
    expect(ends).toEqual(['getInfo'])
    sdk.destroy()
  })

  it('has the limit of the SDK, which can be none', async () => {
    vi.useFakeTimers()
    aHost()
    const sdk = new SafeAppsSDK({ timeout: 0 })
    const failed = failureOf(sdk.safe.getInfo())
    await vi.advanceTimersByTimeAsync(10 * 86_400_000)
    sdk.destroy()
    expect(await failed).toBeInstanceOf(DisconnectedError)
  })
})

describe('a destroyed SDK', () => {
  it('rejects pending and later calls, and stops listening', async () => {
    const { requests, deliver, errors, listeners } = aHost()
    const sdk = new SafeAppsSDK()
    const failed = failureOf(sdk.safe.getInfo())
    sdk.destroy()
    sdk.destroy()
    expect(await failed).toMatchObject({ name: 'DisconnectedError', code: 4900 })
    expect(await failureOf(sdk.safe.getInfo())).toBeInstanceOf(DisconnectedError)
    expect(requests()).toHaveLength(1)
    expect(listeners.size).toBe(0)
    deliver(toAnswer(requests()[0]?.id ?? '', safeInfo))
    expect(errors).toEqual([])
  })
})

describe('an event', () => {
  it('of a changed theme arrives as existing hosts send it, and under its name', async () => {
    const { deliver } = aHost()
    const seen: unknown[] = []
    new SafeAppsSDK().on('themeChanged', (theme) => seen.push(theme))
    deliver(toAnswer('random', { darkMode: true }))
    deliver(toEvent('themeChanged', { darkMode: false }))
    deliver(toAnswer('random', { darkMode: 'yes' }))
    deliver(toErrorAnswer('random', 'No'))
    await settled()
    expect(seen).toEqual([{ darkMode: true }, { darkMode: false }])
  })

  it('of a changed theme is not the response to a request for the theme', async () => {
    aHost(() => ({ darkMode: true }))
    const sdk = new SafeAppsSDK()
    const listener = vi.fn()
    sdk.on('themeChanged', listener)
    expect(await sdk.safe.getCurrentTheme()).toEqual({ darkMode: true })
    await settled()
    expect(listener).not.toHaveBeenCalled()
  })

  it('of the Safe and its transactions arrives until the listener is removed', async () => {
    const { deliver } = aHost()
    const sdk = new SafeAppsSDK()
    const seen: unknown[] = []
    const remove = sdk.on('safeChanged', (safe) => seen.push(safe))
    sdk.on('transactionExecuted', (executed) => seen.push(executed))
    const executed = {
      safeTxHash: `0x${'a'.repeat(64)}`,
      txHash: `0x${'b'.repeat(64)}`,
      status: 'SUCCESS',
    } as const
    deliver(toEvent('safeChanged', safeInfo))
    deliver(toEvent('transactionExecuted', executed))
    await settled()
    deliver(toEvent('safeChanged', safeInfo))
    remove()
    deliver(toEvent('safeChanged', safeInfo))
    await settled()
    expect(seen).toEqual([safeInfo, executed])
  })

  it('of another window or origin is ignored', async () => {
    const { deliver } = aHost(() => safeInfo)
    const sdk = new SafeAppsSDK()
    const listener = vi.fn()
    sdk.on('safeChanged', listener)
    await sdk.safe.getInfo()
    deliver(toEvent('safeChanged', safeInfo), { source: {} as Window })
    deliver(toEvent('safeChanged', safeInfo), { origin: 'https://other.test' })
    await settled()
    expect(listener).not.toHaveBeenCalled()
  })
})

describe('the handshake', () => {
  it('finds the host and its events', async () => {
    aHost(() => ({ origin: 'https://claimed.test', events: ['safeChanged'] }))
    expect(await new SafeAppsSDK().handshake()).toEqual({
      status: 'embedded',
      origin: hostOrigin,
      events: ['safeChanged'],
    })
  })

  it('detects hosts without events, and hosts that reject', async () => {
    aHost(() => ({ origin: hostOrigin }))
    expect(await new SafeAppsSDK().handshake()).toEqual({
      status: 'embedded',
      origin: hostOrigin,
      events: [],
    })
    aHost(() => {
      throw new Rejection('Request failed')
    })
    expect(await new SafeAppsSDK().handshake()).toEqual({
      status: 'embedded',
      origin: hostOrigin,
      events: [],
    })
  })

  it('retries until a host that started later responds', async () => {
    vi.useFakeTimers()
    let started = false
    const { requests } = aHost(() => (started ? { origin: hostOrigin } : silence))
    const result = new SafeAppsSDK().handshake()
    await vi.advanceTimersByTimeAsync(650)
    expect(requests()).toHaveLength(3)
    started = true
    await vi.advanceTimersByTimeAsync(300)
    expect(await result).toMatchObject({ status: 'embedded' })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(requests()).toHaveLength(4)
  })

  it('settles without a host: by its limit, by a signal, immediately outside a frame', async () => {
    vi.useFakeTimers()
    const { page } = aHost()
    const sdk = new SafeAppsSDK()
    const noAnswer = { status: 'standalone', reason: 'noAnswer' }
    const slow = sdk.handshake()
    await vi.advanceTimersByTimeAsync(3_000)
    expect(await slow).toEqual(noAnswer)
    expect(await sdk.handshake({ signal: AbortSignal.abort() })).toEqual(noAnswer)
    const controller = new AbortController()
    const aborted = sdk.handshake({ signal: controller.signal })
    controller.abort()
    expect(await aborted).toEqual(noAnswer)
    const destroyed = sdk.handshake()
    sdk.destroy()
    expect(await destroyed).toEqual(noAnswer)
    page.parent = page
    expect(await new SafeAppsSDK().handshake()).toEqual({
      status: 'standalone',
      reason: 'notInFrame',
    })
    expect(vi.getTimerCount()).toBe(0)
  })
})
