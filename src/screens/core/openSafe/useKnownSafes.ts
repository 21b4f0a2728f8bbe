import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import { ownedSafesQuery } from '#queries'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { usePreferences, withSafes } from '#screens/core/preferences'

/** Safes owned by the connected account. */
export function useOwnedSafes(): readonly SafeRef[] {
  const { gateway, chains } = useEnvironment()
  const { account } = useWallet()
  const owned = useQuery(
    ownedSafesQuery(
      gateway,
      account,
      chains.map((chain) => chain.chainId),
    ),
  )
  return owned.data?.safes ?? noSafes
}

const noSafes: readonly SafeRef[] = []

/**
 * Safes owned by the connected account, then those added by address, without duplicates. The same
 * array until one of the two lists changes, because other values are derived from it.
 */
export function useKnownSafes(): readonly SafeRef[] {
  const owned = useOwnedSafes()
  const [{ addedSafes }] = usePreferences()
  return useMemo(() => withSafes(owned, addedSafes), [owned, addedSafes])
}
