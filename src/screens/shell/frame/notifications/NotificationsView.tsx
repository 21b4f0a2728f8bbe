import type { ChainSummary, Remote, SafeRef } from '#base'
import { Identicon, Link, List, ListRow, Problem, RowLink, Skeleton, useText } from '#ui'
import { notificationsLink } from '#screens/core/links'
import { SafeLabel } from '#screens/common/parties'
import type { PendingItem } from '#screens/common/rows'
import styles from './NotificationsView.module.css'
import { bellText } from './text.ts'
import type { SafeToSign } from './waiting.ts'
import { WaitingRow } from './WaitingRow.tsx'

export interface NotificationsViewProps {
  chains: readonly ChainSummary[]
  isConnected: boolean
  /** The open Safe: its transactions that the viewer can act on, and where its queue is. */
  here:
    | {
        chain: ChainSummary
        waiting: Remote<readonly PendingItem[]>
        /** Whether all of the queue is loaded. */
        isWhole: boolean
        hrefOf: (id: string) => string
        queueHref: string
      }
    | undefined
  /** The viewer's other Safes; those that couldn't be read are missing. */
  elsewhere: Remote<readonly SafeToSign[]>
  queueOf: (at: SafeRef) => string
  /** Called when a link was followed. */
  onLeave: () => void
}

/** How many transactions are listed; the queue has the others. */
const shown = 5

/** What is pending for the viewer: in the open Safe, and in the others. */
export function NotificationsView({
  chains,
  isConnected,
  here,
  elsewhere,
  queueOf,
  onLeave,
}: NotificationsViewProps) {
  const text = useText(bellText)
  return (
    <div className={styles.panel}>
      {isConnected ? (
        <>
          {here && <Here {...here} onLeave={onLeave} />}
          <section className={styles.section}>
            <h2 className={styles.heading}>{text(here ? 'elsewhere' : 'all')}</h2>
            {elsewhere.status === 'loading' && <Skeleton width="72%" announced />}
            {elsewhere.status === 'failed' && (
              <Problem
                variant="inline"
                title={text('elsewhere.failed')}
                reason={elsewhere.reason}
                onRetry={elsewhere.retry}
              />
            )}
            {elsewhere.status === 'ready' && elsewhere.missing.length > 0 && (
              <p className={styles.none}>{text('elsewhere.partial')}</p>
            )}
            {elsewhere.status === 'ready' &&
              elsewhere.value.length + elsewhere.missing.length === 0 && (
                <p className={styles.none}>{text('elsewhere.none')}</p>
              )}
            {elsewhere.status === 'ready' && elsewhere.value.length > 0 && (
              <List variant="plain" label={text(here ? 'elsewhere' : 'all')}>
                {elsewhere.value.map(({ at, count, atLeast }) => (
                  <ListRow
                    key={`${at.chainId}:${at.address}`}
                    leading={<Identicon address={at.address} size={24} />}
                    title={
                      <RowLink href={queueOf(at)} onClick={onLeave}>
                        <SafeLabel at={at} chains={chains} />
                      </RowLink>
                    }
                    detail={text('toSign', { count, atLeast: String(atLeast) })}
                  />
                ))}
              </List>
            )}
          </section>
        </>
      ) : (
        <p className={styles.none}>{text('noWallet')}</p>
      )}
      <Link href={notificationsLink} className={styles.settings} onClick={onLeave}>
        {text('settings')}
      </Link>
    </div>
  )
}

function Here({
  chain,
  waiting,
  isWhole,
  hrefOf,
  queueHref,
  onLeave,
}: NonNullable<NotificationsViewProps['here']> & { onLeave: () => void }) {
  const text = useText(bellText)
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{text('here')}</h2>
      {waiting.status === 'loading' && <Skeleton width="72%" announced />}
      {waiting.status === 'failed' && (
        <Problem
          variant="inline"
          title={text('here.failed')}
          reason={waiting.reason}
          onRetry={waiting.retry}
        />
      )}
      {waiting.status === 'ready' && waiting.value.length === 0 && isWhole && (
        <p className={styles.none}>{text('here.none')}</p>
      )}
      {waiting.status === 'ready' && waiting.value.length > 0 && (
        <List variant="plain" label={text('here')}>
          {waiting.value.slice(0, shown).map((one) => (
            <WaitingRow
              key={one.item.id}
              {...one}
              chain={chain}
              href={hrefOf(one.item.id)}
              onLeave={onLeave}
            />
          ))}
        </List>
      )}
      {waiting.status === 'ready' && (!isWhole || waiting.value.length > shown) && (
        <Link href={queueHref} className={styles.settings} onClick={onLeave}>
          {text('here.all')}
        </Link>
      )}
    </section>
  )
}
