import { createClient } from 'viem'
import { describe, expect, it } from 'vitest'
import { nodeTransport } from '#base/nodeTransport'

interface Call {
  id: number
  params: [number]
}
type Manner = (calls: readonly Call[], isBatch: boolean) => Response | Error | undefined

/** Answers each call with its own parameter, unless its manner differs. */
function aNode(manner: Manner) {
  const sizes: number[] = []
  const fetchFn = async (_: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Call | Call[]
    const calls = [body].flat()
    sizes.push(calls.length)
    const answer = manner(calls, Array.isArray(body))
    if (answer instanceof Error) throw answer
    return answer ?? Response.json(Array.isArray(body) ? calls.map(echo) : echo(body))
  }
  const options = { batch: true, fetchFn: fetchFn as typeof fetch, retryCount: 0 }
  const client = createClient({ transport: nodeTransport('https://node.example/', options) })
  const ask = (count: number) =>
    Promise.all(
      Array.from({ length: count }, (_, at) =>
        client.request({ method: 'eth_echo', params: [at] } as never),
      ),
    )
  return { ask, sizes }
}

const echo = ({ id, params: [at] }: Call) => ({ jsonrpc: '2.0', id, result: at })
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)
const error = (message: string, code = -32_600) => ({
  jsonrpc: '2.0',
  id: null,
  error: { code, message },
})

/** How nodes say that a batch is too large. */
const rejections: Record<string, (calls: readonly Call[], limit: number) => Response> = {
  'with HTTP 500 and an error': () =>
    Response.json(error('Batch of more than some requests are not allowed', 31), { status: 500 }),
  'with HTTP 400 and an error': () => Response.json(error('Invalid Request'), { status: 400 }),
  'with HTTP 413 and a page': () => new Response('<html>too large</html>', { status: 413 }),
  'with HTTP 405 and nothing': () => new Response(null, { status: 405 }),
  'with one error': () => Response.json(error('batch limit exceeded', -32_005)),
  'with an array of one error': () => Response.json([error('Invalid Request')]),
  'with an error for each call': (calls) =>
    Response.json(calls.map(({ id }) => ({ ...error('batch too large', -32_000), id }))),
  'with an error for each call too many': (calls, limit) =>
    Response.json(
      calls.map((call, at) => (at < limit ? echo(call) : { ...error('Batch limit'), id: call.id })),
    ),
  'by answering the first ones': (calls, limit) =>
    Response.json(limit === 0 ? [] : calls.slice(0, limit).map(echo)),
  'by answering one call, with an object': ([first]) => Response.json(first && echo(first)),
  'with an answer that is cut': (calls) =>
    new Response(JSON.stringify(calls.map(echo)).slice(0, 40)),
  'with text': () => new Response('batch requests are disabled'),
}

const limited =
  (limit: number, reject: (calls: readonly Call[], limit: number) => Response): Manner =>
  (calls, isBatch) =>
    isBatch && calls.length > limit ? reject(calls, limit) : undefined

describe.each(Object.entries(rejections))('a node that rejects batches %s', (_, reject) => {
  it.each([0, 1, 2, 3, 5, 10, 20])(
    'and takes %i calls at a time responds to all',
    async (limit) => {
      const { ask, sizes } = aNode(limited(limit, reject))
      expect(await ask(27)).toEqual(upTo(27))
      expect(sizes[0]).toBe(27)

      // Once its limit is known, nothing is rejected there.
      sizes.length = 0
      expect(await ask(27)).toEqual(upTo(27))
      expect(Math.max(...sizes)).toBeLessThanOrEqual(Math.max(limit, 1))
      expect(sizes.reduce((sum, size) => sum + size)).toBe(27)
    },
  )
})

it('a limit that a node names is used', async () => {
  const { ask, sizes } = aNode(
    limited(7, () => Response.json(error('batch size 25 exceeds the limit of 7'))),
  )
  expect(await ask(25)).toEqual(upTo(25))
  expect(sizes).toEqual([25, 7, 7, 7, 4])
})

it('a node without limits gets one request for all', async () => {
  const { ask, sizes } = aNode(() => undefined)
  await ask(27)
  await ask(30)
  expect(sizes).toEqual([27, 30])
})

it('more calls than one request may have are sent in several', async () => {
  const { ask, sizes } = aNode(() => undefined)
  expect(await ask(65)).toEqual(upTo(65))
  expect(sizes).toEqual([30, 30, 5])
})

it('responses reach their calls in any order, with ids as text', async () => {
  const { ask } = aNode((calls) =>
    Response.json(calls.map((call) => ({ ...echo(call), id: String(call.id) })).toReversed()),
  )
  expect(await ask(5)).toEqual(upTo(5))
})

it('a call’s own error reaches only that call, even if it mentions a batch', async () => {
  const { ask, sizes } = aNode((calls, isBatch) => {
    const answers = calls.map((call) =>
      call.params[0] === 1
        ? { ...error('execution reverted: batch failed', 3), id: call.id }
        : echo(call),
    )
    return Response.json(isBatch ? answers : answers[0])
  })
  await expect(ask(3)).rejects.toThrow('batch failed')
  expect(sizes).toEqual([3])
})

describe('a node that fails', () => {
  it.each<[string, Manner, RegExp, number]>([
    ['without a response', () => new TypeError('Failed to fetch'), /HTTP request failed/, 1],
    ['for a while', () => new Response('busy', { status: 503 }), /Status: 503/, 1],
    ['with too many requests', () => new Response('slow down', { status: 429 }), /Status: 429/, 1],
    ['with a wrong key', () => new Response('no key', { status: 401 }), /Status: 401/, 1],
    ['with HTTP 500', () => new Response('oops', { status: 500 }), /Status: 500/, 4],
    ['with a page', () => new Response('<html>'), /HTTP request failed/, 4],
    ['with the same error always', () => Response.json(error('down', -32_000)), /down/, 4],
  ])('%s says so, and gets few requests', async (_, manner, message, count) => {
    const { ask, sizes } = aNode(manner)
    const results = await Promise.allSettled(upTo(12).map(() => ask(1)))
    for (const result of results)
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(message) as string },
      })
    expect(sizes).toHaveLength(count)
    // The failure isn't taken for a batch limit.
    await ask(12).catch(() => undefined)
    expect(sizes[count]).toBe(12)
  })
})

it('a request that takes too long ends', async () => {
  const aborted: unknown[] = []
  const fetchFn = ((_: unknown, init?: RequestInit) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => {
        aborted.push(init.signal?.reason)
        reject(init.signal?.reason as Error)
      }),
    )) as typeof fetch
  const options = { batch: true, fetchFn, retryCount: 0, timeout: 20 }
  const client = createClient({ transport: nodeTransport('https://node.example/', options) })
  const results = await Promise.allSettled([
    client.request({ method: 'eth_chainId' }),
    client.request({ method: 'eth_blockNumber' }),
  ])
  expect(results.map((result) => result.status === 'rejected' && result.reason.name)).toEqual([
    'TimeoutError',
    'TimeoutError',
  ])
  expect(aborted).toHaveLength(1)
})

it('answers all other calls while a simulation is still running', async () => {
  let finish = () => {}
  const simulated = new Promise<void>((resolve) => {
    finish = resolve
  })
  const batches: string[][] = []
  const fetchFn = async (_: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body)) as Named | Named[]
    const calls = [body].flat()
    batches.push(calls.map(({ method }) => method))
    if (calls.some(({ method }) => method === 'eth_simulateV1')) await simulated
    const answers = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: method }))
    return Response.json(Array.isArray(body) ? answers : answers[0])
  }
  const options = { batch: true, fetchFn: fetchFn as typeof fetch, retryCount: 0 }
  const client = createClient({ transport: nodeTransport('https://node.example/', options) })
  const ask = (method: string) => client.request({ method, params: [] } as never)
  const simulation = ask('eth_simulateV1')
  expect(await Promise.all([ask('eth_call'), ask('eth_getCode')])).toEqual([
    'eth_call',
    'eth_getCode',
  ])
  finish()
  expect(await simulation).toBe('eth_simulateV1')
  expect(batches).toEqual([['eth_simulateV1'], ['eth_call', 'eth_getCode']])
})

interface Named {
  id: number
  method: string
}
