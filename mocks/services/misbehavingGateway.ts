import { deeply, hugely } from './sizes.ts'
import { changedFields, hiddenCharacters, isoDates, mapPageUrls, nullNames } from './fields.ts'
import { hostileUrls } from './hostileHosts.ts'
import type { ServiceBehavior } from './serviceBehavior.ts'
import { unknownWords } from './unknownWords.ts'
import { wrongTypes } from './wrongTypes.ts'
import { aboutAnotherSafe } from './anotherSafe.ts'

/**
 * Handles a request to the gateway as a misbehaving one would. `handle` is the healthy gateway; its
 * errors stay as they are.
 */
export async function misbehavingGateway(
  name: ServiceBehavior,
  request: Request,
  handle: () => Promise<Response>,
): Promise<Response> {
  const url = new URL(request.url)
  const proxy = proxies[name]
  if (proxy) return proxy(url)
  const response = await handle()
  const rewrite = rewritten[name]
  if (!rewrite || !response.ok || !response.headers.get('content-type')?.includes('json'))
    return response
  return new Response(rewrite(await response.text(), url), {
    status: response.status,
    headers: response.headers,
  })
}

type Part<Value> = Partial<Record<ServiceBehavior, Value>>

/** Seconds that a client should wait: longer than a call of the app may take. */
export const retryAfter = 180

const page = (status: number, title: string) =>
  new Response(
    `<!doctype html><html><head><title>${title}</title></head><body><h1>${title}</h1>` +
      '</body></html>',
    {
      status,
      headers: { 'content-type': 'text/html; charset=utf-8' },
    },
  )

/** Proxies and hosts that respond themselves: the request does not reach the gateway. */
const proxies: Part<(url: URL) => Response> = {
  redirects: ({ pathname, search }) =>
    new Response(null, {
      status: 302,
      headers: { location: `https://moved.demo.test${pathname}${search}` },
    }),
  limits: () =>
    Response.json(
      { code: 429, message: 'Rate limit reached' },
      { status: 429, headers: { 'retry-after': String(retryAfter) } },
    ),
  rejects: () => page(403, 'Access denied'),
  webPage: () => page(200, 'Welcome'),
}

const json =
  (change: (answer: unknown) => unknown) =>
  (text: string): string =>
    parsed(text, (answer) => JSON.stringify(change(answer)))

/** A body that isn't JSON, because the network condition damaged it, stays unchanged. */
function parsed(text: string, rewrite: (answer: unknown) => string): string {
  let answer: unknown
  try {
    answer = JSON.parse(text)
  } catch {
    return text
  }
  return rewrite(answer)
}

const rewritten: Part<(text: string, url: URL) => BodyInit> = {
  wrongTypes: json(wrongTypes),
  null: () => 'null',
  unknownWords: json(unknownWords),
  isoDates: json(changedFields(isoDates)),
  nullNames: json(changedFields(nullNames)),
  bidi: json(changedFields(hiddenCharacters)),
  hostileHosts: json(changedFields(hostileUrls)),
  anotherSafe: aboutAnotherSafe,
  foreignNext: json(mapPageUrls(({ search }) => `https://internal.demo.test/api/pages${search}`)),
  prefix: json(
    mapPageUrls(({ origin, pathname, search }) => `${origin}/behind-proxy${pathname}${search}`),
  ),
  huge: hugely,
  deep: (text) => parsed(text, deeply),
}
