import Inbox from 'lucide-react/icons/inbox'
import type { Remote, SafeRef } from '#base'
import type { Queue, QueueGroup, SafeState } from '#domain'
import { EmptyState, Link, List, PartialBanner, Problem, StaleBanner, useText } from '#ui'
import { type Pagination, MoreRows, TransactionRowsSkeleton, UnsupportedChain } from '../shared/index.ts'
import styles from './Queue.module.css'
import { type QueueRowContext, QueueSection } from './QueueSection.tsx'
import { RoleNotice } from './RoleNotice.tsx'
import { rowState } from '../shared/rowState.ts'
import { queueText } from './text.ts'
import { useAnnounceNewRows } from './useAnnounceNewRows.ts'

export interface QueueViewProps extends Omit<QueueRowContext, 'chain' | 'safe'> {
  at: SafeRef
  /** undefined: the Safe's chain isn't supported. */
  chain: QueueRowContext['chain'] | undefined
  queue: Remote<Queue>
  safe: Remote<SafeState>
  more: Pagination
  /** The wallet may still reconnect, so no notice about a missing wallet is shown yet. */
  reconnecting?: boolean | undefined
  historyHref: string
}

/** Pending transactions, in the order in which they can be executed. */
export function QueueView({ at, chain, queue, safe, more, reconnecting, historyHref, ...context }: QueueViewProps) {
  const text = useText(queueText)
  useAnnounceNewRows(queue)
  return (
    <div className={styles.view}>
      <h1 className={styles.heading}>{text('heading')}</h1>
      {chain ? (
        <>
          {!(reconnecting && !context.viewer) && <RoleNotice viewer={context.viewer} safe={safe} />}
          <QueueBody queue={queue} more={more} historyHref={historyHref} {...context} chain={chain} safe={safe.status === 'ready' ? safe.value : undefined} />
        </>
      ) : (
        <UnsupportedChain chainId={at.chainId} />
      )}
    </div>
  )
}

type QueueBodyProps = QueueRowContext & Pick<QueueViewProps, 'queue' | 'more' | 'historyHref'>

function QueueBody({ queue, more, historyHref, ...context }: QueueBodyProps) {
  const text = useText(queueText)
  if (queue.status === 'loading') return <QueueSkeleton />
  if (queue.status === 'failed') return <Problem reason={queue.reason} title={text('failed')} onRetry={queue.retry} />
  const { next, later } = queue.value
  const primaryId = firstAvailableId([...next, ...later], context)
  const isEmpty = next.length === 0 && later.length === 0
  return (
    <>
      {queue.freshness === 'stale' && <StaleBanner onRetry={queue.retry} />}
      <PartialBanner missing={queue.missing} onRetry={queue.retry} />
      {isEmpty && more.status === 'end' ? (
        <EmptyState icon={Inbox} title={text('empty.title')} text={text('empty.text')} action={<Link href={historyHref}>{text('empty.action')}</Link>} />
      ) : (
        <List variant="plain" label={text('list')} className={styles.sections}>
          {next.length > 0 && <QueueSection heading={text('next')} groups={next} primaryId={primaryId} {...context} />}
          {later.length > 0 && (
            <QueueSection
              heading={text('later')}
              hint={context.safe && text('later.hint', { nonce: Number(context.safe.nonce) })}
              groups={later}
              primaryId={primaryId}
              {...context}
            />
          )}
        </List>
      )}
      <MoreRows more={more} />
    </>
  )
}

/** The first row with an action available to the viewer; only its button is primary. Never a rejection, because it is destructive. */
function firstAvailableId(groups: readonly QueueGroup[], { safe, entries, viewer }: Pick<QueueRowContext, 'safe' | 'entries' | 'viewer'>): string | undefined {
  return groups.flatMap(({ items }) => items).find((item) => item.action.kind !== 'reject' && rowState(item, safe, entries, viewer).action?.may.allowed)?.id
}

function QueueSkeleton() {
  return (
    <div className={styles.skeleton}>
      <TransactionRowsSkeleton variant="queue" announced />
    </div>
  )
}
