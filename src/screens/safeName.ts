import { type ChainSummary, type SafeRef, shortAddress } from '#base'

/** `eth:0x1234…abcd`: a safe's short name, with the prefix of its chain because one address can be a safe on several. */
export const safeName = (chains: readonly ChainSummary[], at: SafeRef): string =>
  `${chains.find((chain) => chain.chainId === at.chainId)?.shortName ?? at.chainId}:${shortAddress(at.address)}`
