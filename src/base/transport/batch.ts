import { isVmError } from '../vmError.ts'
import { readAnswer } from './readAnswer.ts'

export type Fetch = typeof globalThis.fetch

/** Maximum bytes of a response; viem's limit. */
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
  /** How many calls each node accepts per request, by URL, if fewer than the app would send. */
  limits: Map<string, number>
}

/** A node's response, read to its end. */
export interface Answer {
  status: number
  text: string
  json: unknown
  /** The whole response for one more call, such as a redirect, which a page may not read. */
  copy: () => Response
}

/**
 * A redirecting node would choose the next node, so requests don't follow redirects unless they
 * override this.
 */
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
    // A node that rejects batches may also reject a batch of one call.
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

/** Aborts a request once none of its calls is needed. */
function whenAllEnd(calls: readonly Call[]): AbortSignal {
  const controller = new AbortController()
  let needed = calls.length
  for (const { init } of calls)
    init.signal?.addEventListener('abort', () => {
      if (--needed === 0) controller.abort(init.signal?.reason)
    })
  return controller.signal
}

/**
 * The response headers that viem reads. The original length and encoding don't apply to a part of
 * the text.
 */
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
 * Gives each call its own part of the response. Returns the calls without one.
 * @param rejection the node's response to a larger batch: it doesn't count as a single call's
 * response
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

/** Whether one of several responses reports that there were too many calls. */
const isBatchError = ({ error }: Entry): boolean =>
  Boolean(error) &&
  !isVmError(error?.code, String(error?.message)) &&
  (error?.code === -32_600 || /batch/i.test(String(error?.message)))
