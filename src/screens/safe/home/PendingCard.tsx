import type { ChainSummary } from '#base'
import { Button, QuorumRing, RowLink, StatusBadge, useFormat, useText, useTextSettings } from '#ui'
import { ActionSentence, useSentence } from '#screens/common/action'
import { formatList } from '#screens/common/hooks'
import { type PendingItem, statusText } from '#screens/common/rows'
import { TransferFiat } from '#screens/common/money'
import { sharedText } from '#screens/core/text'
import styles from './PendingCard.module.css'
import { homeText } from './text.ts'

export interface PendingActions {
  /** Opens the dialog that signs it. */
  onConfirm: (id: string) => void
  /** Opens the dialog that executes it. */
  onExecute: (id: string) => void
}

export interface PendingCardProps extends PendingItem, PendingActions {
  chain: ChainSummary
  href: string
  /** Whether its button is the primary one of the page. */
  primary: boolean
}

/** A pending transaction: what it does, its signatures, and the viewer's action. */
export function PendingCard({
  item,
  state,
  viewerAction,
  chain,
  href,
  primary,
  onConfirm,
  onExecute,
}: PendingCardProps) {
  const text = useText(homeText)
  const shared = useText(sharedText)
  const format = useFormat()
  const { locale } = useTextSettings()
  const { id, action, multisig, note, at } = item
  const sentence = useSentence(action, chain, { nonce: multisig?.nonce })
  const signed = state.submitted
  const required = multisig?.required ?? 1
  const isPlain = state.status === 'AWAITING_CONFIRMATIONS' || state.status === 'AWAITING_EXECUTION'
  const signs = viewerAction === 'sign'
  const verb = text(signs ? 'pending.confirm' : 'pending.executeNow')
  return (
    <li className={styles.card}>
      <span className={styles.title}>
        <RowLink href={href}>
          <ActionSentence {...sentence} what={'what' in action ? action.what : undefined} />
        </RowLink>
      </span>
      <span className={styles.detail}>
        <time dateTime={new Date(at).toISOString()}>{format.when(at)}</time>
        {note && (
          <span className={styles.note} title={note}>
            <bdi>{note}</bdi>
          </span>
        )}
        <span className={styles.fiat}>
          <TransferFiat action={action} chain={chain} />
        </span>
      </span>
      <span className={styles.state}>
        <QuorumRing signed={signed} required={required} />
        <span className={styles.words}>
          {viewerAction !== 'none' && (
            <StatusBadge
              variant="plain"
              status={signs ? 'awaiting' : 'ready'}
              words={text(signs ? 'pending.sign' : 'pending.execute')}
            />
          )}
          <span className={styles.signed}>
            {isPlain
              ? text('pending.signed', { submitted: signed, required })
              : statusText(shared, state.status)}
          </span>
        </span>
        {viewerAction !== 'none' && (
          <Button
            size="s"
            variant={primary ? 'primary' : 'secondary'}
            aria-label={formatList(locale, [verb, sentence.words])}
            onClick={() => (signs ? onConfirm : onExecute)(id)}
          >
            {verb}
          </Button>
        )}
      </span>
    </li>
  )
}
