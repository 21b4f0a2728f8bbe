import { useQuery } from '@tanstack/react-query'
import type { ChainSnapshot, ChainSummary, Remote, SafeRef } from '#base'
import type { SafeDetail } from '#domain'
import { isContractQuery, masterCopiesQuery, safePolling, snapshotQuery, toRemote } from '#queries'
import { canPropose } from '#safe'
import { useWallet } from '#wallet'
import { useChain, useEnvironment } from '#screens/core/environment'
import { useActor, useKeptFailure, useSafeDetail, useSafeState } from '#screens/core/openSafe'
import { type KnownNonces, useKnownNonces } from '#screens/transactions/send'
import { contractUpdate, type SetupFlow, setupFlow } from './setupFlow.ts'

export interface Setup extends SetupFlow {
  chain: ChainSummary | undefined
  /** Whether there is a node of the network. */
  hasNode: boolean
  reported: Remote<SafeDetail>
  snapshot: Remote<ChainSnapshot>
  versions: Remote<readonly { version: string }[]>
  nonces: Remote<KnownNonces>
}

/** Loads who owns a Safe and by which rules it acts, and what may be changed. */
export function useSetup(at: SafeRef): Setup {
  const { gateway, client } = useEnvironment()
  const chain = useChain(at.chainId)
  const node = client(at.chainId)
  const reported = useKeptFailure(useSafeDetail(at))
  const snapshot = useKeptFailure(
    toRemote(useQuery({ ...snapshotQuery(node, at), refetchInterval: safePolling })),
  )
  const versions = toRemote(useQuery(masterCopiesQuery(gateway, at.chainId)))
  const { nonces, may } = useProposing(at)
  const update = contractUpdate({ snapshot, chain })
  const hasLibrary = useQuery(
    isContractQuery(node, update && { chainId: at.chainId, address: update.tx.to }),
  ).data
  const flow = setupFlow({ chain, reported, snapshot, nonces, hasLibrary, may })
  return { ...flow, chain, hasNode: node !== undefined, reported, snapshot, versions, nonces }
}

/** The nonces of the Safe, and whether the connected account may propose. */
function useProposing(at: SafeRef) {
  const safe = useSafeState(at)
  const nonces = useKnownNonces(at, safe)
  const { actor, isKnown } = useActor(at, safe.status === 'ready' ? safe.value : undefined)
  const isReconnecting = useWallet().status === 'reconnecting'
  const isSettled = safe.status === 'ready' && isKnown && !isReconnecting
  return { nonces, may: isSettled ? canPropose(safe.value, actor) : undefined }
}
