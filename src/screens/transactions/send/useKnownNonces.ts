import { useQuery } from '@tanstack/react-query'
import { mapRemote, type Remote, type SafeRef } from '#base'
import type { SafeState } from '#domain'
import { noncesQuery, toRemote } from '#queries'
import { unlistedProposals } from '#signing/pending'
import { useEnvironment } from '#screens/core/environment'
import { usePending } from '#screens/common/pending'
import type { KnownNonces } from './checkNonce.ts'

const max = (a: bigint, b: bigint): bigint => (b > a ? b : a)

/**
 * The nonces for a new transaction. The chain may be ahead of the gateway, which also doesn't know
 * transactions that were signed here and haven't reached it yet.
 */
export function useKnownNonces(at: SafeRef, safe: Remote<SafeState>): Remote<KnownNonces> {
  const { gateway } = useEnvironment()
  const reported = toRemote(useQuery(noncesQuery(gateway, at)))
  const current = safe.status === 'ready' ? safe.value.nonce : 0n
  const afterOwn = unlistedProposals(usePending(), at).map(({ tx }) => tx.nonce + 1n)
  return mapRemote(reported, (known) => ({
    current: max(known.current, current),
    recommended: [current, ...afterOwn].reduce(max, known.recommended),
  }))
}
