import { fillPath, fillQuery, pageSearch } from './address.ts'
import {
  GatewayAbortError,
  GatewayHttpError,
  GatewayError,
  GatewayRequestError,
  GatewayTimeoutError,
  GatewayUnreachableError,
  InvalidResponseError,
} from './errors.ts'
import { isTooDeep, readBody } from './body.ts'
import { fetchTimeout, readRetryAfter, waitAfter } from './retry.ts'
import type {
  AnswerOf,
  BodyOf,
  HeadersOf,
  None,
  PathOf,
  PathValues,
  QueryOf,
  QueryValue,
  Route,
} from './route.ts'
import type { Page } from './types/common.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** Milliseconds for the whole call, retries included. Default 120,000; at most 24 days. */
  timeout?: number | undefined
  /** Also retries a read after a network failure, 502, 503, or 504. Writes are never retried. */
  retry?: boolean | undefined
}

type PathPart<R> = keyof PathValues<PathOf<R>> extends never
  ? { path?: None }
  : { path: PathValues<PathOf<R>> }
/** No property where there is no value; optional where all of its fields are optional. */
type Part<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : keyof Value extends never
    ? unknown
    : None extends Value
      ? { [K in Key]?: Value }
      : { [K in Key]: Value }
export type CallInput<R extends Route> = PathPart<R> &
  Part<'query', QueryOf<R>> &
  Part<'body', BodyOf<R>> &
  Part<'headers', HeadersOf<R>> &
  CallOptions

/** A route that returns a list page by page. */
export type PageRoute = Route<string, unknown, unknown, Page<unknown>>
export type PageInput<R extends PageRoute> = PathPart<R> & CallOptions

/** A call's value for each path parameter: `{ chainId: '1', safeAddress: '0x…' }`. */
export type PathParameters = Readonly<Record<string, unknown>>

export interface GatewayOptions {
  /** The gateway's URL; may include a path and a trailing slash. */
  baseUrl: string
  fetch?: typeof fetch
  /** Random part of the retry delays, from 0 up to 1. */
  random?: () => number
  /**
   * Validates each response before it's used, and returns what to use: the same response, or one
   * without its invalid rows. Throws an {@link InvalidResponseError} with `field` if the response
   * as a whole is invalid.
   */
  validate?: (route: Route, answer: unknown, path: PathParameters) => unknown
  /**
   * Size limit of a response: of its Content-Length, and of its text while it arrives, where a
   * character counts as a byte. A larger response is not read to its end, and throws an
   * {@link InvalidResponseError}. Default: 32 MB (2^25).
   */
  maxBytes?: number
}

/** The client of one gateway. There is no global client. */
export interface Gateway {
  readonly baseUrl: string
  /**
   * Makes one call. Throws the matching {@link GatewayError}. Retries reads that return 429, up to
   * twelve attempts in all, as long as the delay fits into the remaining time. Never sends writes
   * twice.
   */
  call<R extends Route>(route: R, input: CallInput<R>): Promise<AnswerOf<R>>
  /**
   * Fetches another page of a list by the URL from the previous page. Only uses that URL's query;
   * the request goes to this list on this gateway, whatever host and path the URL names. Throws a
   * {@link GatewayRequestError} if it has no usable query.
   */
  page<R extends PageRoute>(route: R, url: string, input: PageInput<R>): Promise<AnswerOf<R>>
}

// The public types are exact; internally, a call is just its parts.
type Loose = CallOptions & {
  path?: PathParameters
  query?: Record<string, QueryValue>
  body?: unknown
  headers?: Record<string, string>
}

/** Creates a client. Throws a TypeError if `baseUrl` is not an http(s) URL. */
export function createGateway({
  baseUrl,
  fetch: ask = globalThis.fetch,
  random = Math.random,
  validate,
  maxBytes = 2 ** 25,
}: GatewayOptions): Gateway {
  const { origin, pathname, protocol } = new URL(baseUrl)
  if (!/^https?:$/.test(protocol))
    throw new TypeError(`The gateway URL must start with http:// or https://, but is ${baseUrl}`)
  const root = (origin + pathname).replace(/\/+$/, '')

  async function attempt(
    route: Route,
    url: string,
    init: RequestInit,
    values: PathParameters,
  ): Promise<unknown> {
    const { path, answers, normalize } = route
    const response = await ask(url, init)
    const { status, statusText } = response
    if (!response.ok) {
      const retryAfter = readRetryAfter(response.headers.get('retry-after') ?? '')
      const text = (await readBody(response, 2 ** 16).catch(() => '')).slice(0, 2 ** 16)
      throw new GatewayHttpError(path, { status, statusText, retryAfter, text })
    }
    if (answers === 'nothing') return void response.body?.cancel().catch(() => {})
    const isTooLarge = Number(response.headers.get('content-length')) > maxBytes
    const text = await readBody(response, isTooLarge ? -1 : maxBytes)
    const invalid = (words: string, cause?: unknown) =>
      new InvalidResponseError(`The gateway's response ${words}.`, path, {
        status,
        text: text.slice(0, 200),
        cause,
      })
    if (isTooLarge || text.length > maxBytes) throw invalid(`is larger than ${maxBytes} bytes`)
    if (isTooDeep(text)) throw invalid('is nested too deeply')
    try {
      // A key of that name would become a prototype when the response is copied.
      const told: unknown = JSON.parse(
        text,
        /__proto__|u005f/i.test(text)
          ? (key, value: unknown) => (key === '__proto__' ? undefined : value)
          : undefined,
      )
      // Parsing a large response takes several frames: pending events go first.
      if (text.length > 2 ** 18) await new Promise((done) => setTimeout(done))
      const answer = validate ? validate(route, told, values) : told
      return normalize ? normalize(answer) : answer
    } catch (cause) {
      throw cause instanceof GatewayError ? cause : invalid("can't be read", cause)
    }
  }

  async function send(
    route: Route,
    { path: values = {}, body, headers, signal, timeout = fetchTimeout, retry }: Loose,
    search: string,
  ): Promise<unknown> {
    const { method = 'POST', path, credentials } = route
    const url = root + fillPath(route, values) + search
    const stop = new AbortController()
    const init: RequestInit = { method, credentials, redirect: 'manual', signal: stop.signal }
    try {
      if (headers || method !== 'GET')
        init.headers = new Headers({ ...headers, 'Content-Type': 'application/json' })
      if (body !== undefined) init.body = JSON.stringify(body)
    } catch (cause) {
      throw new GatewayRequestError("This body or header can't be sent.", path, { cause })
    }
    const giveUp = () =>
      stop.abort(new GatewayAbortError('The request was aborted.', path, { cause: signal?.reason }))
    if (signal?.aborted) giveUp()
    signal?.addEventListener('abort', giveUp)
    // Timers cannot run longer than 24 days.
    const limit = Math.min(timeout, 2 ** 31 - 1)
    const end = Date.now() + limit
    const timer = setTimeout(
      () =>
        stop.abort(
          new GatewayTimeoutError(`The gateway didn't respond within ${timeout} ms.`, path),
        ),
      limit,
    )
    let waiting: ReturnType<typeof setTimeout> | undefined
    const stopped = new Promise<never>((_, reject) =>
      stop.signal.addEventListener('abort', () => reject(stop.signal.reason as GatewayError)),
    )
    try {
      for (let tried = 1; ; tried++) {
        stop.signal.throwIfAborted()
        try {
          return await Promise.race([stopped, attempt(route, url, init, values)])
        } catch (cause) {
          const error =
            cause instanceof GatewayError
              ? cause
              : new GatewayUnreachableError("Couldn't reach the gateway.", path, { cause })
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

  return {
    baseUrl: root,
    call: async <R extends Route>(route: R, input: CallInput<R>) =>
      send(route, input, fillQuery((input as Loose).query)) as Promise<AnswerOf<R>>,
    page: async <R extends PageRoute>(route: R, url: string, input: PageInput<R>) => {
      const search = pageSearch(url)
      if (!search) throw new GatewayRequestError('The page URL has no usable query.', route.path)
      return send(route, input, search) as Promise<AnswerOf<R>>
    },
  }
}
