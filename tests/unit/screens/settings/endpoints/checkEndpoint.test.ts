import { afterEach, describe, expect, it, vi } from 'vitest'
import { zeroAddress } from '#base'
import {
  checkEndpoint,
  isSlow,
  lagOf,
} from '../../../../../src/screens/settings/endpoints/checkEndpoint.ts'

const own = 'https://own.example/key'
const site = 'https://site.example/'
type Call = { id: number; method: string; params: readonly unknown[] }
type Answer = (calls: readonly Call[], init: RequestInit) => Response | Promise<Response>

const hex = (value: number) => `0x${value.toString(16)}`
/** A node of a network at a block. */
const node =
  ({ chainId = 1, block = 100, at = 1_700_000_000 } = {}): Answer =>
  (calls) => {
    const results: Record<string, unknown> = {
      eth_chainId: hex(chainId),
      eth_blockNumber: hex(block),
      eth_getBlockByNumber: { number: hex(block), timestamp: hex(at) },
      eth_call: hex(9),
      eth_simulateV1: [{}],
    }
    // In any order, as the standard allows.
    return Response.json(
      calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: results[method] })).toReversed(),
    )
  }
/** Answers a single call with an object, as nodes do. */
const asSent = (answer: Response, isBatch: boolean): Response | Promise<Response> =>
  isBatch
    ? answer
    : answer
        .clone()
        .text()
        .then((text) => {
          const list = read(text)
          return Array.isArray(list) && list.length === 1 ? Response.json(list[0]) : answer
        })
const read = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
const untilAborted: Answer = (_, init) =>
  new Promise((_, reject) =>
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
  )

const asked = vi.fn<(url: string, init: RequestInit) => void>()
function serve(hosts: Record<string, Answer>) {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    asked(url, init)
    const answer = hosts[url]
    if (!answer) throw new TypeError('Failed to fetch')
    const body = JSON.parse(String(init.body)) as Call | Call[]
    return asSent(await answer([body].flat(), init), Array.isArray(body))
  })
}
const check = (
  chainId = '1',
  siteUrl: string | undefined = site,
  signal = new AbortController().signal,
) => checkEndpoint(own, chainId, siteUrl, signal)

afterEach(() => {
  asked.mockClear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an endpoint', () => {
  it('of the network is usable, and measured next to the default one', async () => {
    serve({ [own]: node({ block: 99 }), [site]: node() })
    expect(await check()).toEqual({
      kind: 'usable',
      own: { ms: expect.any(Number) as number, block: 99, at: 1_700_000_000 },
      site: { ms: expect.any(Number) as number, block: 100, at: 1_700_000_000 },
      abilities: { atOnce: undefined, missing: [] },
    })
    const sizes = (host: string) =>
      asked.mock.calls
        .filter(([url]) => url === host)
        .map(([, { body }]) => [JSON.parse(String(body))].flat().length)
    // A batch as large as the app sends, and each ability.
    expect(sizes(own)).toEqual([2, 1, 1, 1, 30, 1, 1])
    expect(sizes(site)).toEqual([2, 1, 1, 1])
  })

  it('gets no data about the user or the page', async () => {
    serve({ [own]: node(), [site]: node() })
    await check()
    for (const [, init] of asked.mock.calls)
      expect(init).toMatchObject({
        method: 'POST',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'manual',
      })
    const sent = asked.mock.calls.map(([, { body }]) => String(body)).join('')
    expect(sent.replaceAll(zeroAddress, '')).not.toMatch(/0x[\da-f]{40}/i)
  })

  it('takes the median of three requests', async () => {
    const times = [0, 900, 900, 1_000, 1_000, 1_040]
    vi.spyOn(performance, 'now').mockImplementation(() => times.shift() ?? 0)
    serve({ [own]: node() })
    expect(await checkEndpoint(own, '1', undefined, new AbortController().signal)).toMatchObject({
      own: { ms: 100 },
      site: undefined,
    })
  })

  it.each<[what: string, answer: Answer, problem: object]>([
    [
      'belongs to another network',
      node({ chainId: 17_000 }),
      { why: 'otherChain', chainId: '17000' },
    ],
    [
      'has an error status',
      () => new Response('no', { status: 401 }),
      { why: 'status', status: 401 },
    ],
    [
      'redirects',
      () => new Response(null, { status: 307, headers: { location: 'https://x.example' } }),
      { why: 'redirect' },
    ],
    ['answers with a page', () => new Response('<html>'), { why: 'notRpc' }],
    ['answers with nothing', () => new Response(null), { why: 'notRpc' }],
    ['answers with other JSON', () => Response.json({ status: 'up' }), { why: 'notRpc' }],
    ['names no number', () => Response.json([{ id: 0, result: 'one' }]), { why: 'notRpc' }],
    [
      'answers to other requests',
      () => Response.json([7, 8].map((id) => ({ id, result: '0x1' }))),
      { why: 'notRpc' },
    ],
    [
      'knows no block',
      (calls) =>
        Response.json(
          calls.map(({ id, method }) => ({ id, result: method === 'eth_chainId' ? '0x1' : null })),
        ),
      { why: 'notRpc' },
    ],
    [
      'takes a key',
      () => Response.json({ id: null, error: { code: -32000, message: 'no key' } }),
      { why: 'declined', detail: 'no key' },
    ],
    [
      'rejects a call',
      (calls) => Response.json(calls.map(({ id }) => ({ id, error: { message: 'quota' } }))),
      { why: 'declined', detail: 'quota' },
    ],
    [
      'cannot be reached or does not allow this site',
      () => Promise.reject(new TypeError('Failed to fetch')),
      { why: 'unreachable' },
    ],
  ])('that %s is rejected', async (_, answer, problem) => {
    serve({ [own]: answer, [site]: node() })
    expect(await check()).toEqual({ kind: 'problem', ...problem })
  })

  /** Rejects larger batches, as free tiers do. */
  const batchesOf =
    (limit: number): Answer =>
    (calls, init) =>
      String(init.body).startsWith('[') && calls.length > limit
        ? Response.json({ id: null, error: { code: 31, message: 'No batches' } }, { status: 500 })
        : node()(calls, init)
  it.each([
    [0, 1],
    [1, 1],
    [3, 3],
    [10, 10],
    [29, 20],
    [30, undefined],
  ])('that takes %i calls in a batch is usable, and says so', async (limit, atOnce) => {
    serve({ [own]: batchesOf(limit) })
    expect(await check()).toMatchObject({ kind: 'usable', abilities: { atOnce, missing: [] } })
  })

  it.each<[string, string, object, readonly string[]]>([
    [
      'has no simulation',
      'eth_simulateV1',
      { error: { code: -32_601, message: 'x' } },
      ['simulation'],
    ],
    ['takes no overrides', 'eth_call', { error: { code: -32_602, message: 'x' } }, ['overrides']],
    ['ignores overrides', 'eth_call', { result: '0x' }, ['overrides']],
    ['answers to no purpose', 'eth_simulateV1', { result: null }, ['simulation']],
  ])('that %s is usable, and says so', async (_, method, answer, missing) => {
    const [plain, odd] = [node(), { [method]: answer }]
    serve({
      [own]: (calls, init) =>
        calls[0] && calls[0].method in odd
          ? Response.json([{ id: calls[0].id, ...answer }])
          : plain(calls, init),
    })
    expect(await check()).toMatchObject({
      kind: 'usable',
      abilities: { atOnce: undefined, missing },
    })
  })

  it('that is too busy for the rest isn’t said to lack anything', async () => {
    const plain = node()
    serve({
      [own]: (calls, init) =>
        calls.length > 2 || ['eth_call', 'eth_simulateV1'].includes(calls[0]?.method ?? '')
          ? new Response('slow down', { status: 429 })
          : plain(calls, init),
    })
    expect(await check()).toMatchObject({ abilities: { atOnce: undefined, missing: [] } })
  })

  it("that doesn't respond in time is rejected", async () => {
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController()
      setTimeout(() => limit.abort(new DOMException('late', 'TimeoutError')), ms / 1_000)
      return limit.signal
    })
    serve({ [own]: untilAborted })
    expect(await check()).toEqual({ kind: 'problem', why: 'timeout' })
  })

  it('that the page’s policy blocks is distinguished from an unreachable one', async () => {
    const listeners = new Set<(event: { blockedURI: string }) => void>()
    vi.stubGlobal(
      'addEventListener',
      (_: string, listener: (event: { blockedURI: string }) => void) => listeners.add(listener),
    )
    vi.stubGlobal(
      'removeEventListener',
      (_: string, listener: (event: { blockedURI: string }) => void) => listeners.delete(listener),
    )
    const block = (blockedURI: string): Answer => {
      return () => {
        // Browsers report it after the failure.
        setTimeout(() => listeners.forEach((listener) => listener({ blockedURI })))
        return Promise.reject(new TypeError('Failed to fetch'))
      }
    }
    serve({ [own]: block(own) })
    expect(await check()).toEqual({ kind: 'problem', why: 'policy' })
    serve({ [own]: block('https://other.example/') })
    expect(await check()).toEqual({ kind: 'problem', why: 'unreachable' })
    expect(listeners.size).toBe(0)
  })

  it('is usable if the default one fails, which is not compared then', async () => {
    serve({ [own]: node() })
    expect(await check()).toMatchObject({ kind: 'usable', site: undefined })
  })

  it('is no longer contacted when the user cancels', async () => {
    serve({ [own]: untilAborted, [site]: untilAborted })
    const controller = new AbortController()
    const result = check('1', site, controller.signal)
    controller.abort(new Error('stopped'))
    await expect(result).rejects.toThrow('stopped')
  })
})

describe('compared with the default endpoint, one', () => {
  const measured = (block: number, at: number, ms = 50) => ({ block, at, ms })
  it('is behind by its blocks if its newest one is more than a minute older', () => {
    expect(lagOf({ own: measured(100, 0), site: measured(130, 360) })).toEqual({
      blocks: 30,
      minutes: 6,
    })
    expect(lagOf({ own: measured(100, 0), site: measured(105, 60) })).toBeUndefined()
    expect(lagOf({ own: measured(130, 360), site: measured(100, 0) })).toBeUndefined()
    expect(lagOf({ own: measured(100, 0), site: undefined })).toBeUndefined()
  })

  it('is slow if it takes more than a second, and twice as long', () => {
    expect(isSlow({ own: measured(1, 0, 1_500), site: measured(1, 0, 200) })).toBe(true)
    expect(isSlow({ own: measured(1, 0, 1_500), site: measured(1, 0, 900) })).toBe(false)
    expect(isSlow({ own: measured(1, 0, 900), site: measured(1, 0, 20) })).toBe(false)
    expect(isSlow({ own: measured(1, 0, 1_500), site: undefined })).toBe(true)
  })
})
