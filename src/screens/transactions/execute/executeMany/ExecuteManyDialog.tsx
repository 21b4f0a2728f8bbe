import { useCallback, useState } from 'react'
import { type Allowed, no, type SafeRef, yes } from '#base'
import { useWallet } from '#wallet'
import { useChain } from '#screens/core/environment'
import { actorOf } from '#screens/core/openSafe'
import { Follower } from '../follower/Follower.tsx'
import { useFrozenWhile } from '../useFrozenWhile.ts'
import { ExecuteManyView } from './ExecuteManyView.tsx'
import { ReviewExecution } from './ReviewExecution.tsx'
import {
  type ManyReason,
  mayExecute,
  type ReviewedExecution,
  type Reviews,
} from './reviewedExecution.ts'
import { type ExecutingMany, useExecuteMany } from './useExecuteMany.ts'

export interface ExecuteManyDialogProps {
  at: SafeRef
  /** Read when the dialog opens, because executed transactions leave the list behind it. */
  ids: readonly string[]
  onClose: () => void
}

/**
 * One review of several fully signed transactions, which are executed in one: simulation, sending,
 * outcome.
 */
export function ExecuteManyDialog({ at, ids, onClose }: ExecuteManyDialogProps) {
  const wallet = useWallet()
  const chain = useChain(at.chainId)
  const [current, setReviews] = useState<Reviews>(new Map())
  const report = useCallback(
    (id: string, one: ReviewedExecution) => setReviews((all) => new Map(all).set(id, one)),
    [],
  )
  const executing = useExecuteMany({ at, ids, reviews: current, chain, account: wallet.account })
  const { state, sent, simulation } = executing
  // Once it is sent, the transactions' data changes; the dialog keeps showing what was reviewed.
  const reviews = useFrozenWhile(state.step !== 'review', current)
  const { switchChain } = wallet
  return (
    <>
      {ids.map((id) => (
        <ReviewExecution key={id} at={at} id={id} onReviewed={report} />
      ))}
      {state.step === 'mining' && <Follower id={ids.join()} />}
      <ExecuteManyView
        ids={ids}
        chain={chain}
        reviews={reviews}
        sent={sent}
        simulation={simulation}
        state={state}
        account={wallet.account}
        allowed={allowedBy(executing, mayExecute(ids, reviews, actorOf(wallet)))}
        onSwitchChain={
          switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))
        }
        onExecute={() => void executing.execute()}
        onBack={executing.back}
        onClose={onClose}
      />
    </>
  )
}

function allowedBy(
  { isRechecking, executor, isUnpackable }: ExecutingMany,
  may: Allowed<ManyReason>,
): Allowed<ManyReason> {
  if (isRechecking) return no('checking')
  if (!may.allowed) return may
  if (isUnpackable) return no('unpackable')
  if (executor === undefined) return no('checking')
  return executor === 'none' ? no('noExecutor') : executor === 'unread' ? no('noNode') : yes
}
