import Clock from 'lucide-react/icons/clock'
import type { ChainSummary, Remote, SafeRef } from '#base'
import type { History } from '#domain'
import { EmptyState, Link, PartialBanner, Problem, StaleBanner, useText } from '#ui'
import { type Pagination, MoreRows, TransactionRowsSkeleton, UnsupportedChain } from '../shared/index.ts'
import styles from './History.module.css'
import { HistoryList } from './HistoryList.tsx'
import { historyText } from './text.ts'

export interface HistoryViewProps {
  at: SafeRef
  /** undefined: the Safe's chain isn't supported. */
  chain: ChainSummary | undefined
  history: Remote<History>
  more: Pagination
  hrefOf: (id: string) => string
  queueHref: string
}

/** A Safe's past transactions, by day. */
export function HistoryView({ at, chain, ...body }: HistoryViewProps) {
  const text = useText(historyText)
  return (
    <div className={styles.view}>
      <h1 className={styles.heading}>{text('heading')}</h1>
      {chain ? <HistoryBody chain={chain} {...body} /> : <UnsupportedChain chainId={at.chainId} />}
    </div>
  )
}

function HistoryBody({ chain, history, more, hrefOf, queueHref }: Omit<HistoryViewProps, 'at' | 'chain'> & { chain: ChainSummary }) {
  const text = useText(historyText)
  if (history.status === 'loading') return <HistorySkeleton />
  if (history.status === 'failed') return <Problem reason={history.reason} title={text('failed')} onRetry={history.retry} />
  const isEmpty = history.value.days.length === 0
  return (
    <>
      {history.freshness === 'stale' && <StaleBanner onRetry={history.retry} />}
      <PartialBanner missing={history.missing} onRetry={history.retry} />
      {isEmpty && more.status === 'end' ? (
        <EmptyState icon={Clock} title={text('empty.title')} text={text('empty.text')} action={<Link href={queueHref}>{text('empty.action')}</Link>} />
      ) : (
        <HistoryList history={history.value} chain={chain} hrefOf={hrefOf} />
      )}
      <MoreRows more={more} />
    </>
  )
}

const HistorySkeleton = () => (
  <div className={styles.skeleton}>
    <TransactionRowsSkeleton variant="history" announced count={8} />
  </div>
)
