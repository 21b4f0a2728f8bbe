import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sameAddress, type SafeRef } from '#base'
import type { SafeState } from '#domain'
import { delegatesQuery } from '#queries'
import { type Actor, isOwner } from '#safe'
import { useWallet, type Wallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'

export const actorOf = ({
  status,
  account,
  chainId,
}: Pick<Wallet, 'status' | 'account' | 'chainId'>): Actor =>
  status === 'connected'
    ? { account: account ?? null, chainId: chainId === undefined ? null : String(chainId) }
    : { account: null, chainId: null }

/**
 * The connected account, with the owners on whose behalf it may propose. `isKnown`: whether these
 * are known; owners need none, so nothing is requested for them.
 * @param safe undefined while it is loading
 */
export function useActor(
  at: SafeRef,
  safe: SafeState | undefined,
): { actor: Actor; isKnown: boolean } {
  const { gateway } = useEnvironment()
  const { status, account, chainId } = useWallet()
  const asks = safe !== undefined && account !== undefined && !isOwner(safe, account)
  const delegates = useInfiniteQuery({
    ...delegatesQuery(gateway, at.chainId, account ? { delegate: account } : {}),
    enabled: asks,
    staleTime: 60_000,
  })
  const rows = asks ? delegates.data?.items : undefined
  const actor = useMemo(() => {
    const delegators = rows?.flatMap((one) =>
      one.safe === null || sameAddress(one.safe, at.address) ? [one.delegator] : [],
    )
    return { ...actorOf({ status, account, chainId }), ...(delegators && { delegators }) }
  }, [status, account, chainId, rows, at.address])
  return { actor, isKnown: !asks || !delegates.isLoading }
}
