import { useQuery } from '@tanstack/react-query'
import { mapRemote, type Remote, type SafeRef } from '#base'
import type { SafeDetail, SafeState } from '#domain'
import { chainNonceQuery } from '#queries'
import { useEnvironment } from './environment.tsx'
import { useSafeDetail } from './useSafeDetail.ts'

/**
 * The Safe as lists need it: as the gateway reports it, with the nonce of the chain where that is ahead. A gateway is often some seconds
 * behind an execution, and nothing is offered that the contract would refuse.
 */
export function useSafeState(at: SafeRef): Remote<SafeState> {
  const { client } = useEnvironment()
  const nonce = useQuery(chainNonceQuery(client(at.chainId), at)).data
  return mapRemote(useSafeDetail(at), (safe) => toSafeState(safe, nonce))
}

/** A version that the gateway does not vouch for counts as none: without one no hash can be computed, so nothing is offered. */
export const toSafeState = ({ at, nonce, owners, threshold, version, versionState }: SafeDetail, chainNonce?: bigint): SafeState => ({
  ...at,
  nonce: chainNonce !== undefined && chainNonce > BigInt(nonce) ? chainNonce : BigInt(nonce),
  owners: owners.map(({ address }) => address),
  threshold,
  version: versionState === 'UNKNOWN' ? null : version,
})
