import { type ChainClient, makeClient } from '#chain'
import type { Hex } from '#base'
import { type Chain, rpcHandle } from '../../../mocks/chain/index.ts'

interface NodeRequest {
  method: string
  params: readonly unknown[]
}

/** Changes one JSON-RPC response; returns what the node responds instead. */
export type Lie = (request: NodeRequest, response: unknown) => unknown

interface Response {
  id: unknown
  result?: unknown
  error?: unknown
}

/** Whether it asks for the state of this block or an earlier one. */
const isAbout = (height: bigint, { method, params }: NodeRequest): boolean => {
  const block = params.at(-1)
  return (
    /^eth_(?:call|getCode|getStorageAt|getBalance)$/.test(method) &&
    typeof block === 'string' &&
    /^0x[\da-f]{1,16}$/.test(block) &&
    BigInt(block) <= height
  )
}

/**
 * A node's client over simulated HTTP. With a lie, its responses are changed; `past` is the chain
 * as it was, for reads of earlier blocks.
 */
export function aNode(
  chain: Chain,
  host: string,
  {
    lie,
    http,
    past,
  }: { lie?: Lie | undefined; http?: typeof fetch | undefined; past?: Chain | undefined } = {},
): ChainClient & { asked: string[] } {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (to, init) => {
    const body = JSON.parse(String(init?.body)) as NodeRequest | NodeRequest[]
    const requests = [body].flat()
    asked.push(...requests.map(({ method }) => method))
    if (http) return http(to, init)
    const answers = await Promise.all(
      requests.map(async (request) => {
        const asked = past && isAbout(past.height, request) ? past : chain
        const answer = (await rpcHandle(asked, request)) as Response
        const { error, result } = answer
        return lie ? { ...answer, ...asAnswer(lie(request, error ? { error } : result)) } : answer
      }),
    )
    return Response.json(Array.isArray(body) ? answers : answers[0])
  }
  const client = makeClient({ chainId: String(chain.chainId), url: `https://${host}`, fetch })
  return Object.assign(client, { asked })
}

const asAnswer = (value: unknown) =>
  typeof value === 'object' && value !== null && 'error' in value
    ? { error: value.error, result: undefined }
    : { result: value }

/** Lies in responses to one method. */
export const about =
  (method: string, change: (value: unknown, params: readonly unknown[]) => unknown): Lie =>
  (request, response) =>
    request.method === method ? change(response, request.params) : response

/** A hexadecimal digit changed: the smallest lie. */
export function withOtherDigit(hex: string, index: number, by: number): Hex {
  const at = 2 + (index % (hex.length - 2))
  const digit = (Number.parseInt(hex.charAt(at), 16) + 1 + (by % 15)) % 16
  return `${hex.slice(0, at)}${digit.toString(16)}${hex.slice(at + 1)}` as Hex
}
