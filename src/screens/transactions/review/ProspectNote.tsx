import { type Effect, isImpossible } from '#safe'
import { Notice, useText } from '#ui'
import styles from './EffectList.module.css'
import { transactionText } from '#screens/common/signing'

/**
 * Whether a transaction of another Safe runs, or how far its approval brings it. It shows nothing
 * for one that simply runs.
 */
export function ProspectNote({ effect }: { effect: Effect }) {
  const text = useText(transactionText)
  const prospect = 'prospect' in effect ? effect.prospect : undefined
  if (!prospect || prospect.status === 'runs') return null
  const nonce = effect.kind === 'approveHash' ? effect.inner?.nonce.toString() : undefined
  if (prospect.status === 'counts')
    return (
      <>
        <span className={styles.label}>
          {text('inner.counts', {
            approvals: Math.min(prospect.approvals, prospect.required),
            required: prospect.required,
          })}
        </span>
        {prospect.next !== undefined && (
          <span className={styles.label}>
            {text('inner.ahead', { nonce: nonce ?? '', next: prospect.next.toString() })}
          </span>
        )}
      </>
    )
  const words = text(`inner.${prospect.status}`, {
    nonce: nonce ?? '',
    missing: prospect.status === 'unsigned' ? prospect.missing : 0,
  })
  return isImpossible(prospect) ? (
    <Notice tone="warning" title={words} />
  ) : (
    <span className={styles.label}>{words}</span>
  )
}
