import { type Chain, type Client, createClient, defineChain, http, type Transport } from 'viem'

/** A node of one chain. Only requests are used of it, so a client of viem or wagmi with more actions fits as well. */
export type ChainClient = Client<Transport, Chain | undefined>

export interface ClientOptions {
  /** viem's own definition, which may name contracts and a currency; or only the id, decimal, as the gateway writes it. */
  chain: Chain | string
  url: string
  /** Another way to the network, for tests and the world. */
  fetch?: typeof globalThis.fetch
}

/**
 * A client for a node over HTTP. Requests of the same moment go as one batch; a request without an answer is tried again twice,
 * a revert never is: it is an answer.
 */
export const makeClient = ({ chain, url, fetch }: ClientOptions): ChainClient =>
  createClient({
    chain: typeof chain === 'string' ? bareChain(chain, url) : chain,
    transport: http(url, { batch: { batchSize: 100 }, retryCount: 2, retryDelay: 200, timeout: 15_000, ...(fetch && { fetchFn: fetch }) }),
    pollingInterval: 2_000,
  })

const bareChain = (chainId: string, url: string): Chain =>
  defineChain({ id: Number(chainId), name: chainId, nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 }, rpcUrls: { default: { http: [url] } } })
