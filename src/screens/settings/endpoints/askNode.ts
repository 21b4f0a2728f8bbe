import { batchedFetch, shortDetail } from '#base'

/** Why an endpoint can't be used. */
export type EndpointProblem =
  /**
   * `policy`: the page isn't allowed to connect to it. `unreachable`: also if it doesn't allow this
   * site, which a browser doesn't distinguish.
   */
  | { why: 'policy' | 'unreachable' | 'timeout' | 'redirect' | 'notRpc' }
  | { why: 'status'; status: number }
  /** It is a node, but rejects the app's requests. */
  | { why: 'declined'; detail: string }
  | { why: 'otherChain'; chainId: string }

export class EndpointError extends Error {
  override readonly name = 'EndpointError'
  readonly problem: EndpointProblem

  constructor(problem: EndpointProblem, options?: ErrorOptions) {
    super(`The endpoint can't be used: ${problem.why}`, options)
    this.problem = problem
  }
}

export interface NodeCall {
  method: string
  params?: readonly unknown[]
}

/** Milliseconds for each request. */
const timeout = 10_000

/**
 * Sends calls as the app does whenever it reads a network, in batches if the node accepts them, and
 * returns their results in the same order. Sends nothing about this page.
 * @throws EndpointError
 * @throws the signal's reason
 */
export async function askNode(
  url: string,
  calls: readonly NodeCall[],
  signal: AbortSignal,
): Promise<readonly unknown[]> {
  const limit = AbortSignal.timeout(timeout)
  const violations = watchPolicy(url)
  const send = batchedFetch()
  const ask = async ({ method, params = [] }: NodeCall, id: number) => {
    const response = await send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id, method, params }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      redirect: 'manual',
      signal: AbortSignal.any([signal, limit]),
    })
    return readResult(response)
  }
  try {
    return await Promise.all(calls.map(ask))
  } catch (cause) {
    signal.throwIfAborted()
    if (cause instanceof EndpointError) throw cause
    const why = limit.aborted ? 'timeout' : (await violations.seen()) ? 'policy' : 'unreachable'
    throw new EndpointError({ why }, { cause })
  } finally {
    violations.stop()
  }
}

/** The policy's own rejection looks like a host that can't be reached; only the event shows it. */
function watchPolicy(url: string) {
  let isBlocked = false
  const onViolation = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    isBlocked ||= blockedURI.startsWith(new URL(url).origin)
  }
  globalThis.addEventListener?.('securitypolicyviolation', onViolation)
  return {
    /** The event may follow the failure. */
    seen: async () => {
      await new Promise((done) => setTimeout(done))
      return isBlocked
    },
    stop: () => globalThis.removeEventListener?.('securitypolicyviolation', onViolation),
  }
}

interface Answer {
  result?: unknown
  error?: { message?: unknown } | null
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ('result' in value || 'error' in value)

/** @throws EndpointError */
async function readResult(response: Response): Promise<unknown> {
  const { status, type } = response
  if (type === 'opaqueredirect' || (status >= 300 && status < 400))
    throw new EndpointError({ why: 'redirect' })
  const answer = parse(await response.text())
  // Some nodes report a call's own error with an error status.
  if (!response.ok && !(isAnswer(answer) && answer.error))
    throw new EndpointError({ why: 'status', status })
  if (!isAnswer(answer)) throw new EndpointError({ why: 'notRpc' })
  if (answer.error)
    throw new EndpointError({
      why: 'declined',
      detail: shortDetail(String(answer.error.message ?? '')),
    })
  return answer.result
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A number returned by a node. @throws EndpointError */
export function readQuantity(value: unknown): number {
  const number =
    typeof value === 'string' && /^0x[\da-fA-F]{1,64}$/.test(value) ? Number(value) : NaN
  if (!Number.isSafeInteger(number)) throw new EndpointError({ why: 'notRpc' })
  return number
}
