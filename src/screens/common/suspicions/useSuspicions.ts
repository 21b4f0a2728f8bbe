import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, SafeRef } from '#base'
import type { TransactionItem } from '#domain'
import { balancesQuery, safeQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { useNames } from '#screens/core/names'
import { usePreferences } from '#screens/core/preferences'
import { useKnownSafes } from '#screens/core/openSafe'
import { findSuspicions, type KnownParties } from './suspicions.ts'

type FindSuspicions = (
  rows: readonly TransactionItem[],
  past: readonly TransactionItem[],
) => ReturnType<typeof findSuspicions>

const none: readonly never[] = []

/**
 * Returns the function that finds rows that may be scams, with what is known of a Safe. It stays
 * the same as long as that does.
 */
export function useSuspicions({ chainId, address }: SafeRef): FindSuspicions {
  const { gateway } = useEnvironment()
  const { contacts } = useNames()
  const [{ currency }] = usePreferences()
  const at = useMemo(() => ({ chainId, address }), [chainId, address])
  const { data: assets } = useQuery(balancesQuery(gateway, at, currency))
  const { data: safe } = useQuery(safeQuery(gateway, at))
  const safes = useKnownSafes()
  const known = safes.map((one) => one.address).join()
  return useMemo(() => {
    const parties: KnownParties = {
      contacts,
      safes: [
        at,
        ...known.split(',').flatMap((one) => (one ? { chainId, address: one as Address } : [])),
      ],
      owners: safe?.owners.map((owner) => owner.address) ?? none,
      assets: assets?.items ?? none,
    }
    return (rows, past) => findSuspicions(rows, past, parties)
  }, [contacts, at, chainId, known, safe?.owners, assets?.items])
}
