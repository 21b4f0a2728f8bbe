import { type ReactNode } from 'react'
import type { SafeRef } from '#base'
import { allEffects, type Effect } from '#safe'
import { loadPart } from '#screens/core/code'
import styles from '../../common/signing/Review.module.css'

const SkippedQueue = /*@__PURE__*/ loadPart(
  async () => (await import('./details/SkippedQueue.tsx')).SkippedQueue,
)

/**
 * What is canceled by making a module skip its queue, which isn't in the call data; nothing for
 * other transactions. Loaded on demand, because few do this.
 */
export function useSkippedQueue(at: SafeRef, effect: Effect | undefined): ReactNode {
  const all = (effect ? allEffects(effect) : []).flatMap((one) =>
    one.kind === 'skipQueued' ? [one] : [],
  )
  return all.map((one, index) => (
    <div key={index} className={styles.later}>
      {<SkippedQueue at={at} effect={one} />}
    </div>
  ))
}
