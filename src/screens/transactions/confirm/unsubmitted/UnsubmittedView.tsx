import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { Action } from '#domain'
import type { Effect } from '#safe'
import type { PendingConfirmation } from '#signing'
import { isHeld } from '#signing/pending'
import { Button, ButtonLink, useText } from '#ui'
import { EffectList, useCallSentence } from '#screens/transactions/review'
import { confirmText } from '../text.ts'
import styles from './UnsubmittedView.module.css'

export interface UnsubmittedViewProps {
  entry: Pick<PendingConfirmation, 'tx' | 'state'>
  action: Action
  /** What it does, decoded from its call data. */
  effect: Effect
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
  /** Its page, which needs no gateway: from there it is passed on to the other owners. */
  href: string
  /** Whether its nonce was used on-chain in the meantime: it can't be executed anymore. */
  isOutdated: boolean
  isBusy: boolean
  onSubmit: () => void
  onDiscard: () => void
}

/**
 * Actions that can help a transaction that the gateway doesn't have; the first is the primary one.
 */
const offers = {
  unreachable: ['submit', 'open', 'discard'],
  // The same would be rejected again; a link passes it on without the gateway.
  declined: ['open', 'submit', 'discard'],
  // It's reviewed again before it's submitted.
  held: ['open', 'discard'],
  outdated: ['discard'],
} as const

const reasons = {
  unreachable: 'unsubmitted.text',
  declined: 'unsubmitted.declined',
  held: 'unsubmitted.held',
  outdated: 'unsubmitted.outdated',
} as const

/** A transaction that was signed here and that the gateway doesn't have: what it does, and why. */
export function UnsubmittedView({
  entry: { tx, state },
  action,
  effect,
  tokens,
  chain,
  href,
  isOutdated,
  isBusy,
  onSubmit,
  onDiscard,
}: UnsubmittedViewProps) {
  const text = useText(confirmText)
  const nonce = Number(tx.nonce)
  const { drawn, title } = useCallSentence({ action, chain, nonce, effect, tokens })
  const isDeclined = state.status === 'unsubmitted' && state.why === 'declined'
  const why = isOutdated
    ? 'outdated'
    : isHeld(state)
      ? 'held'
      : isDeclined
        ? 'declined'
        : 'unreachable'
  const buttons = {
    submit: (isPrimary: boolean) => (
      <Button
        key="submit"
        size="s"
        variant={isPrimary ? 'primary' : 'secondary'}
        busy={isBusy}
        onClick={onSubmit}
      >
        {text('confirm.submitAgain')}
      </Button>
    ),
    open: (isPrimary: boolean) => (
      <ButtonLink key="open" size="s" variant={isPrimary ? 'primary' : 'secondary'} href={href}>
        {text('unsubmitted.open')}
      </ButtonLink>
    ),
    discard: (isOnly: boolean) => (
      <Button key="discard" size="s" variant={isOnly ? 'secondary' : 'quiet'} onClick={onDiscard}>
        {text('unsubmitted.discard')}
      </Button>
    ),
  }
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.title}>{drawn}</p>
        {effect.kind === 'batch' && (
          <EffectList effects={effect.effects} tokens={tokens} chain={chain} />
        )}
        {title && <p className={styles.text}>{title}</p>}
        <p className={styles.text}>
          {text(reasons[why])} <span className={styles.nonce}>{text('many.nonce', { nonce })}</span>
        </p>
      </div>
      <div className={styles.actions}>
        {offers[why].map((one, index) => buttons[one](index === 0))}
      </div>
    </li>
  )
}
