import { useMemo } from 'react'
import type { Address, SafeRef } from '#base'
import { useSafeDetail } from '#screens/core/openSafe'

/** The modules of a Safe according to the gateway; none while they aren't known. */
export function useEnabledModules(at: SafeRef): readonly Address[] {
  const safe = useSafeDetail(at)
  return useMemo(
    () =>
      safe.status === 'ready' ? (safe.value.modules?.map(({ address }) => address) ?? []) : [],
    [safe],
  )
}
