import { createElement, type ReactNode } from 'react'
import type { SafeRef } from '#base'
import type { Effect } from '#safe'
import { useLazyModule } from '#ui'
import { loadCode } from '../../code/index.ts'
import styles from '../Review.module.css'

const approvedTransaction = /*@__PURE__*/ loadCode(async () => (await import('./ApprovedTransaction.tsx')).ApprovedTransaction)

type Approval = Extract<Effect, { kind: 'approveHash' }>

const approvalsIn = (effect: Effect): readonly Approval[] =>
  effect.kind === 'approveHash' ? [effect] : effect.kind === 'batch' ? effect.effects.flatMap(approvalsIn) : []

/** What the hashes that a transaction approves are of; undefined if it approves none. Loaded on demand, because few do. */
export function useApproved({ chainId }: SafeRef, effect: Effect | undefined): ReactNode {
  const approvals = effect ? approvalsIn(effect) : []
  const Approved = useLazyModule(approvedTransaction, approvals.length > 0)
  return approvals.map(({ safe, hash }, index) => (
    <div key={index} className={styles.later}>
      {Approved && createElement(Approved, { chainId, safe, hash })}
    </div>
  ))
}
