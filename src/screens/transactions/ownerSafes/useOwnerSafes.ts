import { useQuery } from '@tanstack/react-query'
import type { Address, SafeRef } from '#base'
import type { OwnedSafe } from '#chain'
import { safeKey } from '#queries'
import { useEnvironment } from '#screens/core/environment'

const none: readonly OwnedSafe[] = []

/**
 * The Safes among a Safe's owners that the account owns, read from the chain; undefined until that
 * is known.
 * @param contracts the owners that are contracts; undefined until they are read
 */
export function useOwnerSafes(
  at: SafeRef,
  contracts: readonly Address[] | null | undefined,
  account: Address | undefined,
): readonly OwnedSafe[] | undefined {
  const { client } = useEnvironment()
  const node = client(at.chainId)
  const isAsked =
    contracts !== undefined &&
    contracts !== null &&
    contracts.length > 0 &&
    account !== undefined &&
    node !== undefined
  const { data, isPending } = useQuery({
    queryKey: [...safeKey(at), 'ownerSafes', contracts, account] as const,
    enabled: isAsked,
    queryFn: async () =>
      isAsked ? (await import('./readOwned.ts')).readOwned(node, contracts, account) : none,
  })
  if (contracts === undefined) return undefined
  return isAsked && isPending ? undefined : (data ?? none)
}
