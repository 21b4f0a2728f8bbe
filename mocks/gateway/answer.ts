import { routes, type Route } from '#gateway'
import { supportsRoute } from './gatewayVersions.ts'
import { keepCookie, tokenOf } from './cookie.ts'
import { isReply, type HandlerInput } from './handler.ts'
import { handlers } from './handlers.ts'
import { noRoute, HttpError } from './httpError.ts'
import { olderShape } from './shapes.ts'
import { spell } from './spelling.ts'
import type { GatewayState } from './state.ts'

type LooseHandler = (gateway: GatewayState, input: HandlerInput) => unknown

interface Matcher {
  name: keyof typeof routes
  route: Route
  pattern: RegExp
  names: string[]
  handler: LooseHandler
}

// Table and handlers match by type; looked up by name at run time, each pair is just a route and a
// function.
const matchers: Matcher[] = (Object.entries(routes) as [keyof typeof routes, Route][])
  .map(([name, route]) => ({
    name,
    route,
    pattern: new RegExp(
      `^${route.path.replace(/\/$/, '').replace(/\{\w+\}/g, '([^/]{1,256})')}/?$`,
    ),
    names: [...route.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!),
    handler: handlers[name] as LooseHandler,
  }))
  // Paths without parameters take precedence over paths with parameters.
  .sort((a, b) => a.names.length - b.names.length)

/**
 * Handles a request to the gateway; undefined for another host. Unknown paths get the gateway's own
 * 404.
 */
export async function answer(
  gateway: GatewayState,
  request: Request,
): Promise<Response | undefined> {
  const url = new URL(request.url)
  const base = new URL(gateway.baseUrl)
  const root = base.pathname.replace(/\/$/, '')
  if (url.origin !== base.origin || !url.pathname.startsWith(`${root}/`)) return undefined
  const path = url.pathname.slice(root.length)
  try {
    for (const { name, route, pattern, names, handler } of matchers) {
      const values =
        supportsRoute(gateway.gatewayVersion, name) && (route.method ?? 'POST') === request.method
          ? pattern.exec(path)
          : null
      if (!values) continue
      const input = {
        path: Object.fromEntries(
          names.map((place, at) => [place, decodeURIComponent(values[at + 1]!)]),
        ),
        query: url.searchParams,
        body: await bodyOf(gateway, request),
        url: seenUrl(request),
        headers: request.headers,
        token: tokenOf(request, gateway.jar),
      } as HandlerInput
      const answered = await handler(gateway, input)
      const { status, value, headers } = isReply(answered)
        ? answered
        : { status: 200, value: answered, headers: {} as Record<string, string> }
      if (request.credentials === 'include') keepCookie(headers['set-cookie'], gateway.jar)
      if (value === undefined)
        return new Response(null, { status, headers: { 'cache-control': 'no-cache', ...headers } })
      return json(
        status,
        spell(gateway.gatewayVersion === 'today' ? value : olderShape(name, value)),
        headers,
      )
    }
    throw noRoute(request.method, url)
  } catch (cause) {
    if (cause instanceof HttpError)
      return typeof cause.body === 'string'
        ? plain(cause.status, cause.body)
        : json(cause.status, cause.body)
    throw cause
  }
}

/**
 * The URL from which the gateway builds page URLs: scheme and host are those of the proxy in front,
 * as far as its headers name them. Browsers don't expose the Host header; there, the request's own
 * URL is used.
 */
function seenUrl({ url, headers }: Request): URL {
  const { protocol, host, pathname, search } = new URL(url)
  const scheme = headers.get('x-forwarded-proto') ?? protocol.replace(':', '')
  const seenHost = headers.get('x-forwarded-host') ?? headers.get('host') ?? host
  return new URL(`${scheme}://${seenHost}${pathname}${search}`)
}

/** The JSON body; an empty one counts as `{}`, as in the real gateway. */
async function bodyOf({ gatewayVersion }: GatewayState, request: Request): Promise<unknown> {
  const text = request.method === 'GET' ? '' : await request.text()
  if (text === '') return request.headers.get('content-type')?.includes('json') ? {} : undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    if (gatewayVersion !== 'today')
      throw new HttpError(400, {
        message: (cause as SyntaxError).message,
        error: 'Bad Request',
        statusCode: 400,
      })
    throw new HttpError(400, `Body is not valid JSON but content-type is set to 'application/json'`)
  }
}

const json = (status: number, value: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(value), {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      ...headers,
    },
  })

const plain = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  })
