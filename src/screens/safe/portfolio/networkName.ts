import type { ChainSummary } from '#base'

/** A network's name; its ID if it isn't supported. */
export const networkName = (chains: readonly ChainSummary[], chainId: string): string =>
  chains.find((chain) => chain.chainId === chainId)?.name ?? chainId
