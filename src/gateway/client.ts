import { fillPath, fillQuery, ownPageUrl } from './address.ts'
import { GatewayAbortError, GatewayAnswerError, GatewayError, GatewayTimeoutError, GatewayUnreachableError, GatewayUnreadableError } from './errors.ts'
import { fetchTimeout, pause, readRetryAfter, throttleLimit, waitBefore } from './retry.ts'
import type { AnswerOf, BodyOf, PathOf, PathValues, QueryOf, QueryValue, Route } from './route.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Milliseconds for the whole call, retries included. */
  timeout?: number
}

type Part<Key extends string, Value> = [Value] extends [never] ? unknown : [Value] extends [undefined] ? unknown : { [K in Key]: Value }
type QueryPart<Query> = Record<never, never> extends Query ? { query?: Query } : { query: Query }
export type CallInput<R extends Route> = (keyof PathValues<PathOf<R>> extends never ? unknown : { path: PathValues<PathOf<R>> }) &
  QueryPart<QueryOf<R>> &
  Part<'body', BodyOf<R>> &
  CallOptions

export interface GatewayOptions {
  /** Where the gateway is; a path in front and a slash behind are fine. */
  baseUrl: string
  fetch?: typeof fetch
  /** The random part of waiting times, below 1. */
  random?: () => number
}

/** A client of one gateway; there is no global one. */
export interface Gateway {
  readonly baseUrl: string
  /** Makes one call. Throws a {@link GatewayError} of the kind that fits; a mutation is never sent twice by itself. */
  call<R extends Route>(route: R, input: CallInput<R>): Promise<AnswerOf<R>>
  /** Asks for a further page of a list by the absolute URL that the page before gave. */
  page<R extends Route>(route: R, url: string, input: Pick<CallInput<R>, never> & { path: PathValues<PathOf<R>> } & CallOptions): Promise<AnswerOf<R>>
}

/** Makes a client. Throws a TypeError when `baseUrl` is no http(s) address. */
export function createGateway({ baseUrl, fetch: ask = globalThis.fetch, random = Math.random }: GatewayOptions): Gateway {
  const base = new URL(baseUrl)
  if (!/^https?:$/.test(base.protocol)) throw new TypeError(`The gateway's address must begin with http or https: ${baseUrl}`)
  const root = (base.origin + base.pathname).replace(/\/+$/, '')

  async function attempt(route: Route, url: string, body: unknown, signal: AbortSignal): Promise<unknown> {
    const init: RequestInit = { method: route.method ?? 'POST', credentials: route.credentials, signal }
    if (route.method !== 'GET') Object.assign(init, { headers: { 'Content-Type': 'application/json' }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    const response = await ask(url, init)
    const text = await response.text()
    if (!response.ok) {
      const retryAfter = readRetryAfter(response.headers.get('retry-after'), Date.now())
      throw new GatewayAnswerError(route.path, { status: response.status, statusText: response.statusText, text, retryAfter })
    }
    if (route.answers === 'nothing') return undefined
    try {
      const parsed: unknown = JSON.parse(text)
      return route.tidy ? route.tidy(parsed) : parsed
    } catch (cause) {
      throw new GatewayUnreadableError('The gateway answered something that is not JSON.', route.path, { cause })
    }
  }

  async function send(route: Route, url: string, body: unknown, { signal, timeout = fetchTimeout }: CallOptions): Promise<unknown> {
    const clock = AbortSignal.timeout(timeout)
    const either = signal ? AbortSignal.any([signal, clock]) : clock
    for (let tried = 1; ; tried++) {
      try {
        return await attempt(route, url, body, either)
      } catch (cause) {
        if (signal?.aborted) throw new GatewayAbortError('The call was given up.', route.path, { cause })
        if (clock.aborted) throw new GatewayTimeoutError(`The gateway did not answer within ${timeout} ms.`, route.path, { cause })
        if (!(cause instanceof GatewayError)) throw new GatewayUnreachableError('The gateway cannot be reached.', route.path, { cause })
        const again = cause instanceof GatewayAnswerError && cause.status === 429 && route.method === 'GET' && tried < throttleLimit
        if (!again) throw cause
        await pause(waitBefore(tried, cause.retryAfter, random), either).catch(() => {})
      }
    }
  }

  type Loose = CallOptions & { path?: Record<string, string>; query?: Record<string, QueryValue>; body?: unknown }
  return {
    baseUrl: root,
    // The public types are exact; inside, a call is only its parts.
    async call<R extends Route>(route: R, input: CallInput<R>) {
      const { path = {}, query, body, ...options } = input as Loose
      return (await send(route, root + fillPath(route, path) + fillQuery(query), body, options)) as AnswerOf<R>
    },
    async page<R extends Route>(route: R, url: string, input: Loose) {
      const { path = {}, ...options } = input
      return (await send(route, ownPageUrl(url, new URL(root), fillPath(route, path), route.path), undefined, options)) as AnswerOf<R>
    },
  }
}
