import { type Chain, type Client, createClient, defineChain, type Transport } from 'viem'
import { fastestTransport, nodeTransport } from '#base/nodeTransport'
import { OtherChainError } from './OtherChainError.ts'

/**
 * A client for one chain's node. Only its requests are used, so a viem or wagmi client with more
 * actions fits too.
 */
export type ChainClient = Client<Transport, Chain | undefined>

export interface NodeOptions {
  url: string
  /** URLs of other nodes, which are asked while this one is slower or fails. */
  others?: readonly string[] | undefined
  /** A replacement for `fetch`, for tests and mocks. */
  fetch?: typeof globalThis.fetch
}

/**
 * Milliseconds between two receipt requests; viem and wagmi use 4,000 (see `pollingInterval` in
 * `wallet`).
 */
export const receiptPolling = 2_000

/**
 * A viem chain definition, which may name contracts; or a decimal chain ID, which uses the
 * well-known addresses.
 */
export type ClientOptions = NodeOptions & ({ chain: Chain } | { chainId: string })

/**
 * Creates a client for a node over HTTP. Simultaneous requests are sent in batches, each of as many
 * as the node takes. A request without a response is retried twice; a revert is a response and
 * isn't retried. Responses count only if the node belongs to the chain: otherwise every request
 * rejects with {@link OtherChainError}.
 */
export function makeClient(options: ClientOptions): ChainClient {
  const { url, others = [], fetch } = options
  const chainId = Number('chain' in options ? options.chain.id : options.chainId)
  const transportTo = (address: string) =>
    onlyOf(
      chainId,
      nodeTransport(address, {
        batch: true,
        retryCount: 2,
        retryDelay: 200,
        timeout: 15_000,
        ...(fetch && { fetchFn: fetch }),
      }),
    )
  return createClient({
    chain: 'chain' in options ? options.chain : bareChain(options.chainId, url),
    transport:
      others.length > 0 ? fastestTransport([url, ...others].map(transportTo)) : transportTo(url),
    pollingInterval: receiptPolling,
    // If a contract reverts with a URL (EIP-3668), that URL isn't contacted.
    ccipRead: false,
  })
}

/** Reads the node's chain ID once, in the same batch as the first request. */
function onlyOf(chainId: number, transport: Transport): Transport {
  return (options) => {
    const node = transport(options)
    let checked: Promise<void> | undefined
    async function check(): Promise<void> {
      const actual = Number(await node.request({ method: 'eth_chainId' }))
      if (actual !== chainId) throw new OtherChainError(chainId, actual)
    }
    const request = async (...args: Parameters<typeof node.request>): Promise<unknown> => {
      checked ??= check()
      const [first, response] = await Promise.allSettled([checked, node.request(...args)])
      if (first.status === 'rejected') {
        // It may have been a network or configuration failure: the next request checks again.
        checked = undefined
        throw first.reason
      }
      if (response.status === 'rejected') throw response.reason
      return response.value
    }
    return { ...node, request: request as typeof node.request }
  }
}

function bareChain(chainId: string, url: string): Chain {
  return defineChain({
    id: Number(chainId),
    name: chainId,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
}
