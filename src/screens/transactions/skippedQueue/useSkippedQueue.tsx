import { createElement, type ReactNode } from 'react'
import type { SafeRef } from '#base'
import { allEffects, type Effect } from '#safe'
import { useLazyModule } from '#ui'
import { loadCode } from '#screens/core/code'
import styles from '../../common/signing/Review.module.css'

const skippedQueue = /*@__PURE__*/ loadCode(
  async () => (await import('./details/SkippedQueue.tsx')).SkippedQueue,
)

/**
 * What is canceled by having a module skip its queue, which isn't in the call data; nothing if a
 * transaction doesn't do that. Loaded on demand, because few do.
 */
export function useSkippedQueue(at: SafeRef, effect: Effect | undefined): ReactNode {
  const all = (effect ? allEffects(effect) : []).flatMap((one) =>
    one.kind === 'skipQueued' ? [one] : [],
  )
  const Skipped = useLazyModule(skippedQueue, all.length > 0)
  return all.map((one, index) => (
    <div key={index} className={styles.later}>
      {Skipped && createElement(Skipped, { at, effect: one })}
    </div>
  ))
}
