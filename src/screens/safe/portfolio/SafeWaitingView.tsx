import { useId } from 'react'
import type { ChainSummary, Remote, SafeRef } from '#base'
import { Identicon, Link, List, Problem, Skeleton, useText } from '#ui'
import { SafeLabel } from '#screens/common/parties'
import { type PendingItem, TransactionRow } from '#screens/common/rows'
import { linkTo } from '#screens/core/links'
import { safeTitle, useNames } from '#screens/core/names'
import styles from './PortfolioView.module.css'
import { portfolioText } from './text.ts'

export interface SafeWaitingViewProps {
  at: SafeRef
  chains: readonly ChainSummary[]
  waiting: Remote<readonly PendingItem[]>
  /** Whether all of its queue is loaded. */
  isWhole: boolean
}

/** A Safe's transactions that the viewer can act on. Nothing if there are none. */
export function SafeWaitingView({ at, chains, waiting, isWhole }: SafeWaitingViewProps) {
  const text = useText(portfolioText)
  const names = useNames()
  const id = useId()
  const chain = chains.find(({ chainId }) => chainId === at.chainId)
  if (waiting.status === 'ready' && waiting.value.length === 0 && isWhole) return null
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <header className={styles.panelHead}>
        <h3 id={id} className={styles.panelTitle}>
          <Identicon address={at.address} size={20} />
          <SafeLabel at={at} chains={chains} />
        </h3>
        <Link href={linkTo(chains, at, 'queue')} className={styles.link}>
          {text('waiting.queue')}
        </Link>
      </header>
      {waiting.status === 'loading' && (
        <div className={styles.inside}>
          <Skeleton width="72%" />
        </div>
      )}
      {waiting.status === 'failed' && (
        <div className={styles.inside}>
          <Problem
            variant="inline"
            title={text('waiting.failed')}
            reason={waiting.reason}
            onRetry={waiting.retry}
          />
        </div>
      )}
      {waiting.status === 'ready' && waiting.value.length === 0 && (
        <p className={styles.inside}>
          <Link href={linkTo(chains, at, 'queue')}>{text('waiting.all')}</Link>
        </p>
      )}
      {waiting.status === 'ready' && waiting.value.length > 0 && (
        <List variant="plain" label={safeTitle(names, chains, at)}>
          {waiting.value.map(({ item, state }) => (
            <TransactionRow
              key={item.id}
              item={item}
              chain={chain}
              variant="queue"
              href={linkTo(chains, at, 'transaction', item.id)}
              status={state.status}
              submitted={state.submitted}
              needsYou={state.needsYou}
            />
          ))}
        </List>
      )}
    </section>
  )
}
