import { isVmError } from '../vmError.ts'
import { readAnswer } from './readAnswer.ts'

type Fetch = typeof globalThis.fetch

/** The most calls in one request to a node. */
export const largestBatch = 30

/** Requests at once to a node that takes fewer calls in each. */
const atOnce = 4
/** Bytes of a response, as many as viem reads. */
const longest = 10_485_760

interface Call {
  id: unknown
  init: RequestInit
  answer: (response: Response) => void
  fail: (reason: unknown) => void
}

interface Node {
  url: string
  fetch: Fetch
  /** How many calls the nodes take in one request, by URL, if fewer than we would send. */
  limits: Map<string, number>
}

/** What a node has answered, read to its end. */
interface Answer {
  status: number
  text: string
  json: unknown
  /** The whole response for one more call, such as a redirect that a page may not look into. */
  copy: () => Response
}

/** Kept for the page's life, for the clients that send with the same function. */
const learned = new WeakMap<Fetch, Map<string, number>>()

function limitsOf(fetch: Fetch): Map<string, number> {
  const known = learned.get(fetch) ?? new Map<string, number>()
  learned.set(fetch, known)
  return known
}

/** How many calls a node takes in one request, as far as it has been tried. */
export const batchLimit = (url: string, fetch: Fetch = globalThis.fetch): number =>
  limitsOf(fetch).get(url) ?? largestBatch

/**
 * A `fetch` for JSON-RPC calls, one in each body. Simultaneous calls are sent as one batch, and
 * each gets its own response. Many public nodes take only 3 or 10 calls in a batch, or no batches:
 * what they refuse is repeated in smaller ones, down to single calls, and how many they take is
 * remembered. Answers are matched by their ids, in any order.
 * @throws the request's errors; the reason of a call's signal
 */
export function batchedFetch(fetchFn?: Fetch): Fetch {
  let waiting: Call[] = []
  return (input, init = {}) =>
    new Promise<Response>((answer, fail) => {
      const { id } = JSON.parse(String(init.body)) as { id?: unknown }
      init.signal?.addEventListener('abort', () => fail(init.signal?.reason as Error))
      waiting.push({ id, init, answer, fail })
      if (waiting.length > 1) return
      setTimeout(() => {
        const calls = waiting
        waiting = []
        const url = input instanceof Request ? input.url : String(input)
        const fetch = fetchFn ?? globalThis.fetch
        void sendAll({ url, fetch, limits: limitsOf(fetch) }, calls)
      })
    })
}

/** In requests of as many calls as the node takes. */
async function sendAll(node: Node, calls: readonly Call[]): Promise<void> {
  const size = node.limits.get(node.url) ?? largestBatch
  const groups = Array.from({ length: Math.ceil(calls.length / size) }, (_, at) =>
    calls.slice(at * size, (at + 1) * size),
  )
  const work = async () => {
    for (let group = groups.shift(); group; group = groups.shift())
      await (group.length > 1 ? attempt(node, group, group.length) : sendOne(node, group[0]))
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, groups.length) }, work))
}

async function sendOne({ url, fetch }: Node, call: Call | undefined): Promise<void> {
  if (call) await fetch(url, call.init).then(call.answer, call.fail)
}

/**
 * Sends the first calls in one request of a size, then all others. If it's refused, a smaller size
 * is tried, until one works; that is remembered.
 * @param refusal what the node said to a larger one
 */
async function attempt(
  node: Node,
  calls: readonly Call[],
  size: number,
  refusal?: Answer,
): Promise<void> {
  const [first, rest] = [calls.slice(0, size), calls.slice(size)]
  const answer = await post(node, first).catch((reason: unknown) => {
    for (const { fail } of calls) fail(reason)
  })
  if (!answer) return
  const left = answerEach(first, answer, refusal)
  const taken = first.length - left.length
  if (taken > 0) {
    if (refusal || left.length > 0) node.limits.set(node.url, left.length > 0 ? taken : size)
    return sendAll(node, [...left, ...rest])
  }
  if (first.length > 1 && isRefusal(answer))
    return attempt(node, calls, smallerThan(first.length, answer), refusal ?? answer)
  // It's no matter of size: the node fails.
  for (const call of calls) call.answer(answer.copy())
}

async function post({ url, fetch }: Node, calls: readonly Call[]): Promise<Answer> {
  const bodies = calls.map(({ init }) => String(init.body))
  const response = await fetch(url, {
    ...calls[0]?.init,
    // A node without batches may not take one of a single call either.
    body: bodies.length === 1 ? (bodies[0] ?? '') : `[${bodies.join()}]`,
    signal: whenAllEnd(calls),
  })
  const { status } = response
  if (status < 200 || (status >= 300 && status < 400))
    return { status, text: '', json: undefined, copy: () => response.clone() }
  const text = (await readAnswer(response, longest)) ?? ''
  const headers = copied(response.headers)
  const copy = () => new Response(text || null, { status, headers })
  return { status, text, json: parse(text), copy }
}

/** Ends a request once none of its calls is needed. */
function whenAllEnd(calls: readonly Call[]): AbortSignal {
  const controller = new AbortController()
  let needed = calls.length
  for (const { init } of calls)
    init.signal?.addEventListener('abort', () => {
      if (--needed === 0) controller.abort(init.signal?.reason)
    })
  return controller.signal
}

/** What viem reads of a response's headers; its length and encoding may be another text's. */
const copied = (headers: Headers): Headers =>
  new Headers([...headers].filter(([name]) => ['content-type', 'retry-after'].includes(name)))

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Entry {
  id?: unknown
  result?: unknown
  error?: { code?: unknown; message?: unknown } | null
}

const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && ('result' in value || 'error' in value)

const messageOf = ({ json, text }: Answer): string =>
  [json]
    .flat()
    .filter(isEntry)
    .map(({ error }) => String(error?.message ?? ''))
    .join(' ') || text

/** Gives each call its own part of the answer. Returns the calls that have none. */
function answerEach(
  calls: readonly Call[],
  answer: Answer,
  refusal: Answer | undefined,
): readonly Call[] {
  if (calls.length === 1) {
    const { json, status } = answer
    const isAnswered =
      isEntry(json) &&
      status !== 429 &&
      !(json.error && refusal && messageOf(answer) === messageOf(refusal))
    if (isAnswered) calls[0]?.answer(Response.json(json))
    return isAnswered ? [] : calls
  }
  const entries = Array.isArray(answer.json) ? answer.json.filter(isEntry) : []
  const byId = new Map(entries.map((entry) => [String(entry.id), entry]))
  return calls.filter((call) => {
    const entry = byId.get(String(call.id))
    if (!entry || isBatchError(entry)) return true
    call.answer(Response.json(entry))
    return false
  })
}

/** Whether one of several answers says that there were too many. */
const isBatchError = ({ error }: Entry): boolean =>
  Boolean(error) &&
  !isVmError(error?.code, String(error?.message)) &&
  (error?.code === -32_600 || /batch/i.test(String(error?.message)))

/** What servers say to a body that they don't take; the node's own failures are others. */
const refusing: ReadonlySet<number> = new Set([400, 405, 413, 415, 422, 500, 501])

/** Whether an answer without any call's result may be about the size of the batch. */
function isRefusal(answer: Answer): boolean {
  const { status, json } = answer
  const message = messageOf(answer)
  if (Array.isArray(json) || /batch/i.test(message)) return true
  if (status === 429 || /rate.?limit|too many requests/i.test(message)) return false
  return isEntry(json) || refusing.has(status) || (status === 200 && json === undefined)
}

/** The next size to try: the one that the node names, or one of those that are common. */
function smallerThan(size: number, answer: Answer): number {
  const message = messageOf(answer)
  const smaller = (sizes: readonly number[]) => sizes.filter((one) => one > 0 && one < size)
  const named = smaller(/batch/i.test(message) ? (message.match(/\d+/g) ?? []).map(Number) : [])
  return Math.max(1, ...(named.length > 0 ? named : smaller([3, 10, 20])))
}
