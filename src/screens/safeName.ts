import { type ChainSummary, type SafeRef, shortAddress } from '#base'

/** `eth:0x1234…abcd`: a Safe's short name. With the chain's prefix, because the same address can be a Safe on several chains. */
export const safeName = (chains: readonly ChainSummary[], at: SafeRef): string =>
  `${chains.find((chain) => chain.chainId === at.chainId)?.shortName ?? at.chainId}:${shortAddress(at.address)}`
