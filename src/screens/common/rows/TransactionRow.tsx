import { type ComponentProps, type ReactNode, useId } from 'react'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'
import { type ChainSummary, shortAddress, shortName } from '#base'
import type { TransactionItem } from '#domain'
import { type DisplayStatus, reportedStatus } from '#safe'
import type { Suspicion } from '#safe/suspicion'
import { cx, Link, type MenuItem, StatusBadge, type Text, useFormat, useText } from '#ui'
import type { Labels } from '#screens/core/stores'
import { sharedText } from '#screens/core/text'
import { ActionSentence, useSentence } from '#screens/common/action'
import { RowMenu } from './RowMenu.tsx'
import { movesMoney, statusBadge, statusText } from './statusBadge.ts'
import { SignatureState } from './SignatureState.tsx'
import { componentsText } from '#screens/common/text'
import { TransactionIcon } from './TransactionIcon.tsx'
import styles from './TransactionRow.module.css'
import { TransferFiat } from '#screens/common/money'

export interface TransactionRowProps extends Omit<ComponentProps<'li'>, 'children'> {
  item: TransactionItem
  chain: ChainSummary | undefined
  /** The transaction's page; the whole row is clickable. */
  href: string
  /**
   * `queue` shows the signatures and the day, `history` an outcome other than success and the time
   * of day.
   */
  variant: 'queue' | 'history'
  /** The displayed status and the signatures so far; by default the gateway's. */
  status?: DisplayStatus | undefined
  submitted?: number | undefined
  /** Whether the viewer's signature is missing. */
  needsYou?: boolean | undefined
  /** Hides the nonce, which is in the heading of the group. */
  grouped?: boolean | undefined
  /** The available action; receives the row's sentence for its label. */
  actions?: ((sentence: string) => ReactNode) | undefined
  /** The actions of a batch. */
  more?: ReactNode
  /** Why it may be a scam. */
  suspicion?: Suspicion | undefined
  /** The user's labels for it. */
  labels?: Labels | undefined
  /** More actions for its menu. */
  menu?: readonly MenuItem[] | undefined
  /** A checkbox over the icon, to act on several rows. */
  select?: { isSelected: boolean; onSelect: (isSelected: boolean) => void } | undefined
}

/**
 * A transaction: its action, value, status, and available action. An item of a `List`; its layout
 * depends on the width of that list.
 */
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
  suspicion,
  labels,
  menu,
  select,
  className,
  ...rest
}: TransactionRowProps) {
  const shared = useText(sharedText)
  const text = useText(componentsText)
  const format = useFormat()
  const nonceId = useId()
  const { action, multisig } = item
  const muted = !movesMoney(item.status)
  const nonce = multisig?.nonce
  const sentence = useSentence(action, chain, {
    nonce,
    isDone: variant === 'history' && item.status === 'SUCCESS',
  })
  const unreadable = action.kind === 'unreadable' ? action : undefined
  const isOpenable = unreadable?.hasId !== false
  const warning = suspicion && suspicionText(text, suspicion)
  const words = (
    <ActionSentence {...sentence} what={'what' in action && !warning ? action.what : undefined} />
  )
  const by = item.module
    ? text('module', { name: item.module.name ?? shortAddress(item.module.address) })
    : item.app
      ? text('app', { name: item.app.name })
      : undefined
  return (
    <li
      {...rest}
      className={cx(styles.row, className)}
      data-variant={variant}
      data-actions={actions ? '' : undefined}
      data-selectable={select ? '' : undefined}
      data-selected={select?.isSelected || undefined}
    >
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
        <TransactionIcon action={action} muted={muted} />
      </span>
      <span className={styles.title}>
        {isOpenable ? (
          <Link href={href} className={styles.link} data-row-action="">
            {words}
          </Link>
        ) : (
          words
        )}
      </span>
      <span className={styles.detail}>
        {unreadable ? (
          <Part words={text('unreadable', { problem: unreadable.problem })} />
        ) : (
          <time
            dir="auto"
            dateTime={new Date(item.at).toISOString()}
            title={format.dateTime(item.at)}
          >
            {variant === 'history' ? format.time(item.at) : format.when(item.at)}
          </time>
        )}
        {warning && (
          <span className={cx(styles.part, styles.warning)} title={warning}>
            <bdi>
              <TriangleAlert size={13} aria-hidden />
              {warning}
            </bdi>
          </span>
        )}
        {variant === 'queue' && isUnsigned(item, submitted) && <Part words={text('unsigned')} />}
        {by && <Part words={by} />}
        {labels?.map(({ kind, text: words }) => (
          <span
            key={`${kind} ${words}`}
            className={cx(styles.part, styles.label)}
            title={text(`label.${kind}`, { label: words })}
          >
            <bdi>{words}</bdi>
          </span>
        ))}
        {item.note && <Part words={item.note} />}
        {/* Last, because it is loaded after the others. */}
        {more && <span className={styles.more}>{more}</span>}
      </span>
      <span className={styles.status}>
        {variant === 'queue' ? (
          <SignatureState item={item} status={status} submitted={submitted} needsYou={needsYou} />
        ) : (
          item.status !== 'SUCCESS' && (
            <StatusBadge
              status={statusBadge(reportedStatus(item.status))}
              variant="plain"
              words={statusText(shared, reportedStatus(item.status))}
            />
          )
        )}
      </span>
      <span className={styles.value}>
        <TransferFiat
          action={action}
          chain={chain}
          muted={muted}
          isSuspicious={suspicion !== undefined}
        />
      </span>
      {actions && <span className={styles.actions}>{actions(sentence.words)}</span>}
      <span className={styles.menu}>
        <RowMenu
          title={sentence.words}
          chain={chain}
          href={isOpenable ? href : undefined}
          txHash={item.txHash}
          // A rejected payment isn't made, so its recipient isn't part of the rejection.
          party={action.kind === 'reject' ? undefined : sentence.sentence.party}
          resolved={sentence.party}
          more={menu}
        />
      </span>
      {/* Last, so that the keyboard gets to the action first. */}
      {select && (
        <input
          type="checkbox"
          className={styles.select}
          aria-label={text('select', { title: sentence.words })}
          checked={select.isSelected}
          onChange={(event) => select.onSelect(event.target.checked)}
          data-select=""
        />
      )}
    </li>
  )
}

/** A proposal that no owner has signed: a delegate's signature doesn't count. */
const isUnsigned = ({ multisig, status }: TransactionItem, submitted = multisig?.submitted ?? 0) =>
  status === 'AWAITING_CONFIRMATIONS' &&
  multisig !== null &&
  multisig.required > 0 &&
  submitted === 0

function suspicionText(
  text: Text<keyof (typeof componentsText)['english']>,
  suspicion: Suspicion,
): string {
  switch (suspicion.kind) {
    case 'lookAlike':
      return suspicion.other.name === undefined
        ? text('suspicion.address')
        : text('suspicion.account', { name: shortName(suspicion.other.name) })
    case 'token':
      return text('suspicion.token', { symbol: suspicion.symbol })
    case 'imitation':
      return text('token.imitation')
  }
}

/** An additional detail of the transaction, on one line. */
function Part({ words }: { words: string }) {
  return (
    <span className={styles.part} title={words}>
      <bdi>{words}</bdi>
    </span>
  )
}
