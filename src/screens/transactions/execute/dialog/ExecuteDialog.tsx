import { useEffect, useRef, useState } from 'react'
import type { SafeRef } from '#base'
import { Notice, useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { linkTo } from '#screens/core/links'
import {
  type Agreed,
  hintsOf,
  intentOf,
  isAsAgreed,
  isMultisig,
  type SharedReview,
  shownReview,
  useReviewLookAlikes,
  useTransactionReview,
} from '#screens/transactions/review'
import { LoadingDialogView, transactionText } from '#screens/common/signing'
import { useSkippedQueue } from '#screens/transactions/skippedQueue'
import { useReportPrompt } from '#screens/common/hooks'
import { autoStart } from '../autoStart.ts'
import { costOf, isCostAsAgreed as isCostAsAgreedTo } from '../fees/costOf.ts'
import { lacksGasLimit } from '../executeMany/reviewedExecution.ts'
import { ExecuteDialogView } from '../ExecuteDialogView.tsx'
import { Follower } from '../follower/Follower.tsx'
import { mayExecute } from '../mayExecute.ts'
import { executeText } from '../text.ts'
import { useExecute } from '../useExecute.ts'
import { useFrozenWhile } from '../useFrozenWhile.ts'

export interface ExecuteDialogProps {
  at: SafeRef
  id: string
  /** The transaction itself, if it came without a gateway. */
  shared?: SharedReview | undefined
  /**
   * Who already requested the execution, and the review they saw: it is sent if its review is still
   * the same, and its first simulation works.
   */
  agreed?: Agreed | undefined
  /** The wallet prompt, the relayer's call, or the wait for the network begins or ends. */
  onPrompt?: ((isAsked: boolean) => void) | undefined
  onClose: () => void
}

/**
 * Executes one fully signed transaction of a Safe: review, verification, simulation, sending,
 * outcome.
 */
export function ExecuteDialog({ at, id, shared, agreed, onPrompt, onClose }: ExecuteDialogProps) {
  const text = useText(transactionText)
  const dialogText = useText(executeText)
  const wallet = useWallet()
  const { chains, isWithoutService } = useEnvironment()
  const current = useTransactionReview(at, id, wallet, shared)
  const review =
    current.verification?.review === 'checking' ? undefined : current.verification?.review
  const executing = useExecute({
    detail: isMultisig(current.detail) ? current.detail : undefined,
    review,
    recheck: current.verification?.recheck,
    stored: current.local.execution,
    chain: current.chain,
    account: wallet.account,
    chosen: agreed?.fee,
  })
  const { step } = executing.state
  useReportPrompt(step === 'wallet' || step === 'relaying' || step === 'mining', onPrompt)
  // Once it is sent, the transaction's data changes; the dialog keeps showing what was reviewed.
  const shown = useFrozenWhile(
    step !== 'review' && current.detail !== undefined && review !== undefined,
    current,
  )
  const { detail, verification, conflicts, chain } = shown
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const isSame =
    agreed &&
    isAsAgreed(agreed, review, {
      conflicts: current.conflicts,
      lookAlikes,
      unnamed: executing.unnamed,
    })
  const cost = costOf(executing.simulation, executing.fees.fees)
  const isCostAsAgreed =
    executing.relaying.payer === 'relay' || isCostAsAgreedTo(agreed?.fee.most, cost)
  const next = autoStart({
    askedBy: agreed?.by,
    account: wallet.account,
    step,
    simulation: executing.simulation.status,
    isAsAgreed: isSame,
    isCostAsAgreed,
    may: current.action?.may,
  })
  const isOver = useRef(false)
  // Until the wallet or the relayer is prompted: what starts automatically has no button.
  const [first, setFirst] = useState<'starts' | 'ends'>()
  if (first === undefined && next !== 'waits') setFirst(next)
  const isStarting =
    first === undefined || (first === 'starts' && next === 'starts' && !executing.hasRechecked)
  useEffect(() => {
    if (next === 'waits' || isOver.current) return
    isOver.current = true
    if (next === 'starts') void executing.execute()
  }, [next, executing])
  const skipped = useSkippedQueue(at, review?.effect)
  if (!detail || !verification)
    return (
      <LoadingDialogView
        title={dialogText('execute.heading')}
        failure={current.failure}
        onRetry={current.retry}
        onClose={onClose}
      />
    )
  const { switchChain } = wallet
  const isRelay = executing.relaying.payer === 'relay'
  const hasNoGas =
    !shown.pending?.rejection && detail.tx?.gasPrice === 0n && lacksGasLimit(detail.tx, review)
  return (
    <>
      {step === 'mining' && <Follower id={id} />}
      <ExecuteDialogView
        {...shownReview(text, verification, { conflicts, lookAlikes, shared: isWithoutService })}
        intent={intentOf(detail, chain)}
        hints={hintsOf(detail, chain)}
        detail={detail}
        chain={chain}
        notice={
          step === 'review' &&
          (isSame === false ? (
            <Notice tone="warning" title={dialogText('execute.changed')} live>
              {dialogText('execute.changedText')}
            </Notice>
          ) : (
            agreed?.fee.most !== undefined &&
            isCostAsAgreed === false && (
              <Notice tone="warning" title={dialogText('execute.costlier')} live />
            )
          ))
        }
        skipped={skipped}
        isAgreed={isSame}
        isStarting={agreed !== undefined && isStarting}
        simulation={executing.simulation}
        lacksGas={
          !isRelay &&
          hasNoGas &&
          (executing.simulation.status === 'unknown' ||
            executing.simulation.status === 'unsupported')
        }
        changes={executing.changes}
        {...executing.fees}
        state={executing.state}
        account={wallet.account}
        history={linkTo(chains, at, 'history')}
        relaying={executing.relaying}
        allowed={mayExecute(
          { ...shown, verification },
          {
            isRelay,
            isRechecking: executing.isRechecking,
            simulation: executing.simulation.status,
            lacksGasLimit: lacksGasLimit(detail.tx, review),
            isUnpackable: executing.isUnpackable,
            actor: { account: wallet.account ?? null, chainId: at.chainId },
          },
        )}
        onSwitchChain={
          switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))
        }
        onExecute={() => void executing.execute()}
        onRelayAnyway={() => void executing.relayAnyway()}
        onBack={executing.back}
        onClose={onClose}
      />
    </>
  )
}
