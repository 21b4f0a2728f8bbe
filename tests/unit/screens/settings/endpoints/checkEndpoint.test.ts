import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  checkEndpoint,
  isSlow,
  lagOf,
} from '../../../../../src/screens/settings/endpoints/checkEndpoint.ts'

const own = 'https://own.example/key'
const site = 'https://site.example/'
type Call = { id: number; method: string }
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
    }
    // In any order, as the standard allows.
    return Response.json(
      calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: results[method] })).toReversed(),
    )
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
    return answer(JSON.parse(String(init.body)) as Call[], init)
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
    })
    expect(asked.mock.calls.filter(([url]) => url === own)).toHaveLength(4)
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
    expect(sent).not.toMatch(/0x[\da-f]{40}/i)
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
      'takes no batches',
      () => Response.json({ id: null, error: { code: -32600, message: 'no batches' } }),
      { why: 'refused', detail: 'no batches' },
    ],
    [
      'refuses a call',
      (calls) => Response.json(calls.map(({ id }) => ({ id, error: { message: 'quota' } }))),
      { why: 'refused', detail: 'quota' },
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
