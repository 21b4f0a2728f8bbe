import Inbox from 'lucide-react/icons/inbox'
import Plus from 'lucide-react/icons/plus'
import type { ChainSummary, Remote } from '#base'
import type { Queue } from '#domain'
import { ButtonLink, EmptyState, Problem, Skeleton, useText } from '#ui'
import { pendingCount } from '#screens/common/pending'
import { prioritizePending, type Viewing } from '#screens/common/rows'
import { type PendingActions, PendingCard } from './PendingCard.tsx'
import styles from './PendingWidget.module.css'
import { homeText } from './text.ts'
import { Widget } from './Widget.tsx'

/** Cards in one row of a wide window. */
const pendingShown = 3

export interface PendingWidgetProps {
  queue: Remote<Queue>
  viewing: Viewing
  chain: ChainSummary
  links: { queue: string; newTransaction?: string | undefined; transaction: (id: string) => string }
  actions: PendingActions
  /** Whether the first button is the main one of the page. */
  isMain?: boolean | undefined
}

/** Pending transactions as cards; those that the viewer can act on come first. */
export function PendingWidget({
  queue,
  viewing,
  chain,
  links,
  actions,
  isMain = true,
}: PendingWidgetProps) {
  const text = useText(homeText)
  const count = queue.status === 'ready' ? pendingCount(queue.value) : '0'
  const pending =
    queue.status === 'ready' ? prioritizePending(queue.value, viewing).slice(0, pendingShown) : []
  return (
    <Widget title={text('pending')} count={count === '0' ? undefined : count} href={links.queue}>
      <div className={styles.frame}>
        {queue.status === 'loading' && <PendingSkeleton />}
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
          <div className={styles.empty}>
            <EmptyState
              icon={Inbox}
              title={text('pending.empty')}
              text={text('pending.emptyText')}
              action={
                links.newTransaction && (
                  <ButtonLink icon={Plus} href={links.newTransaction}>
                    {text('pending.new')}
                  </ButtonLink>
                )
              }
            />
          </div>
        )}
        {pending.length > 0 && (
          <ul className={styles.cards} aria-label={text('pending')}>
            {pending.map((one, index) => (
              <PendingCard
                key={one.item.id}
                {...one}
                {...actions}
                chain={chain}
                href={links.transaction(one.item.id)}
                primary={isMain && index === 0}
              />
            ))}
          </ul>
        )}
      </div>
    </Widget>
  )
}

/** Placeholders in the layout of the loaded cards. */
const PendingSkeleton = () => (
  <div className={styles.cards} aria-hidden="true">
    {Array.from({ length: pendingShown }, (_, index) => (
      <span key={index} className={styles.skeleton}>
        <Skeleton width="68%" />
        <Skeleton width="42%" height={10} />
        <span className={styles.skeletonState}>
          <Skeleton shape="round" width={24} height={24} />
          <Skeleton width={120} height={10} />
        </span>
      </span>
    ))}
  </div>
)
