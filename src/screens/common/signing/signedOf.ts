import type { ChainSummary } from '#base'
import type { SignedInstead } from '#safe'
import type { SignatureMismatchError } from '#signing'

/** What a wallet signed instead, with the network's name. */
export type ShownSigned =
  | Exclude<SignedInstead, { what: 'otherChain' }>
  | { what: 'otherChain'; network: string }

export function signedOf(
  { instead = { what: 'unknown' } }: SignatureMismatchError,
  chains: readonly ChainSummary[],
): ShownSigned {
  if (instead.what !== 'otherChain') return instead
  const chain = chains.find(({ chainId }) => chainId === instead.chainId)
  return { what: 'otherChain', network: chain?.name ?? instead.chainId }
}
