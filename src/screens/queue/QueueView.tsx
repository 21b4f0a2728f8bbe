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
  /** Undefined: this site does not serve the safe's chain. */
  chain: QueueRowContext['chain'] | undefined
  queue: Remote<Queue>
  safe: Remote<SafeState>
  more: Pagination
  /** The wallet of the last visit may come back: nobody is called a visitor yet. */
  settling?: boolean | undefined
  historyHref: string
}

/** What waits for signatures or execution, in the order in which it can go. */
export function QueueView({ at, chain, queue, safe, more, settling, historyHref, ...place }: QueueViewProps) {
  const text = useText(queueText)
  useAnnounceNewRows(queue)
  return (
    <div className={styles.view}>
      <h1 className={styles.heading}>{text('heading')}</h1>
      {chain ? (
        <>
          {!(settling && !place.viewer) && <RoleNotice viewer={place.viewer} safe={safe} />}
          <QueueBody queue={queue} more={more} historyHref={historyHref} {...place} chain={chain} safe={safe.status === 'ready' ? safe.value : undefined} />
        </>
      ) : (
        <UnsupportedChain chainId={at.chainId} />
      )}
    </div>
  )
}

type QueueBodyProps = QueueRowContext & Pick<QueueViewProps, 'queue' | 'more' | 'historyHref'>

function QueueBody({ queue, more, historyHref, ...place }: QueueBodyProps) {
  const text = useText(queueText)
  if (queue.status === 'loading') return <QueueSkeleton />
  if (queue.status === 'failed') return <Problem reason={queue.reason} title={text('failed')} onRetry={queue.retry} />
  const { next, later } = queue.value
  const primaryId = firstAvailableId([...next, ...later], place)
  const isEmpty = next.length === 0 && later.length === 0
  return (
    <>
      {queue.freshness === 'stale' && <StaleBanner onRetry={queue.retry} />}
      <PartialBanner missing={queue.missing} onRetry={queue.retry} />
      {isEmpty && more.status === 'end' ? (
        <EmptyState icon={Inbox} title={text('empty.title')} text={text('empty.text')} action={<Link href={historyHref}>{text('empty.action')}</Link>} />
      ) : (
        <List variant="plain" label={text('list')} className={styles.sections}>
          {next.length > 0 && <QueueSection heading={text('next')} groups={next} primaryId={primaryId} {...place} />}
          {later.length > 0 && (
            <QueueSection
              heading={text('later')}
              hint={place.safe && text('later.hint', { nonce: Number(place.safe.nonce) })}
              groups={later}
              primaryId={primaryId}
              {...place}
            />
          )}
        </List>
      )}
      <MoreRows more={more} />
    </>
  )
}

/** The first row that this viewer can act on: its button alone is primary. What destroys is never that: a rejection is not offered first. */
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
