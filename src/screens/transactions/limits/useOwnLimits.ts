import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Address, type Remote, sameAddress, type SafeRef } from '#base'
import type { SpendingLimit, SpendingLimits } from '#chain'
import { limitsQuery, toRemote } from '#queries'
import { allowanceModules } from '#safe'
import { useEnvironment } from '#screens/core/environment'

export interface OwnLimits {
  /** The limits from which the account may still spend, as the Safe's Allowance Module reports. */
  limits: readonly SpendingLimit[]
  /** All limits of the Safe; undefined while they aren't known. */
  state: SpendingLimits | null | undefined
  isReading: boolean
  /** All limits of the Safe, as they are read. */
  read: Remote<SpendingLimits | null>
}

/** The limits of an account; none if the account isn't known, or there are no enabled modules. */
export function useOwnLimits(
  at: SafeRef,
  account: Address | undefined,
  modules: readonly Address[],
): OwnLimits {
  const { client } = useEnvironment()
  const inUse = useMemo(
    () => ({
      official: allowanceModules,
      enabled: allowanceModules.filter((one) => modules.some((module) => sameAddress(module, one))),
    }),
    [modules],
  )
  const isRead = account !== undefined && inUse.enabled.length > 0
  const query = useQuery(limitsQuery(client(at.chainId), at, isRead ? inUse : undefined))
  const { data, isLoading: isReading } = query
  const limits = (isRead ? (data?.limits ?? []) : []).filter(
    ({ delegate, amount, spent }) => sameAddress(delegate, account) && amount > spent,
  )
  return { limits, state: data, isReading, read: toRemote(query) }
}
