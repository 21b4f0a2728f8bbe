import type { ChainSummary, SafeRef } from '#base'
import { sameSafe } from '../../preferences.ts'
import {
  type AddressProblem,
  isShownWhileTyping,
  type NameLookup,
  type PendingName,
  readTypedAddress,
  withLookup,
} from '../../typedAddress/index.ts'

export type SafeAddressProblem =
  | AddressProblem
  | { why: 'otherChain'; prefix: string; chain: ChainSummary }
  | { why: 'known' }

export type AddressInput =
  | { status: 'usable'; at: SafeRef }
  | { status: 'wrong'; problem: SafeAddressProblem }
  | PendingName

const wrong = (problem: SafeAddressProblem): AddressInput => ({ status: 'wrong', problem })

/**
 * Parses user input as the address of a Safe on the selected chain, optionally with an EIP-3770
 * prefix, or as an ENS name with the address that was found for it. Whether a Safe exists at the
 * address is up to the gateway.
 */
export function readAddress(
  typed: string,
  chains: readonly ChainSummary[],
  chosen: string,
  known: readonly SafeRef[],
  lookup?: NameLookup,
): AddressInput {
  const found = withLookup(readTypedAddress(typed, chains), lookup)
  if (found.status !== 'usable') return found
  const { chain, address } = found
  if (chain && chain.chainId !== chosen)
    return wrong({ why: 'otherChain', prefix: chain.shortName, chain })
  const at: SafeRef = { chainId: chosen, address }
  return known.some((one) => sameSafe(one, at)) ? wrong({ why: 'known' }) : { status: 'usable', at }
}

/** Whether a problem is shown while typing; the others are shown when the field loses focus. */
export const isShownImmediately = (problem: SafeAddressProblem): boolean =>
  problem.why === 'otherChain' || problem.why === 'known' || isShownWhileTyping(problem)
