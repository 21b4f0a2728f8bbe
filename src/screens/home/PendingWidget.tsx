import type { ChainSummary, Remote } from '#base'
import type { Queue } from '#domain'
import { EmptyState, List, Problem, Skeleton, useText } from '#ui'
import styles from './HomeView.module.css'
import { prioritizePending, pendingShown, type Viewing } from './prioritizePending.ts'
import { PendingRow } from './PendingRow.tsx'
import { homeText } from './text.ts'
import { Widget } from './Widget.tsx'

export interface PendingWidgetProps {
  queue: Remote<Queue>
  viewing: Viewing
  chain: ChainSummary
  links: { queue: string; transaction: (id: string) => string }
}

/** Pending transactions; those that the viewer can act on come first. */
export function PendingWidget({ queue, viewing, chain, links }: PendingWidgetProps) {
  const text = useText(homeText)
  const pending = queue.status === 'ready' ? prioritizePending(queue.value, viewing) : []
  return (
    <Widget tall title={text('pending')} count={countOf(queue)} href={links.queue} more={text('pending.all')}>
      {queue.status === 'loading' && <Skeleton shape="row" height="var(--row)" count={pendingShown} />}
      {queue.status === 'failed' && (
        <div className={styles.problem}>
          <Problem variant="inline" title={text('pending.failed')} reason={queue.reason} onRetry={queue.retry} />
        </div>
      )}
      {queue.status === 'ready' && pending.length === 0 && <EmptyState title={text('pending.empty')} text={text('pending.emptyText')} />}
      {pending.length > 0 && (
        <List variant="plain" label={text('pending')}>
          {pending.map((one) => (
            <PendingRow key={one.item.id} {...one} chain={chain} href={links.transaction(one.item.id)} />
          ))}
        </List>
      )}
    </Widget>
  )
}

/** The number of pending transactions, followed by a plus if there are more pages. */
function countOf(queue: Remote<Queue>): string | undefined {
  if (queue.status !== 'ready') return undefined
  const count = [...queue.value.next, ...queue.value.later].reduce((sum, { items }) => sum + items.length, 0)
  return count === 0 ? undefined : `${count}${queue.value.hasMore ? '+' : ''}`
}
