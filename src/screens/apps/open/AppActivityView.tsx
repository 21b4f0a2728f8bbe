import Clock from 'lucide-react/icons/clock'
import type { ChainSummary, Remote } from '#base'
import type { TransactionItem } from '#domain'
import { reportedStatus } from '#safe'
import {
  Button,
  EmptyState,
  List,
  ListRow,
  Problem,
  RowLink,
  Skeleton,
  StaleBanner,
  StatusBadge,
  useFormat,
  useText,
} from '#ui'
import { ActionSentence, useSentence } from '#screens/common/action'
import {
  movesMoney,
  type Pagination,
  statusBadge,
  statusText,
  TransactionIcon,
} from '#screens/common/rows'
import { sharedText } from '#screens/core/text'
import { appsText } from '#screens/apps/common'
import type { AppActivity } from './appActivity.ts'
import styles from './OpenAppView.module.css'

export interface AppActivityViewProps {
  activity: Remote<AppActivity>
  chain: ChainSummary | undefined
  /** The page of a transaction, by its ID. */
  hrefOf: (id: string) => string
  /** Whether older transactions of the Safe can be searched. */
  more: Pagination
}

/**
 * The transactions that an app has requested, pending and executed, and how far they were searched.
 */
export function AppActivityView({ activity, chain, hrefOf, more }: AppActivityViewProps) {
  const text = useText(appsText)
  if (activity.status === 'loading') return <Skeleton shape="block" height={168} announced />
  if (activity.status === 'failed')
    return (
      <Problem
        variant="inline"
        title={text('activity.failed')}
        reason={activity.reason}
        onRetry={activity.retry}
      />
    )
  const { value, freshness, retry } = activity
  const { items, searched } = value
  const isWhole = more.status === 'end'
  return (
    <>
      {freshness !== 'live' && <StaleBanner updating={freshness === 'updating'} onRetry={retry} />}
      <p className={styles.covers}>
        {isWhole ? text('activity.whole') : text('activity.part', { count: searched })}
      </p>
      {items.length === 0 ? (
        <EmptyState
          icon={Clock}
          title={text(isWhole ? 'activity.empty' : 'activity.emptyPart')}
          text={text('activity.emptyText')}
        />
      ) : (
        <List label={text('activity.title')}>
          {items.map((item) => (
            <ActivityRow key={item.id} item={item} chain={chain} href={hrefOf(item.id)} />
          ))}
        </List>
      )}
      {more.status === 'failed' ? (
        <Problem
          variant="inline"
          title={text('activity.moreFailed')}
          reason={more.reason}
          onRetry={more.load}
        />
      ) : (
        !isWhole && (
          <Button
            variant="quiet"
            busy={more.status === 'loading'}
            onClick={more.status === 'idle' ? more.load : undefined}
          >
            {text('activity.more')}
          </Button>
        )
      )}
    </>
  )
}

function ActivityRow({
  item,
  chain,
  href,
}: {
  item: TransactionItem
  chain: ChainSummary | undefined
  href: string
}) {
  const shared = useText(sharedText)
  const format = useFormat()
  const { action, status, at, multisig } = item
  const sentence = useSentence(action, chain, {
    nonce: multisig?.nonce,
    isDone: status === 'SUCCESS',
  })
  const isOpenable = action.kind !== 'unreadable' || action.hasId
  const words = <ActionSentence {...sentence} what={'what' in action ? action.what : undefined} />
  return (
    <ListRow
      leading={<TransactionIcon action={action} muted={!movesMoney(status)} />}
      title={isOpenable ? <RowLink href={href}>{words}</RowLink> : words}
      detail={<time dateTime={new Date(at).toISOString()}>{format.when(at)}</time>}
      status={
        <StatusBadge
          variant="plain"
          status={statusBadge(reportedStatus(status))}
          words={statusText(shared, reportedStatus(status))}
        />
      }
    />
  )
}
