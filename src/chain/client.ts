import { type Chain, type Client, createClient, defineChain, http, type Transport } from 'viem'

/** A node of one chain. Only requests are used of it, so a client of viem or wagmi with more actions fits as well. */
export type ChainClient = Client<Transport, Chain | undefined>

export interface ClientOptions {
  /** Decimal, as the gateway writes it. */
  chainId: string
  /** viem's own definition, which may name contracts; without it the well-known places are used. */
  chain?: Chain
  url: string
  /** Another way to the network, for tests and the world. */
  fetch?: typeof globalThis.fetch
}

/**
 * A client for a node over HTTP. Requests of the same moment go as one batch; a request without an answer is tried again twice,
 * a revert never is: it is an answer.
 */
export const makeClient = ({ chainId, url, chain = bareChain(chainId, url), fetch }: ClientOptions): ChainClient =>
  createClient({
    chain,
    transport: http(url, { batch: { batchSize: 100 }, retryCount: 2, retryDelay: 200, timeout: 15_000, ...(fetch && { fetchFn: fetch }) }),
    pollingInterval: 2_000,
  })

function bareChain(chainId: string, url: string): Chain {
  return defineChain({ id: Number(chainId), name: chainId, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: [url] } } })
}
