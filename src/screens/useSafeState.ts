import { useQuery } from '@tanstack/react-query'
import { mapRemote, type Remote, type SafeRef } from '#base'
import type { SafeDetail, SafeState } from '#domain'
import { chainNonceQuery } from '#queries'
import { useEnvironment } from './environment.tsx'
import { useSafeDetail } from './useSafeDetail.ts'

/**
 * The Safe's state for lists: as reported by the gateway, with the on-chain nonce if that is higher. A gateway often lags a few seconds
 * behind an execution, and an action that the contract would reject must not be available.
 */
export function useSafeState(at: SafeRef): Remote<SafeState> {
  const { client } = useEnvironment()
  const nonce = useQuery(chainNonceQuery(client(at.chainId), at)).data
  return mapRemote(useSafeDetail(at), (safe) => toSafeState(safe, nonce))
}

/** A version that the gateway marks as unknown counts as null: without a version, no hash can be computed, so no action is available. */
export const toSafeState = ({ at, nonce, owners, threshold, version, versionState }: SafeDetail, chainNonce?: bigint): SafeState => ({
  ...at,
  nonce: chainNonce !== undefined && chainNonce > BigInt(nonce) ? chainNonce : BigInt(nonce),
  owners: owners.map(({ address }) => address),
  threshold,
  version: versionState === 'UNKNOWN' ? null : version,
})
