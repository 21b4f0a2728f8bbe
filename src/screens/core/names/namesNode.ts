import { type ChainSummary, hasFeature } from '#base'
import type { ChainClient } from '#chain'

/** Names are registered on mainnet, whichever chain an account is used on. */
export const mainnet = '1'

/** Reads names; undefined if the site doesn't support them. */
export function namesNode(
  chains: readonly ChainSummary[],
  client: (chainId: string) => ChainClient | undefined,
): ChainClient | undefined {
  const chain = chains.find(({ chainId }) => chainId === mainnet)
  return hasFeature(chain, 'DOMAIN_LOOKUP') ? client(mainnet) : undefined
}
