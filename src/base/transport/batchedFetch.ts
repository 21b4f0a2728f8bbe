import { answerEach, type Call, type Fetch, type Node, post, sendOne } from './batch.ts'

/** The most calls in one request to a node. */
export const largestBatch = 30

/** Simultaneous requests to a node that accepts fewer calls in each. */
const atOnce = 4

/** Sent alone: a batch is answered as a whole, and reads that prove must not wait for it. */
const slowest = 'eth_simulateV1'

/** Kept for the page's lifetime, for all clients that send with the same function. */
const learned = new WeakMap<Fetch, Map<string, number>>()

function limitsOf(fetch: Fetch): Map<string, number> {
  const known = learned.get(fetch) ?? new Map<string, number>()
  learned.set(fetch, known)
  return known
}

/** How many calls a node accepts per request, as far as it has been tried. */
export const batchLimit = (url: string, fetchFn?: Fetch): number =>
  limitsOf(fetchFn ?? globalThis.fetch).get(url) ?? largestBatch

/**
 * A `fetch` for JSON-RPC calls, one per body. Simultaneous calls are sent as one batch, and each
 * gets its own response. Many public nodes accept only 3 or 10 calls per batch, or no batches:
 * rejected calls are resent in smaller batches, down to single calls, and the accepted size is
 * remembered. Responses are matched by ID, in any order.
 * @throws the request's errors; the reason of a call's signal
 */
export function batchedFetch(fetchFn?: Fetch): Fetch {
  let waiting: Call[] = []
  return (input, init = {}) =>
    new Promise<Response>((answer, fail) => {
      const { id, method } = JSON.parse(String(init.body)) as { id?: unknown; method?: unknown }
      init.signal?.addEventListener('abort', () => fail(init.signal?.reason as Error))
      const send = (calls: readonly Call[]) => {
        const url = input instanceof Request ? input.url : String(input)
        const fetch = fetchFn ?? globalThis.fetch
        void sendAll({ url, fetch, limits: limitsOf(fetch) }, calls)
      }
      const call = { id, init, answer, fail }
      if (method === slowest) {
        send([call])
        return
      }
      waiting.push(call)
      if (waiting.length > 1) return
      setTimeout(() => {
        const calls = waiting
        waiting = []
        send(calls)
      })
    })
}

/** Sends requests of as many calls as the node accepts. */
async function sendAll(node: Node, calls: readonly Call[]): Promise<void> {
  const size = node.limits.get(node.url) ?? largestBatch
  const groups = Array.from({ length: Math.ceil(calls.length / size) }, (_, at) =>
    calls.slice(at * size, (at + 1) * size),
  )
  const work = async () => {
    for (let group = groups.shift(); group; group = groups.shift())
      await (group.length > 1 ? sendBatch(node, group) : sendOne(node, group[0] as Call))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, groups.length) }, work))
}

async function sendBatch(node: Node, calls: readonly Call[]): Promise<void> {
  try {
    const answer = await post(node, calls)
    const left = answerEach(calls, answer)
    if (left.length === 0) return
    const { sendFewer } = await import('./sendFewer.ts')
    await sendAll(node, await sendFewer(node, calls, answer, left))
  } catch (reason) {
    // Calls that already have their response ignore this.
    for (const { fail } of calls) fail(reason)
  }
}
