import type { ChainSummary } from '#base'
import { type Effect, ownEffects, type Risk } from '#safe'
import { useText } from '#ui'
import { type Outcome, OutcomeText } from '#screens/common/signing'
import { ChangeRows } from './ChangeRows.tsx'
import styles from './Changes.module.css'
import { changesText } from './text.ts'
import type { ShownChanges } from './useChanges.ts'

export interface ChangesViewProps {
  changes: ShownChanges
  chain: ChainSummary | undefined
  /** The effect of the call data: determines the number of rows until the changes are known. */
  effect: Effect | undefined
  /** Those that the simulation shows mark their rows. */
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
    <section className={styles.changes} aria-label={text('heading')}>
      <p className={styles.heading}>{text('heading')}</p>
      <div className={styles.list} data-rows={expectedRows(effect)}>
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
      </div>
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

/** At most as many as fit without scrolling. */
const mostRows = 6

const isContainer = ({ kind }: Effect) => kind === 'batch' || kind === 'malformed'

/** How many balances and allowances the call data itself names. */
function expectedRows(effect: Effect | undefined): number {
  const named = effect && ownEffects(effect).filter((one) => !isContainer(one))
  return Math.max(1, Math.min(named?.length ?? 1, mostRows))
}
