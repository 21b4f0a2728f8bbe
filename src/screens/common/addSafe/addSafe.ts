import type { ChainSummary, SafeRef } from '#base'
import { sameSafe } from '#screens/core/preferences'
import {
  type AddressProblem,
  type FoundAddress,
  isShownWhileTyping,
  type PendingName,
} from '#screens/common/typedAddress'

export type SafeAddressProblem =
  | AddressProblem
  | { why: 'otherChain'; chain: ChainSummary }
  | { why: 'known' }

export type AddressInput =
  | { status: 'usable'; at: SafeRef }
  | { status: 'wrong'; problem: SafeAddressProblem }
  | PendingName

const wrong = (problem: SafeAddressProblem): AddressInput => ({ status: 'wrong', problem })

/**
 * User input as a Safe address on the selected chain, optionally with an EIP-3770 prefix. The
 * gateway decides whether a Safe exists there.
 */
export function readAddress(
  found: FoundAddress,
  chosen: string,
  known: readonly SafeRef[],
): AddressInput {
  if (found.status !== 'usable') return found
  const { chain, address } = found
  if (chain && chain.chainId !== chosen) return wrong({ why: 'otherChain', chain })
  const at: SafeRef = { chainId: chosen, address }
  return known.some((one) => sameSafe(one, at)) ? wrong({ why: 'known' }) : { status: 'usable', at }
}

/** Whether a problem is shown while typing; the others are shown when the field loses focus. */
export const isShownImmediately = (problem: SafeAddressProblem): boolean =>
  problem.why === 'otherChain' || problem.why === 'known' || isShownWhileTyping(problem)
