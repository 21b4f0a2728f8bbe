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
  /** Milliseconds for the whole call, retries included: 120,000 unless told otherwise, 24 days at most. */
  timeout?: number | undefined
  /** A read is tried again also when no answer came, or 502, 503 or 504. What changes something never is. */
  retry?: boolean | undefined
}

type PathPart<R> = keyof PathValues<PathOf<R>> extends never ? { path?: None } : { path: PathValues<PathOf<R>> }
/** Nothing where there is none; may be left out where all of it may. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : keyof Value extends never
    ? unknown
    : None extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value }
export type CallInput<R extends Route> = PathPart<R> & Part<'query', QueryOf<R>> & Part<'body', BodyOf<R>> & Part<'headers', HeadersOf<R>> & CallOptions

/** A route that answers a list page by page. */
export type PageRoute = Route<string, unknown, unknown, Page<unknown>>
export type PageInput<R extends PageRoute> = PathPart<R> & CallOptions

export interface GatewayOptions {
  /** Where the gateway is; a path in front and a slash behind are fine. */
  baseUrl: string
  fetch?: typeof fetch
  /** The random part of waiting times, below 1. */
  random?: () => number
  /** Looks at each answer as it came, before anything reads it; throws a {@link InvalidResponseError} with `field` where it is wrong. */
  validate?: (route: Route, answer: unknown) => void
}

/** A client of one gateway; there is no global one. */
export interface Gateway {
  readonly baseUrl: string
  /**
   * Makes one call. Throws a {@link GatewayError} of the kind that fits. A read that is answered 429 is tried again, twelve times in
   * all, as long as the wait fits into the time that is left; what changes something is never sent twice.
   */
  call<R extends Route>(route: R, input: CallInput<R>): Promise<AnswerOf<R>>
  /** Asks for a further page of a list by the absolute URL that the page before gave. Only this list of this gateway is ever asked. */
  page<R extends PageRoute>(route: R, url: string, input: PageInput<R>): Promise<AnswerOf<R>>
}

// The public types are exact; inside, a call is only its parts.
type Loose = CallOptions & { path?: Record<string, unknown>; query?: Record<string, QueryValue>; body?: unknown; headers?: Record<string, string> }

/** Makes a client. Throws a TypeError when `baseUrl` is no http(s) address. */
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
    // A timer can be no longer than 24 days.
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
          // A wait that is longer than the time that is left would be for nothing.
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
