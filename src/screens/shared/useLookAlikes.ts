import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Address, SafeRef } from '#base'
import { historyQuery, safeQuery } from '#queries'
import { useTimeZone } from '#ui'
import { useEnvironment } from '../environment.tsx'
import { useNames } from '../names/index.ts'
import type { Other } from '../names/resemblance.ts'
import { useKnownSafes } from '../shell/useKnownSafes.ts'
import { knownAccounts } from './suspicions.ts'

export type FindLookAlike = (address: Address | undefined) => Other | undefined

/**
 * Returns the function that finds the account that an address could be mistaken for: a contact, a
 * Safe that the person knows, an owner, or one that the Safe has dealt with.
 */
export function useLookAlikes({ chainId, address }: SafeRef): FindLookAlike {
  const { gateway } = useEnvironment()
  const { contacts } = useNames()
  const timeZone = useTimeZone()
  const at = useMemo(() => ({ chainId, address }), [chainId, address])
  const { data: safe } = useQuery(safeQuery(gateway, at))
  const { data: history } = useInfiniteQuery(
    useMemo(() => historyQuery(gateway, at, timeZone), [gateway, at, timeZone]),
  )
  const safes = useKnownSafes()
  return useMemo(() => {
    const past = history?.days.flatMap(({ items }) => items) ?? []
    const owners = safe?.owners.map((owner) => owner.address) ?? []
    return knownAccounts(past, { contacts, safes: [at, ...safes], owners, assets: [] }).lookAlikeOf
  }, [history, safe?.owners, contacts, safes, at])
}
