import { decodeAbiParameters, encodeAbiParameters, type Hex, numberToHex } from 'viem'
import { type Chain, rpcHandle } from '../../../mocks/chain/index.ts'

interface Call {
  id: unknown
  method: string
  params?: readonly unknown[]
}
type Body = Call | Call[]
type Answer = { id: unknown; result?: unknown; error?: unknown }

/** A node as `fetch` sees it. `served` are the calls that it has answered, by request. */
export interface NodeAtHand {
  fetch: typeof globalThis.fetch
  served: string[][]
}

/**
 * How a node differs from a good one: in single calls, in what it makes of all answers, or in whole
 * responses.
 */
export interface NodeKind {
  call?: (call: Call) => { result: unknown } | { error: object } | undefined
  /** What it makes of a good result. */
  result?: (call: Call, result: unknown) => unknown
  answers?: (answers: readonly Answer[], isBatch: boolean) => unknown
  request?: (calls: readonly Call[], isBatch: boolean, turn: number) => Response | Error | undefined
  /** Milliseconds until it responds. */
  delay?: number
}

const declined = (code: number, message: string) => ({ error: { code, message } })
const unknownMethod = (name: string): NodeKind => ({
  call: ({ method }) =>
    method === name ? declined(-32_601, `the method ${name} does not exist`) : undefined,
})
const error = (message: string, status: number, code = -32_600) =>
  Response.json({ jsonrpc: '2.0', id: null, error: { code, message } }, { status })

const batchesOf = (limit: number, reject: () => Response): NodeKind => ({
  request: (calls, isBatch) => (isBatch && calls.length > limit ? reject() : undefined),
})

function asNethermind(answer: Answer): Answer {
  const { code, data } = (answer.error ?? {}) as { code?: number; data?: string }
  if (code !== 3) return answer
  const error = { code: -32_015, message: 'VM execution error.', data: `Reverted ${data}` }
  return { ...answer, error }
}

const multicall3 = '0xca11bde05977b3631167028862be2a173976ca11'
const isTo = (call: Call, address: string) =>
  String((call.params?.[0] as { to?: string } | undefined)?.to).toLowerCase() === address
const isNumber = (block: unknown) => typeof block === 'string' && block.startsWith('0x')

const logsOf = (most: number, message: string): NodeKind => ({
  call: ({ method, params }) => {
    if (method !== 'eth_getLogs') return undefined
    const [{ fromBlock, toBlock }] = params as readonly [{ fromBlock: string; toBlock: string }]
    return Number(toBlock) - Number(fromBlock) + 1 > most ? declined(-32_600, message) : undefined
  },
})

/** Every third request is too much. */
const busy = (headers: Record<string, string>): NodeKind => ({
  request: (_, __, turn) =>
    turn % 3 === 0 ? new Response('Too Many Requests', { status: 429, headers }) : undefined,
})

const readsState = ({ method, params }: Call) =>
  ['eth_call', 'eth_getCode', 'eth_getStorageAt', 'eth_getBalance'].includes(method) &&
  isNumber(params?.at(-1))

/** A node that reads at no block but the latest. */
const withoutState = (message: string): NodeKind => ({
  call: (call) => (readsState(call) ? declined(-32_000, message) : undefined),
})

/** Nodes behind one address: the one that is asked next doesn't know the others' latest block. */
function knowsLate(message: string): NodeKind {
  const asked = new Set<string>()
  return {
    call: (call) => {
      const { method, params } = call
      const key = JSON.stringify([method, params])
      if (!readsState(call) || asked.has(key)) return undefined
      asked.add(key)
      return declined(-32_000, message)
    },
  }
}

/** Contracts of Arbitrum see the blocks of Ethereum: fewer, and another state. */
function seesOther(): NodeKind {
  const seen = 21_000_000
  return {
    call: (call) =>
      readsState(call) && Number(call.params?.at(-1)) === seen
        ? declined(-32_000, 'missing trie node 5f1b (path )')
        : undefined,
    result: (call, result) =>
      call.method === 'eth_call' && isTo(call, multicall3) ? withBlock(result, seen) : result,
  }
}

/** The results of a multicall whose first call asks for the block. */
function withBlock(result: unknown, block: number): unknown {
  const output = [
    {
      type: 'tuple[]',
      components: [
        { name: 'success', type: 'bool' },
        { name: 'data', type: 'bytes' },
      ],
    },
  ] as const
  const [[, ...others]] = decodeAbiParameters(output, result as Hex)
  const first = { success: true, data: numberToHex(block, { size: 32 }) }
  return encodeAbiParameters(output, [[first, ...others]])
}

/** Transactions are mined before the node knows it: the first requests for a receipt find none. */
function lateReceipts(requests: number): NodeKind {
  const asked = new Map<unknown, number>()
  return {
    call: ({ method, params }) => {
      if (method !== 'eth_getTransactionReceipt') return undefined
      const [hash] = params ?? []
      const before = asked.get(hash) ?? 0
      asked.set(hash, before + 1)
      return before < requests ? { result: null } : undefined
    },
  }
}

export const nodeKinds = {
  'a good node': {},
  slow: { delay: 14_000 },
  'no answer at all': { delay: Infinity },
  'receipts that come late': lateReceipts(3),
  'no batches': batchesOf(0, () => error('Batch requests are not supported', 400)),
  'batches of 1': batchesOf(1, () => error('Invalid Request', 200)),
  'batches of 3': batchesOf(3, () =>
    error('Batch of more than 3 requests are not allowed on free tier', 500, 31),
  ),
  'batches of 10': batchesOf(10, () => new Response('<html>413', { status: 413 })),
  'batches answered up to 3': {
    answers: (answers, isBatch) => (isBatch ? answers.slice(0, 3) : answers[0]),
  },
  'no Multicall3': {
    call: (call) =>
      call.method === 'eth_call' && isTo(call, multicall3) ? { result: '0x' } : undefined,
  },
  'no state overrides': {
    call: ({ method, params }) =>
      ['eth_call', 'eth_estimateGas'].includes(method) && params?.[2]
        ? declined(-32_602, 'too many arguments, want at most 2')
        : undefined,
  },
  'reverts as Nethermind says them': {
    answers: (answers, isBatch) => {
      const said = answers.map(asNethermind)
      return isBatch ? said : said[0]
    },
  },
  'no eth_simulateV1': unknownMethod('eth_simulateV1'),
  'no eth_feeHistory': unknownMethod('eth_feeHistory'),
  'rate limits with Retry-After': busy({ 'Retry-After': '0' }),
  'rate limits without Retry-After': busy({}),
  'rate limits in the answer': {
    request: (calls, isBatch, turn) => {
      if (turn % 3 !== 0) return undefined
      const answers = calls.map(({ id }) => ({ id, ...declined(-32_005, 'limit exceeded') }))
      return Response.json(isBatch ? answers : answers[0])
    },
  },
  'no state by number, as Geth says it': withoutState('missing trie node 5f1b (path )'),
  'no state by number, as its newer store says it': withoutState(
    'historical state 0x5f1b is not available',
  ),
  'no state by number, as Erigon says it': withoutState(
    'state at block 5 is pruned, first available is 9',
  ),
  'no state by number, as Besu says it': withoutState('World state unavailable'),
  'blocks that it never knows': withoutState('header not found'),
  'blocks that it knows late': knowsLate('header not found'),
  'blocks whose state it has late': knowsLate('No state available for block 0x5f1b'),
  'contracts that see the blocks of another chain': seesOther(),
  'events of 1,000 blocks': logsOf(1_000, 'exceed maximum block range: 1000'),
  'events of 10 blocks': logsOf(10, 'eth_getLogs requests with up to a 10 block range'),
  'no events': logsOf(0, 'block range exceeds what this plan includes'),
  'another chain': {
    call: ({ method }) => (method === 'eth_chainId' ? { result: '0x5' } : undefined),
  },
  'HTML in place of JSON': { request: () => new Response('<!doctype html><h1>Sign in') },
  'a redirect': { request: () => new TypeError('Failed to fetch: redirect mode is error') },
  'no CORS': { request: () => new TypeError('Failed to fetch') },
  'cut answers': {
    request: () => new Response('{"jsonrpc":"2.0","id":1,"resu'),
  },
  'wrong ids in batches': {
    answers: (answers, isBatch) =>
      isBatch ? answers.map((answer) => ({ ...answer, id: 7_000_000 })) : answers[0],
  },
  'ids as text': {
    answers: (answers, isBatch) => {
      const named = answers.map((answer) => ({ ...answer, id: String(answer.id) }))
      return isBatch ? named : named[0]
    },
  },
  'answers out of order': {
    answers: (answers, isBatch) => (isBatch ? answers.toReversed() : answers[0]),
  },
  'errors with an HTTP status': {
    answers: (answers, isBatch) =>
      isBatch || !answers[0]?.error
        ? undefined
        : new Response(JSON.stringify(answers[0]), { status: 500 }),
  },
} satisfies Record<string, NodeKind>

export type NodeName = keyof typeof nodeKinds

/** Ends when a response would come, or fails when the request is aborted. */
const responds = (delay: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((done, fail) => {
    if (delay < Infinity) setTimeout(done, delay)
    signal?.addEventListener('abort', () => fail(signal.reason))
  })

/** A node of a kind, for a chain. */
export function aNode(chain: Chain, kind: NodeKind): NodeAtHand {
  const served: string[][] = []
  let turn = 0
  const fetch = async (_: unknown, init?: RequestInit): Promise<Response> => {
    const body = JSON.parse(String(init?.body)) as Body
    const [calls, isBatch] = [[body].flat(), Array.isArray(body)]
    const instead = kind.request?.(calls, isBatch, ++turn)
    if (kind.delay) await responds(kind.delay, init?.signal)
    if (instead instanceof Error) throw instead
    if (instead) return instead
    served.push(calls.map(({ method }) => method))
    const answers = (await Promise.all(
      calls.map(async (call) => {
        const odd = kind.call?.(call)
        if (odd) return { jsonrpc: '2.0', id: call.id, ...odd }
        const answer = (await rpcHandle(chain, call)) as Answer
        return kind.result && 'result' in answer
          ? { ...answer, result: kind.result(call, answer.result) }
          : answer
      }),
    )) as Answer[]
    const made = kind.answers?.(answers, isBatch)
    return made instanceof Response ? made : Response.json(made ?? (isBatch ? answers : answers[0]))
  }
  return { fetch: fetch as typeof globalThis.fetch, served }
}
