import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { SafeRef } from '#base'
import type { History } from '#domain'
import {
  balancesQuery,
  filteredHistoryQuery,
  historyQuery,
  indexingQuery,
  toRemote,
} from '#queries'
import { withoutSuspicious } from '#safe/suspicion'
import { useTimeZone } from '#ui'
import { useWithCode } from '#screens/core/code'
import { useChain, useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import type { PrefetchInput } from '#screens/core/prefetch'
import { PricesProvider } from '#screens/common/money'
import { toPagination } from '#screens/common/rows'
import { areSuspiciousShown, useSuspicions, useSuspicious } from '#screens/common/suspicions'
import { useSafeDetail } from '#screens/core/openSafe'
import { labelsIn, useLabels } from '#screens/core/stores'
import { foundHistory, useFind } from '#screens/transactions/find'
import { CopyDialog } from '#screens/transactions/copy'
import { ExportDialog } from './csv/index.ts'
import { HistoryView } from './HistoryView.tsx'
import { useFiltering } from './useFiltering.ts'
import { useLag } from './useLag.ts'

/**
 * The history of a Safe, by day in the user's time zone; or the part of it that matches the filter
 * in the URL.
 */
export function HistoryScreen({ at }: { at: SafeRef }) {
  const { gateway, chains, isWithoutService } = useEnvironment()
  const timeZone = useTimeZone()
  const [isShown, onShow] = useSuspicious()
  const chain = useChain(at.chainId)
  const { filter, waiting, ...filtering } = useFiltering(at, timeZone)
  // Polls the Safe, whose tags reveal new transactions.
  useSafeDetail(at)
  const { chainId, address } = at
  // Memoized: ten thousand rows are not grouped by day on every render.
  const all = useMemo(
    () => historyQuery(gateway, { chainId, address }, timeZone, { suspicious: isShown }),
    [gateway, chainId, address, timeZone, isShown],
  )
  const some = useMemo(
    () =>
      filteredHistoryQuery(
        gateway,
        { chainId, address },
        filter?.type === 'incoming'
          ? { ...filter, trusted: !isShown }
          : (filter ?? { type: 'module' }),
        timeZone,
      ),
    [gateway, chainId, address, filter, timeZone, isShown],
  )
  // The same function on each render, or every row is rendered again.
  const hrefOf = useCallback(
    (id: string) => linkTo(chains, { chainId, address }, 'transaction', id),
    [chains, chainId, address],
  )
  const [labels] = useLabels(at)
  const withCode = useWithCode()
  const [copied, setCopied] = useState<string>()
  const pay = useCallback((id: string) => withCode(CopyDialog, () => setCopied(id)), [withCode])
  const isFiltered = filtering.form.type !== 'all'
  const allPages = useInfiniteQuery({ ...all, enabled: !isFiltered })
  const somePages = useInfiniteQuery({ ...some, enabled: filter !== undefined })
  const pages = isFiltered ? somePages : allPages
  const findSuspicions = useSuspicions(at)
  const { data } = pages
  const past = allPages.data
  const suspicions = useMemo(
    () => data && findSuspicions(itemsOf(data), itemsOf(past ?? data)),
    [data, past, findSuspicions],
  )
  // A filter that never matches suspicious transactions has no switch for them.
  const hides = !isShown && (filtering.form.type === 'all' || filtering.form.type === 'incoming')
  const history = toRemote(pages)
  const listed = useMemo(
    () => (data && suspicions && hides ? withoutSuspicious(data, suspicions) : data),
    [data, suspicions, hides],
  )
  const [isExporting, setExporting] = useState(false)
  const listedRows = useMemo(() => (listed ? itemsOf(listed) : []), [listed])
  const more = toPagination(pages)
  const find = useFind({
    at,
    chain,
    labels,
    items: listedRows,
    more,
    status: (waiting ?? history).status,
  })
  const isSearching = find.terms.length > 0
  const { matches } = find
  const shown = useMemo(
    () => (listed && isSearching ? foundHistory(listed, matches) : listed),
    [listed, isSearching, matches],
  )
  const filtered = (rows: History) => {
    const safe = hides
      ? withoutSuspicious(rows, findSuspicions(itemsOf(rows), itemsOf(past ?? rows)))
      : rows
    return isSearching ? foundHistory(safe, matches) : safe
  }
  return (
    <PricesProvider at={at}>
      <HistoryView
        at={at}
        chain={chain}
        history={
          waiting ?? (history.status === 'ready' && shown ? { ...history, value: shown } : history)
        }
        suspicions={suspicions}
        labels={labels}
        more={more}
        find={find}
        filtering={filtering}
        lag={useLag(chainId)}
        isLocal={isWithoutService}
        suspicious={{ isShown, onShow }}
        onExport={() => withCode(ExportDialog, () => setExporting(true))}
        hrefOf={hrefOf}
        onPayAgain={pay}
        queueHref={linkTo(chains, at, 'queue')}
      />
      {isExporting && chain && (
        <ExportDialog
          at={at}
          chain={chain}
          listing={{
            pages,
            listed: filtered,
            labelsOf: (item) => labelsIn(labels, item),
          }}
          isFiltered={isFiltered || isSearching}
          onClose={() => setExporting(false)}
        />
      )}
      {copied !== undefined && (
        <CopyDialog at={at} id={copied} onClose={() => setCopied(undefined)} />
      )}
    </PricesProvider>
  )
}

const itemsOf = ({ days }: History) => days.flatMap(({ items }) => items)

HistoryScreen.prefetch = (
  { gateway, queries, currency, timeZone }: PrefetchInput,
  { at }: { at: SafeRef },
) => {
  void queries.prefetchInfiniteQuery(
    historyQuery(gateway, at, timeZone, { suspicious: areSuspiciousShown() }),
  )
  void queries.prefetchQuery(balancesQuery(gateway, at, currency))
  void queries.prefetchQuery(indexingQuery(gateway, at.chainId))
}
