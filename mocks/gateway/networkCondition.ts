/**
 * The mocked network condition, separately for the gateway and the nodes. A lagging gateway has not
 * indexed the newest blocks; a node cannot lag.
 */
export type NetworkCondition = 'clear' | 'slow' | 'flaky' | 'down' | 'malformed' | 'lagging'
export interface NetworkConditions {
  gateway: NetworkCondition
  rpc: NetworkCondition
}

/** Delay of every response on a slow network, in milliseconds. */
export const slowness = 1500
/** Delay of a lagging gateway behind its chain, in milliseconds. */
export const lag = 60_000
/** Share of the requests that fail on a flaky network. */
export const flakiness = 0.3

/** Deterministic random numbers below 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

export interface NetworkConditionTools {
  sleep(ms: number): Promise<void>
  random(): number
}

/**
 * Applies the network condition to a request. `handle` is the server; a network error is a
 * `Response.error()`.
 */
export async function withNetworkCondition(
  name: NetworkCondition,
  handle: () => Promise<Response>,
  { sleep, random }: NetworkConditionTools,
): Promise<Response> {
  switch (name) {
    case 'clear':
    case 'lagging':
      return handle()
    case 'slow':
      await sleep(slowness)
      return handle()
    case 'down':
      return unavailable()
    case 'malformed':
      return malformed(random(), handle)
    case 'flaky': {
      // Both are drawn when the request arrives, so that the order of responses does not matter.
      const [luck, kind] = [random(), random()]
      if (luck >= flakiness) return handle()
      if (kind < 1 / 3) return unavailable()
      if (kind < 2 / 3) return Response.error()
      // The worst case: the server has processed the request, and only its response is lost.
      await handle()
      return Response.error()
    }
  }
}

const json = { 'content-type': 'application/json; charset=utf-8' }
const unavailable = () =>
  new Response(JSON.stringify({ code: 503, message: 'Service unavailable' }), {
    status: 503,
    headers: json,
  })

async function malformed(kind: number, handle: () => Promise<Response>): Promise<Response> {
  if (kind < 1 / 3)
    return new Response(
      '<html><head><title>502 Bad Gateway</title></head><body>' +
        '<h1>502 Bad Gateway</h1></body></html>',
      {
        status: 502,
        headers: { 'content-type': 'text/html' },
      },
    )
  const text = await (await handle()).text()
  if (kind < 2 / 3)
    return new Response(text.slice(0, Math.floor(text.length / 2)), { status: 200, headers: json })
  return new Response(JSON.stringify(wrongTypes(JSON.parse(text || 'null'))), {
    status: 200,
    headers: json,
  })
}

/**
 * The same keys with values of the wrong types: lists become objects, objects become lists, numbers
 * become strings.
 */
function wrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { ...value.map(wrongTypes) }
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      Array.isArray(inner) ? null : wrongTypes(inner),
    ]),
  )
}
