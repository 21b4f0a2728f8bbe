import {
  type CallOptions,
  fetchTimeout,
  GatewayTimeoutError,
  routes,
  throttleLimit,
} from '#gateway'
import { getEventListeners } from 'node:events'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readRetryAfter } from '../../../src/gateway/retry.ts'
import { gatewayOver, json, path, safeAddress } from './places.ts'

const start = Date.parse('2026-11-20T12:00:00Z')
beforeEach(() => void vi.useFakeTimers({ now: start }))
afterEach(() => vi.useRealTimers())

const busy =
  (headers: Record<string, string> = {}, status = 429) =>
  () =>
    json({ message: 'slow down', statusCode: status }, { status, headers })

/**
 * Runs a call to its end; returns its result, and when it was sent and ended, in milliseconds from
 * the start.
 */
async function run(
  answer: () => Response | Promise<Response>,
  { random = () => 0, ...options }: CallOptions & { random?: () => number } = {},
) {
  const times: number[] = []
  const begin = Date.now()
  const { gateway } = gatewayOver(
    () => {
      times.push(Date.now() - begin)
      return answer()
    },
    { random },
  )
  let over = NaN
  const outcome = gateway
    .call(routes.fiatCodes, options)
    .then(
      () => 'done',
      (error: Error) => error.name + ('status' in error ? ` ${String(error.status)}` : ''),
    )
    .finally(() => (over = Date.now() - begin))
  await vi.runAllTimersAsync()
  return { outcome: await outcome, times, over }
}

describe('a read answered with 429', () => {
  it('is attempted at most twelve times', async () => {
    const { outcome, times, over } = await run(busy())
    expect([outcome, times.length, over]).toEqual(['GatewayHttpError 429', throttleLimit, 0])
  })

  it('waits whole slots of 100 ms, up to twice as many each time', async () => {
    const nearly = await run(busy(), { random: () => 0.999_999, timeout: Infinity })
    expect(nearly.times).toEqual([
      0, 100, 400, 1100, 2600, 5700, 12_000, 24_700, 50_200, 101_300, 203_600, 408_300,
    ])
    const half = await run(busy(), { random: () => 0.5, timeout: Infinity })
    expect(half.times.slice(0, 5)).toEqual([0, 100, 300, 700, 1500])
  })

  it('waits a random time below that, so that clients do not return at the same time', async () => {
    const jitter = [0.1, 0.9, 0.3, 0.7]
    const { times } = await run(busy(), { random: () => jitter.shift() ?? 0 })
    expect(times.slice(0, 5)).toEqual([0, 0, 300, 500, 1600])
  })

  it('fails immediately if the next delay exceeds the remaining time', async () => {
    const { outcome, times, over } = await run(busy(), { random: () => 0.999_999 })
    expect([outcome, times.length, over]).toEqual(['GatewayHttpError 429', 10, 101_300])
  })

  it('ends with the first success', async () => {
    const answers = [busy(), busy(), () => json(['USD'])]
    const { outcome, times } = await run(() => answers.shift()!(), { random: () => 0.5 })
    expect([outcome, times]).toEqual(['done', [0, 100, 300]])
  })

  it.each([
    ['seconds', '2', 2000],
    ['a date', 'Fri, 20 Nov 2026 12:00:05 GMT', 5000],
  ])('waits as long as Retry-After says, in %s', async (_, value, wait) => {
    const answers = [busy({ 'Retry-After': value }), () => json(['USD'])]
    const { outcome, times } = await run(() => answers.shift()!(), { random: () => 0.5 })
    expect([outcome, times]).toEqual(['done', [0, wait]])
  })

  it.each(['0', '', 'soon', '-5', 'Fri, 20 Nov 2026 11:59:00 GMT'])(
    'waits as usual if Retry-After is %j',
    async (value) => {
      const { times } = await run(busy({ 'Retry-After': value }), { random: () => 0.5 })
      expect(times.slice(0, 3)).toEqual([0, 100, 300])
    },
  )

  it('does not wait for a Retry-After beyond the time limit, but reports it', async () => {
    expect(await run(busy({ 'Retry-After': '120' }))).toMatchObject({
      outcome: 'GatewayHttpError 429',
      times: [0],
      over: 0,
    })
    expect(await run(busy({ 'Retry-After': '3' }), { timeout: 2000 })).toMatchObject({
      times: [0],
      over: 0,
    })
    const { gateway } = gatewayOver(busy({ 'Retry-After': '9'.repeat(400) }))
    await expect(gateway.call(routes.fiatCodes, { timeout: Infinity })).rejects.toMatchObject({
      status: 429,
      retryAfter: Infinity,
    })
  })

  it('stays within one time limit for all attempts', async () => {
    const slow = () => new Promise<Response>((done) => setTimeout(() => done(busy()()), 50_000))
    expect(await run(slow)).toMatchObject({
      outcome: 'GatewayTimeoutError',
      times: [0, 50_000, 100_000],
      over: fetchTimeout,
    })
  })

  it('ends immediately if it is aborted during a delay, and is not sent again', async () => {
    const { sent, gateway } = gatewayOver(busy({ 'Retry-After': '60' }))
    const caller = new AbortController()
    const call = gateway.call(routes.fiatCodes, { signal: caller.signal })
    const outcome = call.catch((error: unknown) => error)
    await vi.advanceTimersByTimeAsync(1000)
    caller.abort()
    expect(await outcome).toMatchObject({ name: 'GatewayAbortError' })
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(120_000)
    expect(sent).toHaveLength(1)
  })
})

describe('a write', () => {
  it.each([429, 500, 502, 503, 504])(
    'is sent once, even with retries enabled, after %i, and passes Retry-After on',
    async (status) => {
      const { sent, gateway } = gatewayOver(busy({ 'Retry-After': '7' }, status))
      const call = gateway.call(routes.estimation, {
        path,
        body: { to: safeAddress, value: '0', data: null, operation: 0 },
        retry: true,
      })
      await expect(call).rejects.toMatchObject({ name: 'GatewayHttpError', status, retryAfter: 7 })
      await vi.runAllTimersAsync()
      expect(sent).toHaveLength(1)
    },
  )
})

describe('a read with retries', () => {
  it.each([502, 503, 504])('waits after %i as it does after 429', async (status) => {
    expect(
      (await run(busy({}, status), { retry: true, random: () => 0.5 })).times.slice(0, 4),
    ).toEqual([0, 100, 300, 700])
    expect(
      (await run(busy({ 'Retry-After': '4' }, status), { retry: true })).times.slice(0, 2),
    ).toEqual([0, 4000])
    expect((await run(busy({}, status))).times).toEqual([0])
  })

  it('waits after a network failure as well', async () => {
    const { outcome, times } = await run(() => Promise.reject(new TypeError('Failed to fetch')), {
      retry: true,
      random: () => 0.5,
      timeout: Infinity,
    })
    expect([outcome, times.length, times[1]]).toEqual([
      'GatewayUnreachableError',
      throttleLimit,
      100,
    ])
  })

  it.each([400, 401, 403, 404, 422, 451, 500, 501])('is not retried after %i', async (status) => {
    expect((await run(busy({}, status), { retry: true })).times).toEqual([0])
  })
})

describe('the time limit', () => {
  const never = () => new Promise<Response>(() => {})
  it.each([
    ['120 seconds', undefined, fetchTimeout],
    ['what the call says', 1500, 1500],
    ['24 days for what is to have none', Infinity, 2 ** 31 - 1],
  ])('is %s, even if fetch ignores its signal', async (_, timeout, over) => {
    expect(await run(never, { timeout })).toMatchObject({ outcome: GatewayTimeoutError.name, over })
  })

  it('leaves no timer and no abort listener behind', async () => {
    const { signal } = new AbortController()
    const answers = [busy(), busy(), () => json(['USD']), busy({}, 500)]
    const { gateway } = gatewayOver(() => answers.shift()!())
    const calls = [gateway.call(routes.fiatCodes, { signal })]
    expect(getEventListeners(signal, 'abort')).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(10)
    await Promise.all(calls)
    await expect(gateway.call(routes.fiatCodes, { signal })).rejects.toMatchObject({ status: 500 })
    expect([getEventListeners(signal, 'abort').length, vi.getTimerCount()]).toEqual([0, 0])
  })
})

it.each([
  ['3', 3],
  ['0', 0],
  ['Fri, 20 Nov 2026 12:01:00 GMT', 60],
  ['Fri, 20 Nov 2026 11:59:00 GMT', undefined],
  ['', undefined],
  ['soon', undefined],
  ['1.5', undefined],
  ['-1', undefined],
  ['0x10', undefined],
])('Retry-After %j is %o seconds', (header, seconds) => {
  expect(readRetryAfter(header, start)).toBe(seconds)
})
