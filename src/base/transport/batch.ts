import { isVmError } from '../vmError.ts'
import { readAnswer } from './readAnswer.ts'

export type Fetch = typeof globalThis.fetch

/** Bytes of a response, as many as viem reads. */
const longest = 10_485_760

export interface Call {
  id: unknown
  init: RequestInit
  answer: (response: Response) => void
  fail: (reason: unknown) => void
}

export interface Node {
  url: string
  fetch: Fetch
  /** How many calls the nodes take in one request, by URL, if fewer than we would send. */
  limits: Map<string, number>
}

/** What a node has answered, read to its end. */
export interface Answer {
  status: number
  text: string
  json: unknown
  /** The whole response for one more call, such as a redirect that a page may not look into. */
  copy: () => Response
}

/** A redirecting node would choose the next one, so requests follow none unless they say so. */
const noRedirect = { redirect: 'error' } as const

/** Sends a call by itself. */
export const sendOne = ({ url, fetch }: Node, call: Call): Promise<void> =>
  fetch(url, { ...noRedirect, ...call.init }).then(call.answer, call.fail)

/** Sends calls in one request. */
export async function post({ url, fetch }: Node, calls: readonly Call[]): Promise<Answer> {
  const bodies = calls.map(({ init }) => String(init.body))
  const response = await fetch(url, {
    ...noRedirect,
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

export interface Entry {
  id?: unknown
  result?: unknown
  error?: { code?: unknown; message?: unknown } | null
}

export const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && ('result' in value || 'error' in value)

export const messageOf = ({ json, text }: Answer): string =>
  [json]
    .flat()
    .filter(isEntry)
    .map(({ error }) => String(error?.message ?? ''))
    .join(' ') || text

/**
 * Gives each call its own part of the response. Returns the calls that have none.
 * @param rejection what the node said to a larger batch: for a single call, it isn't a response
 */
export function answerEach(
  calls: readonly Call[],
  answer: Answer,
  rejection?: Answer,
): readonly Call[] {
  if (calls.length === 1) {
    const { json, status } = answer
    const isAnswered =
      isEntry(json) &&
      status !== 429 &&
      !(json.error && rejection && messageOf(answer) === messageOf(rejection))
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

/** Whether one of several responses says that there were too many. */
const isBatchError = ({ error }: Entry): boolean =>
  Boolean(error) &&
  !isVmError(error?.code, String(error?.message)) &&
  (error?.code === -32_600 || /batch/i.test(String(error?.message)))
