import { type ComponentProps, type ReactNode, useId } from 'react'
import { type ChainSummary, shortAddress } from '#base'
import type { TransactionItem } from '#domain'
import type { DisplayStatus } from '#safe'
import { cx, Link, StatusBadge, useFormat, useText, useTextSettings } from '#ui'
import { actionParty, actionTitle } from '../actionText.ts'
import { sharedText } from '../text.ts'
import { PartyText } from './PartyText.tsx'
import { movesMoney, statusBadge, statusText } from './statusBadge.ts'
import { SignatureState } from './SignatureState.tsx'
import { componentsText } from './text.ts'
import { TransactionIcon } from './TransactionIcon.tsx'
import styles from './TransactionRow.module.css'
import { transactionLabel } from './transactionLabel.ts'
import { TransferAmount } from './TransferAmount.tsx'

export interface TransactionRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary | undefined
  /** The transaction's page; the whole row is clickable. */
  href: string
  /** `queue` shows the signatures, `history` the outcome and the time of day. */
  variant: 'queue' | 'history'
  /** The displayed status and the signatures so far; by default the gateway's. */
  status?: DisplayStatus | undefined
  submitted?: number | undefined
  /** The viewer's signature is missing. */
  needsYou?: boolean | undefined
  /** Hides the nonce, which is in the heading of the group. */
  grouped?: boolean | undefined
  /** Buttons and links besides the row's own link. */
  actions?: ReactNode
  /** The actions of a batch, shown instead of its contract. */
  more?: ReactNode
}

/** A transaction: what it does, its status, and the available action. An item of a `List`; its layout depends on the width of that list. */
export function TransactionRow({
  item,
  chain,
  href,
  variant,
  status,
  submitted,
  needsYou,
  grouped: inGroup,
  actions,
  more,
  className,
  ...rest
}: TransactionRowProps) {
  const shared = useText(sharedText)
  const text = useText(componentsText)
  const format = useFormat()
  const nonceId = useId()
  const { locale } = useTextSettings()
  const label = transactionLabel(shared, locale, item, chain)
  const party = actionParty(item.action)
  const muted = !movesMoney(item.status)
  const by = item.module
    ? text('module', { name: item.module.name ?? shortAddress(item.module.address) })
    : item.app
      ? text('app', { name: item.app.name })
      : undefined
  const nonce = item.multisig?.nonce
  return (
    <li {...rest} className={cx(styles.row, className)} data-variant={variant} data-actions={actions ? '' : undefined}>
      {variant === 'queue' && (
        <span className={styles.nonce} id={nonceId} data-grouped={inGroup || undefined}>
          {nonce !== undefined && (
            <span title={text('nonce', { nonce })} role="img" aria-label={text('nonce', { nonce })}>
              {nonce}
            </span>
          )}
        </span>
      )}
      <span className={styles.icon}>
        <TransactionIcon action={item.action} muted={muted} />
      </span>
      <span className={styles.title}>
        <Link href={href} className={styles.link} aria-label={label} title={item.note ?? undefined} data-row-action="">
          {actionTitle(shared, item.action, nonce)}
        </Link>
      </span>
      <span className={styles.detail}>
        <time dateTime={new Date(item.at).toISOString()} title={format.dateTime(item.at)}>
          {variant === 'history' ? format.time(item.at) : format.dateTime(item.at)}
        </time>
        {by && <bdi className={styles.by}>{by}</bdi>}
      </span>
      <span className={styles.party}>{more || (party && <PartyText party={party} chain={chain} prefixed={false} avatar={20} />)}</span>
      <span className={styles.status}>
        {variant === 'queue' ? (
          <SignatureState item={item} status={status} submitted={submitted} needsYou={needsYou} />
        ) : (
          <StatusBadge status={statusBadge(item.status)} variant="plain" words={statusText(shared, item.status)} />
        )}
      </span>
      <span className={styles.amount}>
        <TransferAmount action={item.action} chain={chain} muted={muted} />
      </span>
      {actions && <span className={styles.actions}>{actions}</span>}
    </li>
  )
}
