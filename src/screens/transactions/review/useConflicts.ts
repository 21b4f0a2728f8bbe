import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Hex, SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { queuedQuery } from '#queries'
import { isFinal } from '#signing'
import { unlistedProposals } from '#signing/pending'
import { useEnvironment } from '#screens/core/environment'
import { usePending } from '#screens/common/pending'
import { type Conflicts, conflictsOf, groupsOf, isShortOf, queuedNonces } from './reviewFlow.ts'

/** The nonces of the queue; undefined until they are loaded, null if they can't be. */
export function useQueuedNonces(at: SafeRef): readonly bigint[] | null | undefined {
  const { gateway } = useEnvironment()
  const { data, isError } = useInfiniteQuery(queuedQuery(gateway, at))
  return data ? queuedNonces(data) : isError ? null : undefined
}

const nowhere: SafeRef = { chainId: '0', address: '0x' }
const none: Conflicts = { items: [] }

/**
 * Other transactions in the queue with the same nonce.
 * @param draft `hash` is its own, `current` the Safe's nonce, undefined until it is read; `missing`
 *   is only for drafts
 */
export function useConflicts(
  detail: TransactionDetail | undefined,
  draft: { hash?: Hex | undefined; current?: bigint | undefined } = {},
): Conflicts {
  const { gateway } = useEnvironment()
  const at = detail?.at ?? nowhere
  const isPending = detail !== undefined && !isFinal(detail) && detail.tx !== null
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    ...queuedQuery(gateway, at),
    enabled: isPending,
  })
  const own = unlistedProposals(usePending(), at)
  const nonce = isPending ? detail.tx?.nonce : undefined
  const groups = groupsOf(data)
  const isShort = nonce !== undefined && isShortOf(nonce, groups, hasNextPage)
  const [loads, setLoads] = useState(0)
  // A list that never ends isn't followed forever.
  const isUnknown = isError || loads > 19
  useEffect(() => {
    if (isShort && !isFetching && !isUnknown)
      void fetchNextPage().then(() => setLoads((count) => count + 1))
  }, [isShort, isFetching, isUnknown, fetchNextPage])
  if (nonce === undefined) return none
  const { hash = detail?.multisig?.safeTxHash, current = nonce } = draft
  const found = conflictsOf(groups, {
    nonce,
    id: detail?.id,
    hash,
    current,
    proposed: own.map(({ tx }) => BigInt(tx.nonce)),
    isComplete: data !== undefined && !isShort,
  })
  return { ...found, isUnknown, isLoading: !isUnknown && (!data || isShort) }
}
