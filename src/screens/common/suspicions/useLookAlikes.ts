import {
  useInfiniteQuery,
  useQueries,
  useQueryClient,
  type UseQueryResult,
} from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import type { SafeDetail } from '#domain'
import { historyQuery, safeQuery } from '#queries'
import { knownAccounts, type KnownAccounts } from '#safe/suspicion'
import { useTimeZone } from '#ui'
import { useEnvironment } from '#screens/core/environment'
import { useNames } from '#screens/core/names'
import { sameSafe, usePreferences, withSafes } from '#screens/core/preferences'
import { useKnownSafes } from '#screens/core/openSafe'

/** Part of the key of a query that is disabled. */
const nowhere: SafeRef = { chainId: '0', address: '0x' }

/**
 * The accounts that a user knows: contacts, the connected account, the open Safe and those that
 * were added; and, as the gateway reports them, their other Safes, the owners of all these, and the
 * accounts that they paid, as far as that is loaded.
 * @param at the Safe that is acted for
 * @param loads whether its owners and history are loaded if they aren't yet
 */
export function useLookAlikes(
  { chainId, address }: SafeRef = nowhere,
  loads = false,
): KnownAccounts {
  const { gateway } = useEnvironment()
  const { contacts, you } = useNames()
  const timeZone = useTimeZone()
  const queries = useQueryClient()
  const known = useKnownSafes()
  const at = useMemo(() => ({ chainId, address }), [chainId, address])
  const [{ addedSafes }] = usePreferences()
  const isOpen = chainId !== nowhere.chainId
  const safes = useMemo(() => (isOpen ? withSafes([at], known) : known), [isOpen, at, known])
  const owners = useQueries({
    queries: safes.map((safe) => ({
      ...safeQuery(gateway, safe),
      enabled: loads && sameSafe(safe, at),
    })),
    combine: ownersOf,
  })
  const { data: history } = useInfiniteQuery({
    ...useMemo(() => historyQuery(gateway, at, timeZone), [gateway, at, timeZone]),
    enabled: loads && isOpen,
  })
  return useMemo(() => {
    const others = safes.flatMap((safe) => {
      const { queryKey, select } = historyQuery(gateway, safe, timeZone)
      const loaded = isOpen && sameSafe(safe, at) ? undefined : queries.getQueryData(queryKey)
      return loaded ? (select?.(loaded as Parameters<NonNullable<typeof select>>[0]) ?? []) : []
    })
    const past = [...(history ? [history] : []), ...others]
    return knownAccounts(
      past.flatMap(({ days }) => days.flatMap(({ items }) => items)),
      {
        contacts,
        safes: isOpen ? [at, ...addedSafes] : addedSafes,
        owners: you ? [you] : [],
        reported: [...owners, ...known.map((safe) => safe.address)],
        assets: [],
      },
    )
  }, [
    isOpen,
    at,
    safes,
    addedSafes,
    known,
    history,
    queries,
    gateway,
    timeZone,
    contacts,
    you,
    owners,
  ])
}

const ownersOf = (safes: readonly UseQueryResult<SafeDetail>[]) =>
  safes.flatMap(({ data }) => data?.owners.map((owner) => owner.address) ?? [])
