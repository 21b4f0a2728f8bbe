import Inbox from 'lucide-react/icons/inbox'
import ListChecks from 'lucide-react/icons/list-checks'
import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import type { Remote, SafeRef } from '#base'
import type { Queue, SafeState } from '#domain'
import { Button, ButtonLink, EmptyState, Link, PartialBanner, Problem, StaleBanner, useText } from '#ui'
import { type Pagination, MoreRows, TransactionRowsSkeleton, UnsupportedChain } from '../shared/index.ts'
import styles from './Queue.module.css'
import { QueueList, type QueueRowContext } from './QueueList.tsx'
import { RoleMark, RoleNotice } from './RoleNotice.tsx'
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
  /** Opens the connect dialog; undefined while a wallet is connected. */
  onConnect?: (() => void) | undefined
  historyHref: string
  /** Where a transaction is put together. */
  newHref: string
  /** Signs everything that needs the viewer in one go; undefined unless that is more than one. */
  signMany?: { count: number; onOpen: () => void } | undefined
  /** What was signed here and hasn't reached the gateway. */
  unsubmitted?: ReactNode
}

/** Pending transactions, in the order in which they can be executed. */
export function QueueView({ at, chain, queue, safe, more, reconnecting, onConnect, historyHref, newHref, unsubmitted, signMany, ...context }: QueueViewProps) {
  const text = useText(queueText)
  useAnnounceNewRows(queue)
  return (
    <div className={styles.view}>
      <div className={styles.top}>
        <h1 className={styles.heading}>{text('heading')}</h1>
        {chain && !(reconnecting && !context.viewer) && <RoleMark viewer={context.viewer} safe={safe} onConnect={onConnect} />}
        {chain && signMany && (
          <Button size="s" icon={ListChecks} onClick={signMany.onOpen}>
            {text('signMany', { count: signMany.count })}
          </Button>
        )}
        {chain && (
          <ButtonLink size="s" className={styles.new} icon={Plus} href={newHref} title={text('new')}>
            {text('new')}
          </ButtonLink>
        )}
      </div>
      {chain ? (
        <>
          <RoleNotice safe={safe} />
          {unsubmitted}
          <QueueBody
            at={at}
            queue={queue}
            more={more}
            historyHref={historyHref}
            {...context}
            chain={chain}
            safe={safe.status === 'ready' ? safe.value : undefined}
          />
        </>
      ) : (
        <UnsupportedChain chainId={at.chainId} />
      )}
    </div>
  )
}

type QueueBodyProps = QueueRowContext & Pick<QueueViewProps, 'at' | 'queue' | 'more' | 'historyHref'>

function QueueBody({ queue, more, historyHref, ...context }: QueueBodyProps) {
  const text = useText(queueText)
  if (queue.status === 'loading') return <QueueSkeleton />
  if (queue.status === 'failed') return <Problem reason={queue.reason} title={text('failed')} onRetry={queue.retry} />
  const { next, later, unreadable } = queue.value
  const isEmpty = next.length + later.length + unreadable.length === 0
  return (
    <>
      {queue.freshness !== 'live' && <StaleBanner updating={queue.freshness === 'updating'} onRetry={queue.retry} />}
      <PartialBanner missing={queue.missing} onRetry={queue.retry} />
      {isEmpty && more.status === 'end' ? (
        <EmptyState icon={Inbox} title={text('empty.title')} text={text('empty.text')} action={<Link href={historyHref}>{text('empty.action')}</Link>} />
      ) : (
        <QueueList queue={queue.value} {...context} />
      )}
      <MoreRows more={more} />
    </>
  )
}

function QueueSkeleton() {
  return (
    <div className={styles.skeleton}>
      <TransactionRowsSkeleton variant="queue" announced />
    </div>
  )
}
