import FileInput from 'lucide-react/icons/file-input'
import Inbox from 'lucide-react/icons/inbox'
import Plus from 'lucide-react/icons/plus'
import Share from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import type { Remote, SafeRef } from '#base'
import type { Queue, SafeState } from '#domain'
import {
  Button,
  ButtonLink,
  EmptyState,
  Link,
  PartialBanner,
  Problem,
  StaleBanner,
  useText,
} from '#ui'
import { MoreRows, type Pagination, TransactionRowsSkeleton } from '#screens/common/rows'
import { Page, UnsupportedChain } from '#screens/common/pages'
import { type Find, FindBar, NothingFound } from '#screens/transactions/find'
import styles from './Queue.module.css'
import { QueueList, type QueueRowContext } from './QueueList.tsx'
import { RoleMark, RoleNotice } from './RoleNotice.tsx'
import { SelectionBar, type Together, TogetherButtons } from './SelectionBar.tsx'
import { queueText } from './text.ts'
import { useAnnounceNewRows } from './useAnnounceNewRows.ts'

export interface QueueViewProps extends Omit<QueueRowContext, 'chain' | 'safe'> {
  at: SafeRef
  /** undefined: the Safe's chain isn't supported. */
  chain: QueueRowContext['chain'] | undefined
  queue: Remote<Queue>
  /** Whether only this browser knows it, because there is no gateway. */
  isLocal?: boolean | undefined
  safe: Remote<SafeState>
  more: Pagination
  /** The search; undefined where that isn't offered. */
  find?: Find | undefined
  /**
   * Whether the wallet may still reconnect, so that no notice about a missing wallet is shown yet.
   */
  reconnecting?: boolean | undefined
  /** Whether the viewer may propose on an owner's behalf. */
  isDelegate?: boolean | undefined
  /** What the viewer may spend, or else this text. */
  limits?: ((otherwise: ReactNode) => ReactNode) | undefined
  /** Opens the connect dialog; undefined while a wallet is connected. */
  onConnect?: (() => void) | undefined
  historyHref: string
  /** Where a transaction is drafted. */
  newHref: string
  /**
   * Signs several in one go: the selected ones, or all that need the viewer; undefined if there is
   * nothing to sign together.
   */
  signMany?: Together | undefined
  /**
   * Executes several in one transaction: the selected ones, or all that can be; undefined if there
   * is nothing to execute together.
   */
  executeMany?: Together | undefined
  onClearSelection?: (() => void) | undefined
  /** Transactions that were signed here and haven't reached the gateway. */
  unsubmitted?: ReactNode
  /** How the queue gets to other browsers and from them, if no gateway does it. */
  exchange?: { addHref: string; onShare: (() => void) | undefined } | undefined
}

/** Pending transactions, in the order in which they can be executed. */
export function QueueView({
  at,
  chain,
  queue,
  isLocal,
  safe,
  more,
  find,
  reconnecting,
  isDelegate,
  limits,
  onConnect,
  historyHref,
  newHref,
  unsubmitted,
  exchange,
  signMany,
  executeMany,
  onClearSelection,
  ...context
}: QueueViewProps) {
  const text = useText(queueText)
  const selectedCount = context.selected?.size ?? 0
  useAnnounceNewRows(queue)
  return (
    <Page
      heading={text('heading')}
      lead={isLocal && chain && text('local')}
      actions={
        chain && (
          <>
            {!(reconnecting && !context.viewer) && (
              <RoleMark
                viewer={context.viewer}
                safe={safe}
                isDelegate={isDelegate}
                limits={limits}
                onConnect={onConnect}
              />
            )}
            {selectedCount === 0 && (
              <TogetherButtons signMany={signMany} executeMany={executeMany} />
            )}
            <ButtonLink className={styles.new} icon={Plus} href={newHref} title={text('new')}>
              {text('new')}
            </ButtonLink>
          </>
        )
      }
    >
      {chain ? (
        <>
          <RoleNotice safe={safe} />
          {unsubmitted}
          {exchange && <Exchange {...exchange} />}
          {find && <FindBar find={find} />}
          <QueueBody
            at={at}
            queue={queue}
            isLocal={isLocal}
            more={more}
            find={find}
            historyHref={historyHref}
            {...context}
            chain={chain}
            safe={safe.status === 'ready' ? safe.value : undefined}
          />
          {selectedCount > 0 && onClearSelection && (
            <SelectionBar
              count={selectedCount}
              signMany={signMany}
              executeMany={executeMany}
              onClear={onClearSelection}
            />
          )}
        </>
      ) : (
        <UnsupportedChain chainId={at.chainId} />
      )}
    </Page>
  )
}

function Exchange({ addHref, onShare }: NonNullable<QueueViewProps['exchange']>) {
  const text = useText(queueText)
  return (
    <div className={styles.exchange}>
      {onShare && (
        <Button size="s" icon={Share} onClick={onShare}>
          {text('share')}
        </Button>
      )}
      <ButtonLink size="s" icon={FileInput} href={addHref}>
        {text('add')}
      </ButtonLink>
    </div>
  )
}

type QueueBodyProps = QueueRowContext &
  Pick<QueueViewProps, 'at' | 'queue' | 'isLocal' | 'more' | 'find' | 'historyHref'>

function QueueBody({ queue, isLocal, more, find, historyHref, ...context }: QueueBodyProps) {
  const text = useText(queueText)
  if (queue.status === 'loading') return <QueueSkeleton />
  if (queue.status === 'failed')
    return <Problem reason={queue.reason} title={text('failed')} onRetry={queue.retry} />
  const { next, later, unreadable } = queue.value
  const search = find?.search
  const isEmpty = next.length + later.length + unreadable.length === 0
  return (
    <>
      {queue.freshness !== 'live' && (
        <StaleBanner updating={queue.freshness === 'updating'} onRetry={queue.retry} />
      )}
      <PartialBanner missing={queue.missing} onRetry={queue.retry} />
      {isEmpty && search ? (
        more.status === 'end' && <NothingFound onClear={find.onClear} />
      ) : isEmpty && more.status === 'end' ? (
        <EmptyState
          icon={Inbox}
          title={text('empty.title')}
          text={text(isLocal ? 'empty.local' : 'empty.text')}
          action={<Link href={historyHref}>{text('empty.action')}</Link>}
        />
      ) : (
        <QueueList queue={queue.value} isPart={search !== undefined} {...context} />
      )}
      {/* A search has its own button to continue. */}
      {!search && <MoreRows more={more} />}
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
