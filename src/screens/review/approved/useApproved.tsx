import { createElement, type ReactNode } from 'react'
import type { SafeRef } from '#base'
import { allEffects, type Effect } from '#safe'
import { useLazyModule } from '#ui'
import { loadCode } from '../../code/index.ts'
import styles from '../Review.module.css'

const approvedTransaction = /*@__PURE__*/ loadCode(
  async () => (await import('./ApprovedTransaction.tsx')).ApprovedTransaction,
)
const skippedQueue = /*@__PURE__*/ loadCode(
  async () => (await import('../../recovery/details.ts')).SkippedQueue,
)

type Explained = Extract<Effect, { kind: 'approveHash' | 'skipQueued' }>

const explainedIn = (effect: Effect): readonly Explained[] =>
  allEffects(effect).filter((one) => one.kind === 'approveHash' || one.kind === 'skipQueued')

/**
 * What the hashes that a transaction approves are of, and what is cancelled by having a module skip
 * its queue: neither is in the call data. Nothing if it does neither. Loaded on demand, because few
 * do.
 */
export function useApproved(at: SafeRef, effect: Effect | undefined): ReactNode {
  const all = effect ? explainedIn(effect) : []
  const Approved = useLazyModule(
    approvedTransaction,
    all.some(({ kind }) => kind === 'approveHash'),
  )
  const Skipped = useLazyModule(
    skippedQueue,
    all.some(({ kind }) => kind === 'skipQueued'),
  )
  return all.map((one, index) => (
    <div key={index} className={styles.later}>
      {one.kind === 'skipQueued'
        ? Skipped && createElement(Skipped, { at, effect: one })
        : Approved &&
          createElement(Approved, { chainId: at.chainId, safe: one.safe, hash: one.hash })}
    </div>
  ))
}
