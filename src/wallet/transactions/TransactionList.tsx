import type { Hex } from '#base'
import { Button, ButtonLink, List, ListRow, RowLink, type Status, StatusBadge, useText } from '#ui'
import ExternalLink from 'lucide-react/icons/external-link'
import { useId, useRef } from 'react'
import { walletText } from '../walletText.ts'
import { accountText } from '../account/accountText.ts'
import type { RecentTransaction, TransactionStatus } from './recentTransaction.ts'
import styles from './TransactionList.module.css'

/** Maximum number shown; more are stored. */
export const transactionsShown = 3

export interface TransactionListProps {
  transactions: readonly RecentTransaction[]
  /** Explorer link of a transaction; undefined if the network has no explorer. */
  hrefOf?: ((hash: Hex) => string) | undefined
  /** Explorer link of all transactions of the account. */
  moreHref?: string | undefined
  onClear: () => void
}

const looks: Record<TransactionStatus, Status> = {
  pending: 'awaiting',
  confirmed: 'done',
  failed: 'failed',
  replaced: 'canceled',
  dropped: 'canceled',
}

/** The account's newest transactions in this app. */
export function TransactionList({ transactions, hrefOf, moreHref, onClear }: TransactionListProps) {
  const t = useText(walletText)
  const own = useText(accountText)
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = transactions.slice(0, transactionsShown)
  return (
    <section className={styles.transactions} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 ref={heading} id={headingId} tabIndex={-1} className={styles.heading}>
          {own('transactions.title')}
        </h3>
        {shown.length > 0 && (
          <Button
            size="s"
            variant="quiet"
            onClick={() => {
              // The button is removed along with the list.
              heading.current?.focus()
              onClear()
            }}
          >
            {own('transactions.clear')}
          </Button>
        )}
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>{own('transactions.empty')}</p>
      ) : (
        <List label={own('transactions.title')}>
          {shown.map(({ hash, description, status }) => (
            <ListRow
              data-wraps=""
              key={hash}
              data-status={status}
              title={
                hrefOf ? (
                  <RowLink href={hrefOf(hash)} target="_blank" rel="noreferrer" title={description}>
                    <bdi>{description}</bdi>
                  </RowLink>
                ) : (
                  <bdi title={description}>{description}</bdi>
                )
              }
              detail={
                <StatusBadge
                  variant="plain"
                  status={looks[status]}
                  words={t(`transactions.${status}`)}
                />
              }
              trailing={hrefOf && <ExternalLink className={styles.out} size={15} aria-hidden />}
            />
          ))}
        </List>
      )}
      {moreHref && (
        <ButtonLink
          size="s"
          variant="quiet"
          icon={ExternalLink}
          href={moreHref}
          target="_blank"
          rel="noreferrer"
        >
          {own('transactions.more')}
        </ButtonLink>
      )}
    </section>
  )
}
