import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import type { TransactionItem } from '#domain'
import { balancesQuery, safeQuery } from '#queries'
import { findSuspicions, type KnownParties } from '#safe/suspicion'
import { useEnvironment } from '#screens/core/environment'
import { useNames } from '#screens/core/names'
import { usePreferences } from '#screens/core/preferences'

type FindSuspicions = (
  rows: readonly TransactionItem[],
  past: readonly TransactionItem[],
) => ReturnType<typeof findSuspicions>

const none: readonly never[] = []

/**
 * Returns a function that finds possible scam rows, based on what is known about a Safe. It's
 * stable as long as that is.
 */
export function useSuspicions({ chainId, address }: SafeRef): FindSuspicions {
  const { gateway } = useEnvironment()
  const { contacts, you } = useNames()
  const [{ currency, addedSafes }] = usePreferences()
  const at = useMemo(() => ({ chainId, address }), [chainId, address])
  const { data: assets } = useQuery(balancesQuery(gateway, at, currency))
  const { data: safe } = useQuery(safeQuery(gateway, at))
  return useMemo(() => {
    const parties: KnownParties = {
      contacts,
      safes: [at, ...addedSafes],
      owners: you ? [you] : none,
      reported: safe?.owners.map((owner) => owner.address) ?? none,
      assets: assets?.items ?? none,
    }
    return (rows, past) => findSuspicions(rows, past, parties)
  }, [contacts, you, at, addedSafes, safe?.owners, assets?.items])
}
