import { type ChainSummary, type SafeRef, shortAddress } from '#base'
import { type KnownNames, resolveName } from './resolveName.ts'

/**
 * `eth:0x1234…abcd`: a Safe's short address. With the chain's prefix, because the same address can
 * be a Safe on several chains.
 */
export function safeAddress(chains: readonly ChainSummary[], at: SafeRef): string {
  const chain = chains.find(({ chainId }) => chainId === at.chainId)
  return `${chain?.shortName ?? at.chainId}:${shortAddress(at.address)}`
}

/** A Safe's display name: from contacts or ENS, otherwise its short address. */
export const safeTitle = (
  names: KnownNames,
  chains: readonly ChainSummary[],
  at: SafeRef,
): string => resolveName(names, at, at.chainId).name ?? safeAddress(chains, at)
