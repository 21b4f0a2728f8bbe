import {
  type CallOptions,
  createGateway,
  type Gateway,
  GatewayHttpError,
  GatewayError,
  type GatewayOptions,
  InvalidResponseError,
  routes,
} from '#gateway'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Behavior, type FaultyGateway, serveFaults } from './faultyGateway.ts'
import { hash, path, safeAddress } from './places.ts'

// Each fault of a network or gateway, with each kind of call, over real connections.

const kinds = {
  read: (gateway, options) => gateway.call(routes.fiatCodes, options),
  'read, retried': (gateway, options) =>
    gateway.call(routes.fiatCodes, { ...options, retry: true }),
  page: (gateway, options) =>
    gateway.page(
      routes.chains,
      `${gateway.baseUrl}/v1/chains?cursor=limit%3D20%26offset%3D20`,
      options,
    ),
  'change, answered': (gateway, options) =>
    gateway.call(routes.estimation, {
      path,
      body: { to: safeAddress, value: '0', data: null, operation: 0 },
      ...options,
      retry: true,
    }),
  'change, silent': (gateway, options) =>
    gateway.call(routes.deleteTransaction, {
      path: { chainId: '1', safeTxHash: hash },
      body: { signature: '0x' },
      ...options,
      retry: true,
    }),
} satisfies Record<string, (gateway: Gateway, options: CallOptions) => Promise<unknown>>
type Kind = keyof typeof kinds

const html = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>'
const status =
  (code: number, body: string, headers: Record<string, string> = {}): Behavior =>
  (response) =>
    void response.writeHead(code, headers).end(body)
const busy = JSON.stringify({ message: 'ThrottlerException: Too Many Requests', statusCode: 429 })

interface Fault {
  behavior: Behavior
  /** For each kind, the result and the number of requests; one entry if all kinds are the same. */
  outcome: string | Record<Kind, string>
  options?: Partial<GatewayOptions>
}
const reads = (
  read: string,
  retried: string,
  change: string,
  silent = change,
): Record<Kind, string> => ({
  read,
  'read, retried': retried,
  page: read,
  'change, answered': change,
  'change, silent': silent,
})

const faults: Record<string, Fault> = {
  'nothing at all': {
    behavior: (response, answer) => void response.end(answer),
    outcome: 'done ×1',
  },
  429: {
    behavior: status(429, busy),
    outcome: reads('answer 429 ×12', 'answer 429 ×12', 'answer 429 ×1'),
  },
  '429 with a Retry-After that has passed': {
    behavior: status(429, busy, { 'Retry-After': 'Wed, 21 Oct 2015 07:28:00 GMT' }),
    outcome: reads('answer 429 ×12', 'answer 429 ×12', 'answer 429 ×1'),
  },
  '429 with a Retry-After beyond the time limit': {
    behavior: status(429, busy, { 'Retry-After': '121' }),
    outcome: 'answer 429, in 121 s ×1',
  },
  '429 once, then health': {
    behavior: (response, answer) =>
      void (server.seen.length < 2 ? response.writeHead(429).end(busy) : response.end(answer)),
    outcome: reads('done ×2', 'done ×2', 'answer 429 ×1'),
  },
  500: {
    behavior: status(500, '{"code":500,"message":"Internal server error"}'),
    outcome: 'answer 500 ×1',
  },
  '502 with HTML': {
    behavior: status(502, html),
    outcome: reads('answer 502 ×1', 'answer 502 ×12', 'answer 502 ×1'),
  },
  503: {
    behavior: status(503, '{"code":503,"message":"Service unavailable"}'),
    outcome: reads('answer 503 ×1', 'answer 503 ×12', 'answer 503 ×1'),
  },
  '503 with a Retry-After beyond the time limit': {
    behavior: status(503, '', { 'Retry-After': '3600' }),
    outcome: 'answer 503, in 3600 s ×1',
  },
  '504 with nothing': {
    behavior: status(504, ''),
    outcome: reads('answer 504 ×1', 'answer 504 ×12', 'answer 504 ×1'),
  },
  'an empty 200': {
    behavior: status(200, ''),
    outcome: reads('unreadable 200 ×1', 'unreadable 200 ×1', 'unreadable 200 ×1', 'done ×1'),
  },
  'a 200 with HTML': {
    behavior: status(200, html),
    outcome: reads('unreadable 200 ×1', 'unreadable 200 ×1', 'unreadable 200 ×1', 'done ×1'),
  },
  'truncated JSON': {
    behavior: status(200, '{"results":[{"a'),
    outcome: reads('unreadable 200 ×1', 'unreadable 200 ×1', 'unreadable 200 ×1', 'done ×1'),
  },
  'an answer of a wrong type': {
    behavior: (response, answer) => void response.end(answer),
    options: {
      validate: (route) => {
        throw new InvalidResponseError('wrong', route.path, { field: ['results', 0, 'id'] })
      },
    },
    outcome: reads(
      'unreadable at results.0.id ×1',
      'unreadable at results.0.id ×1',
      'unreadable at results.0.id ×1',
      'done ×1',
    ),
  },
  'a redirect to another host': {
    behavior: (response) => void response.writeHead(307, { Location: elsewhere.url }).end(),
    outcome: 'answer 307 ×1',
  },
  'a redirect to the same host': {
    behavior: (response) => void response.writeHead(301, { Location: '/v1/other' }).end(),
    outcome: 'answer 301 ×1',
  },
  'a connection that is cut before the answer': {
    behavior: (response) => void response.destroy(),
    outcome: reads('unreachable ×1', 'unreachable ×12', 'unreachable ×1'),
  },
  'a connection that is cut within the answer': {
    behavior: (response) =>
      void response
        .writeHead(200, { 'Content-Length': '100' })
        .write('{"results":', () => response.destroy()),
    // The gateway has reported success; the rest of the body does not matter.
    outcome: reads('unreachable ×1', 'unreachable ×12', 'unreachable ×1', 'done ×1'),
  },
  'a connection that is cut within an error': {
    behavior: (response) =>
      void response
        .writeHead(422, { 'Content-Length': '100' })
        .write('{"code":', () => response.destroy()),
    outcome: 'answer 422 ×1',
  },
}

let server: FaultyGateway
let elsewhere: FaultyGateway
beforeAll(async () => {
  server = await serveFaults()
  elsewhere = await serveFaults()
})
afterAll(() => Promise.all([server.close(), elsewhere.close()]))
afterEach(() => vi.useRealTimers())

const gatewayHere = (options: Partial<GatewayOptions> = {}) =>
  createGateway({ baseUrl: server.url, random: () => 0, ...options })

function told(error: unknown): string {
  if (!(error instanceof GatewayError)) return `something else: ${String(error)}`
  expect(error.message).not.toMatch(/[<>]/)
  if (error instanceof GatewayHttpError)
    return `answer ${error.status}${error.retryAfter ? `, in ${error.retryAfter} s` : ''}`
  if (error instanceof InvalidResponseError)
    return `unreadable ${error.field ? `at ${error.field.join('.')}` : error.status}`
  return error.name.replace(/^Gateway|Error$/g, '').toLowerCase()
}
const outcomeOf = async (call: Promise<unknown>) =>
  `${await call.then(() => 'done', told)} ×${server.seen.length}`

describe.each(Object.entries(faults))('%s', (_, { behavior, outcome, options }) => {
  it.each(Object.entries(kinds))('for a %s', async (kind, call) => {
    server.behave(behavior)
    elsewhere.behave((response) => void response.end('{}'))
    expect(await outcomeOf(call(gatewayHere(options), {}))).toBe(
      typeof outcome === 'string' ? outcome : outcome[kind as Kind],
    )
    expect(elsewhere.seen).toEqual([])
    expect(new Set(server.seen).size).toBe(1)
  })
})

describe.each(Object.entries(kinds))('a %s', (_, call) => {
  it('waits for a slow gateway', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    const asked = new Promise<() => void>((tell) =>
      server.behave((response, answer) => tell(() => response.end(answer))),
    )
    const outcome = outcomeOf(call(gatewayHere(), {}))
    const answerNow = await asked
    vi.advanceTimersByTime(119_999)
    answerNow()
    await expect(outcome).resolves.toBe('done ×1')
  })

  it('times out after 120 seconds, and releases the connection', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    server.behave(() => {})
    const came = server.next()
    const outcome = outcomeOf(call(gatewayHere(), {}))
    const { gone } = await came
    vi.advanceTimersByTime(120_000)
    await expect(outcome).resolves.toBe('timeout ×1')
    await gone
  })

  it('times out in the middle of a response', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
    server.behave((response) => void response.writeHead(500).write('{"message":'))
    const came = server.next()
    const outcome = outcomeOf(call(gatewayHere(), { timeout: 5000 }))
    const { gone } = await came
    vi.advanceTimersByTime(5000)
    await expect(outcome).resolves.toBe('timeout ×1')
    await gone
  })

  it('ends when the caller aborts, and releases the connection', async () => {
    server.behave(() => {})
    const came = server.next()
    const caller = new AbortController()
    const result = call(gatewayHere(), { signal: caller.signal })
    const outcome = outcomeOf(result)
    const { gone } = await came
    caller.abort('not wanted')
    await expect(outcome).resolves.toBe('abort ×1')
    await expect(result).rejects.toMatchObject({ cause: 'not wanted' })
    await gone
  })

  it('is not sent if it was aborted before', async () => {
    server.behave((response, answer) => void response.end(answer))
    await expect(outcomeOf(call(gatewayHere(), { signal: AbortSignal.abort() }))).resolves.toBe(
      'abort ×0',
    )
  })

  it('fails if nothing listens at the address', async () => {
    const gone = await serveFaults()
    await gone.close()
    await expect(
      call(createGateway({ baseUrl: gone.url, random: () => 0 }), {}),
    ).rejects.toMatchObject({
      name: 'GatewayUnreachableError',
      cause: expect.any(TypeError) as Error,
    })
  })
})
