import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { Effect } from '#safe'
import type { PendingConfirmation } from '#signing'
import { Button, ButtonLink, Notice, useText } from '#ui'
import { EffectList } from '#screens/transactions/review'
import { confirmText } from '../text.ts'
import styles from './UnsubmittedView.module.css'

export interface UnsubmittedViewProps {
  entry: Pick<PendingConfirmation, 'tx' | 'state'>
  /** What it does, decoded from its call data. */
  effect: Effect
  tokens: readonly Erc20[]
  chain: ChainSummary | undefined
  /** Its page, which needs no gateway: from there it is passed on to the other owners. */
  href: string
  /** Its nonce was used on-chain in the meantime: it can't be executed any more. */
  isOutdated: boolean
  isBusy: boolean
  onSubmit: () => void
  onDiscard: () => void
}

/** A transaction that was signed here and that the gateway doesn't have. */
export function UnsubmittedView({
  entry: { tx, state },
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
  const isDeclined = state.status === 'unsubmitted' && state.why === 'declined'
  return (
    <Notice
      tone="warning"
      title={text('unsubmitted.title', { nonce: Number(tx.nonce) })}
      action={
        <>
          {!isOutdated && (
            <Button size="s" busy={isBusy} onClick={onSubmit}>
              {text('confirm.submitAgain')}
            </Button>
          )}
          {!isOutdated && (
            <ButtonLink size="s" href={href}>
              {text('unsubmitted.open')}
            </ButtonLink>
          )}
          <Button size="s" variant="quiet" onClick={onDiscard}>
            {text('unsubmitted.discard')}
          </Button>
        </>
      }
    >
      <p>
        {text(
          isOutdated
            ? 'unsubmitted.outdated'
            : isDeclined
              ? 'unsubmitted.declined'
              : 'unsubmitted.text',
        )}
      </p>
      <div className={styles.effects}>
        <EffectList
          effects={effect.kind === 'batch' ? effect.effects : [effect]}
          tokens={tokens}
          chain={chain}
        />
      </div>
    </Notice>
  )
}
