import { type Chain, type Client, createClient, defineChain, http, type Transport } from 'viem'

/** A client for one chain's node. Only its requests are used, so a viem or wagmi client with more actions fits too. */
export type ChainClient = Client<Transport, Chain | undefined>

export interface NodeOptions {
  url: string
  /** A replacement for `fetch`, for tests and mocks. */
  fetch?: typeof globalThis.fetch
}

/** Milliseconds between two receipt requests; viem and wagmi use 4,000 (see `pollingInterval` in `wallet`). */
export const receiptPolling = 2_000

/** A viem chain definition, which may name contracts; or a decimal chain id, which uses the well-known addresses. */
export type ClientOptions = NodeOptions & ({ chain: Chain } | { chainId: string })

/**
 * Creates a client for a node over HTTP. Simultaneous requests are sent as one batch. A request without a response is retried twice;
 * a revert is a response and is not retried.
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
