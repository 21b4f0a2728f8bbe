import { useQuery } from '@tanstack/react-query'
import { indexingQuery } from '#queries'
import { useChain, useEnvironment } from '#screens/core/environment'
import type { Lag } from './HistoryNotes.tsx'

const minute = 60_000

/** The indexing lag the gateway reports; undefined if none or unknown. */
export function useLag(chainId: string): Lag | undefined {
  const { gateway } = useEnvironment()
  const { data, dataUpdatedAt } = useQuery({
    ...indexingQuery(gateway, chainId),
    enabled: useChain(chainId) !== undefined,
  })
  // Relative to the response, because time passes while the page is open.
  return data && !data.synced
    ? { at: data.at, minutes: Math.max(0, Math.round((dataUpdatedAt - data.at) / minute)) }
    : undefined
}
