import { type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { SafeDetail } from '#domain'
import { isAtLeast } from '#safe'
import { hasCapability } from '#screens/core/environment'

export interface SigningConditions {
  safe: Pick<SafeDetail, 'version' | 'fallbackHandler'>
  chain: ChainSummary | undefined
  /** As the app claims it. */
  sdkVersion: string
  /** False if the app asked for signatures on the chain. */
  offChainSigning: boolean
}

/**
 * Whether a message of an app is signed off-chain, by the owners' signatures alone; otherwise a
 * transaction signs it on the chain. Off-chain takes an app and a network that know such
 * signatures, and a Safe that answers for them: from 1.3.0 on by its fallback handler, before by
 * itself.
 */
export function signsOffChain({
  safe: { version, fallbackHandler },
  chain,
  sdkVersion,
  offChainSigning,
}: SigningConditions): boolean {
  if (!offChainSigning || !knowsOffChain(sdkVersion) || !hasCapability(chain, 'offChainMessages'))
    return false
  if (!isAtLeast(version, '1.3.0')) return isAtLeast(version, '1.0.0')
  return fallbackHandler !== null && !sameAddress(fallbackHandler.address, zeroAddress)
}

/** SDKs have known the answer to such a request since 7.11.0. What isn't a version says nothing. */
function knowsOffChain(sdkVersion: string): boolean {
  const [numbers] = /^\d{1,3}\.\d{1,3}\.\d{1,3}/.exec(sdkVersion) ?? []
  return numbers === undefined || isAtLeast(numbers, '7.11.0')
}
