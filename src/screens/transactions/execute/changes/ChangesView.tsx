import type { ChainSummary } from '#base'
import type { Effect, Risk } from '#safe'
import { useText } from '#ui'
import { type Outcome, OutcomeText } from '#screens/common/signing'
import { ChangeRows } from './ChangeRows.tsx'
import styles from './Changes.module.css'
import { expectedRows } from './expectedRows.ts'
import { changesText } from './text.ts'
import type { ShownChanges } from './useChanges.ts'

export interface ChangesViewProps {
  changes: ShownChanges
  chain: ChainSummary | undefined
  /** The effect of the call data: determines the number of rows until the changes are known. */
  effect: Effect | undefined
  /** The risks found by the simulation mark their rows. */
  risks?: readonly Risk[] | undefined
}

const none: readonly Risk[] = []

/**
 * What a transaction changes for the Safe: what it receives and sends, and what others may take
 * afterward.
 */
export function ChangesView({ changes, chain, effect, risks = none }: ChangesViewProps) {
  const text = useText(changesText)
  const has =
    changes.status === 'changes' &&
    changes.changes.balances.length + changes.changes.allowances.length > 0
  const status = has ? 'loading' : changes.status === 'changes' ? 'none' : changes.status
  return (
    <section
      className={`${styles.changes} ${styles.reserved}`}
      data-rows={expectedRows(effect)}
      aria-label={text('heading')}
    >
      <p className={styles.heading}>{text('heading')}</p>
      {has ? (
        <ChangeRows
          changes={changes.changes}
          tokens={changes.tokens}
          chain={chain}
          unnamed={risks.flatMap(({ change }) => change ?? [])}
        />
      ) : (
        <p className={styles.note}>
          <OutcomeText outcome={outcomes[status]}>{text(status)}</OutcomeText>
        </p>
      )}
    </section>
  )
}

const outcomes = {
  loading: 'loading',
  late: 'unknown',
  none: 'works',
  fails: 'fails',
  unsupported: 'unknown',
} as const satisfies Record<string, Outcome>
