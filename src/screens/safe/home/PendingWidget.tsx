import Inbox from 'lucide-react/icons/inbox'
import type { ChainSummary, Remote } from '#base'
import type { Queue } from '#domain'
import { EmptyState, List, Problem, useText } from '#ui'
import { pendingCount } from '#screens/common/pending'
import styles from './HomeView.module.css'
import { pendingShown, prioritizePending, type Viewing } from './prioritizePending.ts'
import { PendingRow } from './PendingRow.tsx'
import { homeText } from './text.ts'
import { Widget } from './Widget.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

export interface PendingWidgetProps {
  queue: Remote<Queue>
  viewing: Viewing
  chain: ChainSummary
  links: { queue: string; transaction: (id: string) => string }
}

/** Pending transactions; those that the viewer can act on come first. */
export function PendingWidget({ queue, viewing, chain, links }: PendingWidgetProps) {
  const text = useText(homeText)
  const count = queue.status === 'ready' ? pendingCount(queue.value) : '0'
  const pending = queue.status === 'ready' ? prioritizePending(queue.value, viewing) : []
  return (
    <Widget
      title={text('pending')}
      count={count === '0' ? undefined : count}
      reserved
      href={links.queue}
      more={text('pending.all')}
    >
      {queue.status === 'loading' && <WidgetSkeleton count={pendingShown} />}
      {queue.status === 'failed' && (
        <div className={styles.problem}>
          <Problem
            variant="inline"
            title={text('pending.failed')}
            reason={queue.reason}
            onRetry={queue.retry}
          />
        </div>
      )}
      {queue.status === 'ready' && pending.length === 0 && (
        <EmptyState icon={Inbox} title={text('pending.empty')} text={text('pending.emptyText')} />
      )}
      {pending.length > 0 && (
        <List variant="plain" label={text('pending')}>
          {pending.map((one) => (
            <PendingRow
              key={one.item.id}
              {...one}
              chain={chain}
              href={links.transaction(one.item.id)}
            />
          ))}
        </List>
      )}
    </Widget>
  )
}
