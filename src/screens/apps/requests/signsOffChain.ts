import { type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { SafeDetail } from '#domain'
import { isAtLeast } from '#safe'
import { hasCapability } from '#screens/core/environment'

export interface SigningConditions {
  safe: Pick<SafeDetail, 'version' | 'fallbackHandler'>
  chain: ChainSummary | undefined
  /** As the app claims it. */
  sdkVersion: string
  /** False if the app requested on-chain signatures. */
  offChainSigning: boolean
}

/**
 * Whether an app's message is signed off-chain, by the owners' signatures alone; otherwise a
 * transaction signs it on-chain. Off-chain needs an app and a network with support, and a Safe that
 * validates such signatures: through its fallback handler from 1.3.0 on, natively before.
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

/** SDKs support the response to such a request since 7.11.0. An invalid version is inconclusive. */
function knowsOffChain(sdkVersion: string): boolean {
  const [numbers] = /^\d{1,3}\.\d{1,3}\.\d{1,3}/.exec(sdkVersion) ?? []
  return numbers === undefined || isAtLeast(numbers, '7.11.0')
}
