import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import { historyQuery, toRemote } from '#queries'
import { useTextSettings } from '#ui'
import { useChain, useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { toPagination } from '../shared/pagination.ts'
import { useSafeDetail } from '../useSafeDetail.ts'
import { HistoryView } from './HistoryView.tsx'

/** The history of a Safe, by day in the user's time zone. */
export function HistoryScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const { timeZone } = useTextSettings()
  // Polls the Safe, whose tags reveal new transactions.
  useSafeDetail(at)
  const { chainId, address } = at
  // Memoized: ten thousand rows are not grouped by day on every render.
  const query = useMemo(
    () => historyQuery(gateway, { chainId, address }, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone),
    [gateway, chainId, address, timeZone],
  )
  const historyPages = useInfiniteQuery(query)
  return (
    <HistoryView
      at={at}
      chain={useChain(at.chainId)}
      history={toRemote(historyPages)}
      more={toPagination(historyPages)}
      hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
      queueHref={linkTo(chains, at, 'queue')}
    />
  )
}
