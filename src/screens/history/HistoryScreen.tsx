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

/** The history of a safe, in days of the person's own time zone. */
export function HistoryScreen({ at }: { at: SafeRef }) {
  const { gateway, chains } = useEnvironment()
  const { timeZone } = useTextSettings()
  // Looks at the safe now and then: its tags say when there is something new.
  useSafeDetail(at)
  const { chainId, address } = at
  // The same options as long as nothing changes: ten thousand rows are not sorted into days for every turn of the screen.
  const query = useMemo(
    () => historyQuery(gateway, { chainId, address }, timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone),
    [gateway, chainId, address, timeZone],
  )
  const asked = useInfiniteQuery(query)
  return (
    <HistoryView
      at={at}
      chain={useChain(at.chainId)}
      history={toRemote(asked)}
      more={toPagination(asked)}
      hrefOf={(id) => linkTo(chains, at, 'transaction', id)}
      queueHref={linkTo(chains, at, 'queue')}
    />
  )
}
