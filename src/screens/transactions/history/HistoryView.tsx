import Clock from 'lucide-react/icons/clock'
import ListFilter from 'lucide-react/icons/list-filter'
import { useEffect, useRef, useState } from 'react'
import type { ChainSummary, Remote, SafeRef } from '#base'
import type { History } from '#domain'
import type { Suspicion } from '#safe/suspicion'
import { Button, EmptyState, Link, PartialBanner, Problem, StaleBanner, useText } from '#ui'
import type { SafeLabels } from '#screens/core/stores'
import { MoreRows, type Pagination, TransactionRowsSkeleton } from '#screens/common/rows'
import { Page, UnsupportedChain } from '#screens/common/pages'
import { type Find, FindBar, NothingFound } from '#screens/transactions/find'
import type { FilterProblems, FilterToken } from './checkFilter.ts'
import { FilterBar } from './FilterBar.tsx'
import { type FilterForm, noFilter } from '#screens/core/links'
import { FilterView } from './FilterView.tsx'
import { HistoryActions } from './HistoryActions.tsx'
import { HistoryNotes, type Lag, type Suspicious } from './HistoryNotes.tsx'
import { HistoryList } from './HistoryList.tsx'
import { historyText } from './text.ts'

export interface Filtering {
  /** The filter in use. */
  form: FilterForm
  /** The problem with each field of a filter. */
  check: (form: FilterForm) => FilterProblems
  tokens: readonly FilterToken[]
  onApply: (form: FilterForm) => void
}

export interface HistoryViewProps {
  at: SafeRef
  /** undefined: the Safe's chain isn't supported. */
  chain: ChainSummary | undefined
  /** The transactions that match the filter. */
  history: Remote<History>
  more: Pagination
  filtering: Filtering
  /** The search; undefined where that isn't offered. */
  find?: Find | undefined
  /** undefined: the gateway has seen all blocks. */
  lag: Lag | undefined
  /** Whether it's read from the network's events, because there is no gateway. */
  isLocal?: boolean | undefined
  suspicious: Suspicious
  /** Saves what is listed; undefined if that isn't offered. */
  onExport?: (() => void) | undefined
  hrefOf: (id: string) => string
  /** Adds the payments of a transaction to a new one. */
  onPayAgain?: ((id: string) => void) | undefined
  /** The rows that may be scams, by their IDs. */
  suspicions?: ReadonlyMap<string, Suspicion> | undefined
  /** The Safe's labels. */
  labels?: SafeLabels | undefined
  queueHref: string
}

/** A Safe's past transactions, by day. */
export function HistoryView({
  at,
  chain,
  filtering,
  lag,
  isLocal,
  suspicious,
  onExport,
  ...body
}: HistoryViewProps) {
  const text = useText(historyText)
  const [isOpen, setOpen] = useState(false)
  const filterButton = useRef<HTMLButtonElement>(null)
  const isEdited = useRef(false)
  const isUsable = Object.keys(filtering.check(filtering.form)).length === 0
  useEffect(() => {
    // "Edit filter" is gone.
    if (!isUsable) return
    if (isEdited.current && document.activeElement === document.body) filterButton.current?.focus()
    isEdited.current = false
  }, [isUsable])
  if (!chain) {
    return (
      <Page heading={text('heading')}>
        <UnsupportedChain chainId={at.chainId} />
      </Page>
    )
  }
  const { find } = body
  const { form, check, tokens, onApply } = filtering
  const isFiltered = form.type !== 'all'
  const change = (next: FilterForm) => {
    onApply(next)
    // The pressed button is gone.
    filterButton.current?.focus()
  }
  const clear = () => change(noFilter)
  return (
    <Page
      heading={text('heading')}
      lead={
        <HistoryNotes
          lag={lag}
          isLocal={isLocal}
          // The gateway marks transfers to the Safe, nothing else.
          suspicious={form.type === 'all' || form.type === 'incoming' ? suspicious : undefined}
        />
      }
      actions={
        <HistoryActions
          filterCount={isFiltered ? 1 + Object.keys(form.fields).length : 0}
          onExport={
            isUsable && body.history.status === 'ready' && body.history.value.days.length > 0
              ? onExport
              : undefined
          }
          onFilter={isLocal ? undefined : () => setOpen(true)}
          filterButton={filterButton}
        />
      }
    >
      {isUsable && find && <FindBar find={find} />}
      {isFiltered && (
        <FilterBar
          form={form}
          tokens={tokens}
          chainId={at.chainId}
          // Search results have a count of their own.
          history={isUsable && !find?.search ? body.history : undefined}
          onChange={change}
          onClear={clear}
        />
      )}
      {isUsable ? (
        <HistoryBody at={at} chain={chain} {...body} onClear={isFiltered ? clear : undefined} />
      ) : (
        <EmptyState
          icon={ListFilter}
          title={text('filter.invalid.title')}
          text={text('filter.invalid.text')}
          action={
            <Button
              onClick={() => {
                isEdited.current = true
                setOpen(true)
              }}
            >
              {text('filter.edit')}
            </Button>
          }
        />
      )}
      <FilterView
        open={isOpen}
        onOpenChange={setOpen}
        form={form}
        check={check}
        tokens={tokens}
        symbol={chain.symbol}
        onApply={onApply}
      />
    </Page>
  )
}

interface HistoryBodyProps extends Pick<
  HistoryViewProps,
  | 'at'
  | 'history'
  | 'more'
  | 'find'
  | 'hrefOf'
  | 'onPayAgain'
  | 'suspicions'
  | 'labels'
  | 'queueHref'
> {
  chain: ChainSummary
  /** Removes the filter; undefined without one. */
  onClear: (() => void) | undefined
}

function HistoryBody({
  at,
  chain,
  history,
  more,
  find,
  hrefOf,
  onPayAgain,
  suspicions,
  labels,
  queueHref,
  onClear,
}: HistoryBodyProps) {
  const text = useText(historyText)
  if (history.status === 'loading') return <HistorySkeleton />
  if (history.status === 'failed')
    return <Problem reason={history.reason} title={text('failed')} onRetry={history.retry} />
  const search = find?.search
  const hasRows = history.value.days.length > 0
  const isEmpty = !hasRows && more.status === 'end'
  return (
    <>
      {history.freshness !== 'live' && (
        <StaleBanner updating={history.freshness === 'updating'} onRetry={history.retry} />
      )}
      <PartialBanner missing={history.missing} onRetry={history.retry} />
      {(hasRows || (!isEmpty && !search)) && (
        <HistoryList
          at={at}
          history={history.value}
          chain={chain}
          hrefOf={hrefOf}
          onPayAgain={onPayAgain}
          suspicions={suspicions}
          labels={labels}
        />
      )}
      {isEmpty && search && <NothingFound onClear={find.onClear} />}
      {isEmpty && !search && onClear && (
        <EmptyState
          icon={ListFilter}
          title={text('filter.empty.title')}
          text={text('filter.empty.text')}
          action={<Button onClick={onClear}>{text('filter.clear')}</Button>}
        />
      )}
      {isEmpty && !search && !onClear && (
        <EmptyState
          icon={Clock}
          title={text('empty.title')}
          text={text('empty.text')}
          action={<Link href={queueHref}>{text('empty.action')}</Link>}
        />
      )}
      {/* A search has its own button to continue. */}
      {!search && <MoreRows more={more} />}
    </>
  )
}

const HistorySkeleton = () => <TransactionRowsSkeleton variant="history" announced count={8} />
