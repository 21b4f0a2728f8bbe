import { type Chain, type Client, createClient, defineChain, http, type Transport } from 'viem'

/** A node of one chain. Only requests are used of it, so a client of viem or wagmi with more actions fits as well. */
export type ChainClient = Client<Transport, Chain | undefined>

export interface NodeOptions {
  url: string
  /** Another way to the network, for tests and the world. */
  fetch?: typeof globalThis.fetch
}

/** Milliseconds between two looks at a node while somebody waits for a receipt; viem and wagmi take 4,000 (see `pollingInterval` in `wallet`). */
export const receiptPolling = 2_000

/** viem's own definition of the chain, which may name contracts; or its id alone, decimal: then the well-known places are used. */
export type ClientOptions = NodeOptions & ({ chain: Chain } | { chainId: string })

/**
 * A client for a node over HTTP. Requests of the same moment go as one batch; a request without an answer is tried again twice,
 * a revert never is: it is an answer.
 */
export function makeClient(options: ClientOptions): ChainClient {
  const { url, fetch } = options
  return createClient({
    chain: 'chain' in options ? options.chain : bareChain(options.chainId, url),
    transport: http(url, { batch: { batchSize: 100 }, retryCount: 2, retryDelay: 200, timeout: 15_000, ...(fetch && { fetchFn: fetch }) }),
    pollingInterval: receiptPolling,
  })
}

function bareChain(chainId: string, url: string): Chain {
  return defineChain({
    id: Number(chainId),
    name: chainId,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  })
}
