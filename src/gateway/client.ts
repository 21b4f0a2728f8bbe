import { fillPath, fillQuery, ownPageUrl } from './address.ts'
import {
  GatewayAbortError,
  GatewayHttpError,
  GatewayError,
  GatewayRequestError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  InvalidResponseError,
} from './errors.ts'
import { fetchTimeout, readRetryAfter, waitAfter } from './retry.ts'
import type { AnswerOf, BodyOf, HeadersOf, None, PathOf, PathValues, QueryOf, QueryValue, Route } from './route.ts'
import type { Page } from './types/common.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Milliseconds for the whole call, retries included. Default 120,000; at most 24 days. */
  timeout?: number | undefined
  /** Also retries a read after a network failure, 502, 503 or 504. Writes are never retried. */
  retry?: boolean | undefined
}

type PathPart<R> = keyof PathValues<PathOf<R>> extends never ? { path?: None } : { path: PathValues<PathOf<R>> }
/** No property where there is no value; optional where all of its fields are optional. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : keyof Value extends never
    ? unknown
    : None extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value }
export type CallInput<R extends Route> = PathPart<R> & Part<'query', QueryOf<R>> & Part<'body', BodyOf<R>> & Part<'headers', HeadersOf<R>> & CallOptions

/** A route that returns a list page by page. */
export type PageRoute = Route<string, unknown, unknown, Page<unknown>>
export type PageInput<R extends PageRoute> = PathPart<R> & CallOptions

export interface GatewayOptions {
  /** The gateway's URL; may include a path and a trailing slash. */
  baseUrl: string
  fetch?: typeof fetch
  /** Random part of the retry delays, from 0 up to 1. */
  random?: () => number
  /** Validates each response before it is used. Throws an {@link InvalidResponseError} with `field` if it is invalid. */
  validate?: (route: Route, answer: unknown) => void
}

/** The client of one gateway. There is no global client. */
export interface Gateway {
  readonly baseUrl: string
  /**
   * Makes one call. Throws the matching {@link GatewayError}. A read answered with 429 is retried, up to twelve attempts in all, as long as
   * the delay fits into the remaining time. Writes are never sent twice.
   */
  call<R extends Route>(route: R, input: CallInput<R>): Promise<AnswerOf<R>>
  /** Fetches a further page of a list by the absolute URL from the previous page. Only URLs of this list on this gateway are requested. */
  page<R extends PageRoute>(route: R, url: string, input: PageInput<R>): Promise<AnswerOf<R>>
}

// The public types are exact; internally, a call is just its parts.
type Loose = CallOptions & { path?: Record<string, unknown>; query?: Record<string, QueryValue>; body?: unknown; headers?: Record<string, string> }

/** Creates a client. Throws a TypeError if `baseUrl` is not an http(s) URL. */
export function createGateway({ baseUrl, fetch: ask = globalThis.fetch, random = Math.random, validate }: GatewayOptions): Gateway {
  const { origin, pathname, protocol } = new URL(baseUrl)
  if (!/^https?:$/.test(protocol)) throw new TypeError(`The gateway's address must begin with http: ${baseUrl}`)
  const root = (origin + pathname).replace(/\/+$/, '')

  async function attempt(route: Route, url: string, init: RequestInit): Promise<unknown> {
    const { path, answers, normalize } = route
    const response = await ask(url, init)
    const { status, statusText } = response
    if (!response.ok) {
      const retryAfter = readRetryAfter(response.headers.get('retry-after') ?? '')
      throw new GatewayHttpError(path, { status, statusText, retryAfter, text: await response.text().catch(() => '') })
    }
    if (answers === 'nothing') return void response.body?.cancel().catch(() => {})
    const text = await response.text()
    try {
      const answer: unknown = JSON.parse(text)
      validate?.(route, answer)
      return normalize ? normalize(answer) : answer
    } catch (cause) {
      throw cause instanceof GatewayError
        ? cause
        : new InvalidResponseError(`The gateway's answer cannot be read.`, path, { status, text: text.slice(0, 200), cause })
    }
  }

  async function send(route: Route, url: string, { body, headers, signal, timeout = fetchTimeout, retry }: Loose): Promise<unknown> {
    const { method = 'POST', path, credentials } = route
    const stop = new AbortController()
    const init: RequestInit = { method, credentials, redirect: 'manual', signal: stop.signal }
    try {
      if (headers || method !== 'GET') init.headers = new Headers({ ...headers, 'Content-Type': 'application/json' })
      if (body !== undefined) init.body = JSON.stringify(body)
    } catch (cause) {
      throw new GatewayRequestError('This body or header cannot be sent.', path, { cause })
    }
    const giveUp = () => stop.abort(new GatewayAbortError('The call was given up.', path, { cause: signal?.reason }))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp)
    // Timers cannot run longer than 24 days.
    const limit = Math.min(timeout, 2 ** 31 - 1)
    const end = Date.now() + limit
    const timer = setTimeout(() => stop.abort(new GatewayTimeoutError(`The gateway did not answer within ${timeout} ms.`, path)), limit)
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stopped = new Promise<never>((_, reject) => stop.signal.addEventListener('abort', () => reject(stop.signal.reason as GatewayError)))
    try {
      for (let tried = 1; ; tried++) {
        stop.signal.throwIfAborted()
        try {
          return await Promise.race([stopped, attempt(route, url, init)])
        } catch (cause) {
          stop.signal.throwIfAborted()
          const error = cause instanceof GatewayError ? cause : new GatewayUnreachableError('The gateway cannot be reached.', path, { cause })
          const wait = waitAfter(tried, error, retry, random)
          // A delay longer than the remaining time would be pointless.
          if (method !== 'GET' || !(Date.now() + wait < end)) throw error
          await Promise.race([stopped, new Promise((done) => (waiting = setTimeout(done, wait)))])
        }
      }
    } finally {
      clearTimeout(timer)
      clearTimeout(waiting)
      signal?.removeEventListener('abort', giveUp)
    }
  }

  const start = async (route: Route, input: Loose, url?: string): Promise<unknown> => {
    const own = root + fillPath(route, input.path ?? {})
    return send(route, url === undefined ? own + fillQuery(input.query) : ownPageUrl(url, own, route.path), input)
  }

  return {
    baseUrl: root,
    call: <R extends Route>(route: R, input: CallInput<R>) => start(route, input) as Promise<AnswerOf<R>>,
    page: <R extends PageRoute>(route: R, url: string, input: PageInput<R>) => start(route, input, url) as Promise<AnswerOf<R>>,
  }
}
