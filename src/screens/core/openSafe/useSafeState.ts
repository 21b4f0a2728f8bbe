import { useQuery } from '@tanstack/react-query'
import { loading, mapRemote, type Remote, type SafeRef } from '#base'
import type { SafeDetail, SafeState } from '#domain'
import { chainNonceQuery, chainVersionQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { useSafeDetail } from './useSafeDetail.ts'

/** On-chain data for lists. `version` only if the gateway doesn't know it. */
interface OnChain {
  nonce?: bigint | undefined
  version?: string | null | undefined
}

/**
 * The Safe's state for lists: as reported by the gateway, with the on-chain nonce if that is
 * higher, and the on-chain version if the gateway doesn't know it. A gateway often lags a few
 * seconds behind an execution, and an action that the contract would reject must not be available;
 * nor must one be missing only because the gateway doesn't know an official contract yet.
 */
export function useSafeState(at: SafeRef): Remote<SafeState> {
  const { client } = useEnvironment()
  const node = client(at.chainId)
  const safe = useSafeDetail(at)
  const nonce = useQuery(chainNonceQuery(node, at)).data
  const isUnknown = safe.status === 'ready' && reportedVersion(safe.value) === null
  const version = useQuery({
    ...chainVersionQuery(node, at),
    enabled: isUnknown && node !== undefined,
  })
  if (isUnknown && version.isLoading) return loading
  return mapRemote(safe, (detail) => toSafeState(detail, { nonce, version: version.data }))
}

const reportedVersion = ({ version, versionState }: SafeDetail): string | null =>
  versionState === 'UNKNOWN' ? null : version

/** Without a version from either side, no hash can be computed, so no action is available. */
export const toSafeState = (detail: SafeDetail, { nonce, version }: OnChain = {}): SafeState => ({
  ...detail.at,
  nonce: nonce !== undefined && nonce > BigInt(detail.nonce) ? nonce : BigInt(detail.nonce),
  owners: detail.owners.map(({ address }) => address),
  threshold: detail.threshold,
  version: reportedVersion(detail) ?? version ?? null,
})
