import { Button, Notice, Skeleton, useText } from '#ui'
import { componentsText } from '#screens/common/text'
import { type Recovery, recoveryText } from '#screens/transactions/skippedQueue'
import styles from './RecoveryBar.module.css'
import { useWhen } from './useWhen.ts'

export interface RecoveryBarProps {
  /** The most urgent first, at least one. */
  recoveries: readonly [Recovery, ...Recovery[]]
  /**
   * What the first recovery would do, with names; null if it can't be known, undefined while it is
   * being read.
   */
  sentences: readonly string[] | null | undefined
  /** The transaction that queued the first, in the block explorer. */
  explorerHref: string | undefined
  onDetails: () => void
  onDismiss: () => void
}

/**
 * Shows at the top of the page that a recovery is in progress, who would own the Safe, and when. It
 * stays until the recovery is over or the user dismisses it.
 */
export function RecoveryBar({
  recoveries,
  sentences,
  explorerHref,
  onDetails,
  onDismiss,
}: RecoveryBarProps) {
  const text = useText(recoveryText)
  const words = useText(componentsText)
  const when = useWhen()
  const [first, ...others] = recoveries
  return (
    <section className={styles.place} aria-label={text('region')}>
      <Notice
        tone={first.state === 'expired' ? 'info' : 'danger'}
        title={text(`title.${first.state}`)}
        action={
          <Button size="s" onClick={onDetails}>
            {text('details')}
          </Button>
        }
        onDismiss={onDismiss}
        live
      >
        {sentences === undefined ? (
          <div className={styles.effects}>
            <Skeleton width={280} height={10} />
          </div>
        ) : sentences === null ? (
          <p>{text('effects.unread')}</p>
        ) : (
          <ul className={styles.effects}>
            {sentences.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        )}
        <p>
          {when(first)} {others.length > 0 && text('more', { count: others.length })}{' '}
          {explorerHref && (
            <a href={explorerHref} target="_blank" rel="noreferrer">
              {words('menu.explorerTx')}
            </a>
          )}
        </p>
      </Notice>
    </section>
  )
}
