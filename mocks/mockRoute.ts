import type { AnswerOf, PathOf, PathValues, Route } from '#gateway'
import { http, HttpResponse, type HttpHandler } from 'msw'
import { mswMethod, mswPath } from './browser.ts'

/** The request, for a response that depends on it. */
interface MockInput<R extends Route> {
  path: PathValues<PathOf<R>>
  query: URLSearchParams
  /** The body as JSON; undefined without a body. */
  body: unknown
}

export interface MockedRoute<R extends Route> {
  /** The gateway returns an error. */
  fails(status: number, body?: { message: string; code?: number | string }): HttpHandler
  /** The gateway lacks the call, as `isNotOffered` recognizes it. */
  isMissing(): HttpHandler
  /** The gateway never responds. */
  hangs(): HttpHandler
  /** The connection fails. */
  breaks(): HttpHandler
  /** The gateway returns this. */
  answers(
    value: AnswerOf<R> | ((input: MockInput<R>) => AnswerOf<R> | Promise<AnswerOf<R>>),
  ): HttpHandler
  /** Passes the first `count` requests to the next handler. */
  after(count: number): MockedRoute<R>
}

/**
 * Overrides the response of one route in a story or test, regardless of the gateway's URL:
 * `mockRoute(routes.queued).fails(503, { message: 'Service unavailable' })`.
 */
export function mockRoute<R extends Route>(route: R, passing = 0): MockedRoute<R> {
  const handle = (respond: (input: MockInput<R>) => Response | Promise<Response>): HttpHandler => {
    let seen = 0
    return mswMethod(route)(`*${mswPath(route)}`, async ({ request, params }) => {
      if (seen++ < passing) return undefined
      const text = request.method === 'GET' ? '' : await request.clone().text()
      return respond({
        path: params as PathValues<PathOf<R>>,
        query: new URL(request.url).searchParams,
        body: text ? (JSON.parse(text) as unknown) : undefined,
      })
    })
  }
  return {
    fails: (status, body = { message: 'Service unavailable' }) =>
      handle(() => Response.json({ code: status, ...body }, { status })),
    isMissing: () =>
      handle(() =>
        Response.json(
          {
            message: `Cannot ${route.method ?? 'POST'} ${route.path}`,
            error: 'Not Found',
            statusCode: 404,
          },
          { status: 404 },
        ),
      ),
    hangs: () => handle(() => new Promise<Response>(() => {})),
    breaks: () => handle(() => HttpResponse.error()),
    answers: (value) =>
      handle(async (input) => {
        // Responses are never functions, so a function always creates the response.
        const answer =
          typeof value === 'function'
            ? await (value as (input: MockInput<R>) => Promise<AnswerOf<R>>)(input)
            : value
        return answer === undefined ? new Response(null, { status: 200 }) : Response.json(answer)
      }),
    after: (count) => mockRoute(route, count),
  }
}

interface RpcCall {
  id: unknown
  method: string
  params?: unknown
}

export interface MockedRpc {
  /** The node returns an error. */
  fails(error?: { code?: number; message: string; data?: unknown }): HttpHandler
  hangs(): HttpHandler
  breaks(): HttpHandler
  answers(result: unknown): HttpHandler
  after(count: number): MockedRpc
}

/**
 * Same, for one method of every node, regardless of its URL. A batch that contains the method is
 * overridden as a whole.
 */
export function mockRpc(method: string, passing = 0): MockedRpc {
  const handle = (
    respond: (call: RpcCall) => object | Promise<never>,
    whole?: () => Response,
  ): HttpHandler => {
    let seen = 0
    return http.post('*', async ({ request }) => {
      const body = await readCalls(request.clone())
      if (!body?.calls.some((call) => call.method === method) || seen++ < passing) return undefined
      if (whole) return whole()
      const answers = await Promise.all(
        body.calls.map(async (call) => ({ jsonrpc: '2.0', id: call.id, ...(await respond(call)) })),
      )
      return Response.json(body.batch ? answers : answers[0])
    })
  }
  return {
    fails: ({ code = -32603, message = 'Internal error', data } = { message: 'Internal error' }) =>
      handle(() => ({ error: { code, message, ...(data === undefined ? {} : { data }) } })),
    hangs: () => handle(() => new Promise<never>(() => {})),
    breaks: () =>
      handle(
        () => ({}),
        () => HttpResponse.error(),
      ),
    answers: (result) => handle(() => ({ result })),
    after: (count) => mockRpc(method, count),
  }
}

async function readCalls(
  request: Request,
): Promise<{ batch: boolean; calls: RpcCall[] } | undefined> {
  try {
    const body: unknown = await request.json()
    const calls = (Array.isArray(body) ? body : [body]) as RpcCall[]
    return calls.every((call) => typeof call.method === 'string')
      ? { batch: Array.isArray(body), calls }
      : undefined
  } catch {
    return undefined
  }
}
