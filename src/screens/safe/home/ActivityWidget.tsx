import Clock from 'lucide-react/icons/clock'
import type { ChainSummary, Remote } from '#base'
import type { History, TransactionItem } from '#domain'
import { reportedStatus } from '#safe'
import { EmptyState, List, ListRow, Problem, RowLink, StatusBadge, useFormat, useText } from '#ui'
import { ActionSentence, useSentence } from '#screens/common/action'
import { movesMoney, statusBadge, statusText, TransactionIcon } from '#screens/common/rows'
import { TransferFiat } from '#screens/common/money'
import { sharedText } from '#screens/core/text'
import styles from './HomeView.module.css'
import { homeText } from './text.ts'
import { Widget } from './Widget.tsx'
import { WidgetSkeleton } from './WidgetSkeleton.tsx'

/** The number of past transactions on the home page. */
const activityShown = 5

export interface ActivityWidgetProps {
  history: Remote<History>
  chain: ChainSummary
  links: { history: string; transaction: (id: string) => string }
  /** When the user was here before, in milliseconds since 1970; null for the first visit. */
  since?: number | null | undefined
}

/** The latest transactions. */
export function ActivityWidget({ history, chain, links, since = null }: ActivityWidgetProps) {
  const text = useText(homeText)
  const format = useFormat()
  const all = history.status === 'ready' ? history.value.days.flatMap((day) => day.items) : []
  const items = all.slice(0, activityShown)
  const news = since === null ? 0 : all.filter((item) => item.at > since).length
  // If everything that is loaded is new, there may be more.
  const isPart = history.status === 'ready' && history.value.hasMore && news === all.length
  const count =
    since !== null && news > 0
      ? text(isPart ? 'activity.sinceMore' : 'activity.since', {
          count: news,
          when: format.when(since),
        })
      : undefined
  return (
    <Widget title={text('activity')} count={count} href={links.history}>
      {history.status === 'loading' && <WidgetSkeleton count={activityShown} />}
      {history.status === 'failed' && (
        <div className={styles.problem}>
          <Problem
            variant="inline"
            title={text('activity.failed')}
            reason={history.reason}
            onRetry={history.retry}
          />
        </div>
      )}
      {history.status === 'ready' && items.length === 0 && (
        <EmptyState icon={Clock} title={text('activity.empty')} text={text('activity.emptyText')} />
      )}
      {items.length > 0 && (
        <List variant="plain" label={text('activity')}>
          {items.map((item) => (
            <ActivityRow
              key={item.id}
              item={item}
              chain={chain}
              href={links.transaction(item.id)}
            />
          ))}
        </List>
      )}
    </Widget>
  )
}

function ActivityRow({
  item,
  chain,
  href,
}: {
  item: TransactionItem
  chain: ChainSummary
  href: string
}) {
  const shared = useText(sharedText)
  const format = useFormat()
  const sentence = useSentence(item.action, chain, {
    nonce: item.multisig?.nonce,
    isDone: item.status === 'SUCCESS',
  })
  const { action, status } = item
  const muted = !movesMoney(status)
  const isOpenable = action.kind !== 'unreadable' || action.hasId
  const words = <ActionSentence {...sentence} what={'what' in action ? action.what : undefined} />
  return (
    <ListRow
      data-wraps=""
      leading={<TransactionIcon action={action} muted={muted} />}
      title={isOpenable ? <RowLink href={href}>{words}</RowLink> : words}
      detail={
        <span className={styles.happened}>
          <time dir="auto" dateTime={new Date(item.at).toISOString()}>
            {format.when(item.at)}
          </time>
          {status !== 'SUCCESS' && (
            <StatusBadge
              variant="plain"
              status={statusBadge(reportedStatus(status))}
              words={statusText(shared, reportedStatus(status))}
            />
          )}
        </span>
      }
      trailing={<TransferFiat action={action} chain={chain} muted={muted} />}
    />
  )
}
