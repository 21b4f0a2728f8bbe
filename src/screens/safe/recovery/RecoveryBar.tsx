import { Button, Notice, useText } from '#ui'
import { topmostBar } from '#screens/common/hooks'
import styles from '../../common/rows/EndBar.module.css'
import { type Recovery, recoveryText } from '#screens/transactions/skippedQueue'
import { useWhen } from './useWhen.ts'

export interface RecoveryBarProps {
  /** The most urgent first, at least one. */
  recoveries: readonly [Recovery, ...Recovery[]]
  onDetails: () => void
  /** Only expired ones can be dismissed. */
  onDismiss: () => void
}

/**
 * Says that a recovery is going on, over the end of the window, so that nothing moves when it
 * appears.
 */
export function RecoveryBar({ recoveries, onDetails, onDismiss }: RecoveryBarProps) {
  const text = useText(recoveryText)
  const when = useWhen()
  const [first, ...others] = recoveries
  const isExpired = first.state === 'expired'
  return (
    <section ref={topmostBar} className={styles.place} data-at-end="" aria-label={text('region')}>
      <Notice
        tone={isExpired ? 'info' : 'danger'}
        title={text(`title.${first.state}`)}
        action={
          <Button size="s" onClick={onDetails}>
            {text('details')}
          </Button>
        }
        onDismiss={isExpired ? onDismiss : undefined}
        live
      >
        {when(first)} {others.length > 0 && text('more', { count: others.length })}
      </Notice>
    </section>
  )
}
