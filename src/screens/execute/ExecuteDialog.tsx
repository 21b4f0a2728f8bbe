import { lazy, Suspense } from 'react'
import type { SafeRef } from '#base'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { isSigned, LoadingDialogView, shownReview, transactionText, useTransactionReview } from '../review/index.ts'
import { ErrorBoundary } from '../system/index.ts'
import { ExecuteDialogView } from './ExecuteDialogView.tsx'
import { executeText } from './text.ts'
import { useExecute } from './useExecute.ts'
import { useFrozenWhile } from './useFrozenWhile.ts'

// The page's frame follows executions as well; a dialog that stands alone does it by itself.
const PendingFollower = lazy(async () => ({ default: (await import('#screens/pending')).PendingFollower }))

export interface ExecuteDialogProps {
  at: SafeRef
  id: string
  onClose: () => void
}

/** Executes one fully signed transaction of a Safe: review, verification, simulation, sending, outcome. */
export function ExecuteDialog({ at, id, onClose }: ExecuteDialogProps) {
  const text = useText(transactionText)
  const words = useText(executeText)
  const wallet = useWallet()
  const now = useTransactionReview(at, id, wallet)
  const review = now.verification?.review === 'checking' ? undefined : now.verification?.review
  const executing = useExecute({
    detail: isSigned(now.detail) ? now.detail : undefined,
    review,
    kept: now.own.execution,
    chain: now.chain,
    account: wallet.account,
  })
  // Once it is on its way, the transaction's own page changes; what was reviewed stays in sight.
  const shown = useFrozenWhile(executing.state.step !== 'review' && now.detail !== undefined && review !== undefined, now)
  const { detail, verification, action, conflicts, chain } = shown
  if (!detail || !verification) return <LoadingDialogView title={words('execute.heading')} error={now.error} onRetry={now.retry} onClose={onClose} />
  const { switchChain } = wallet
  return (
    <>
      {executing.state.step === 'mining' && (
        <ErrorBoundary place={id} fallback={null}>
          <Suspense fallback={null}>
            <PendingFollower />
          </Suspense>
        </ErrorBoundary>
      )}
      <ExecuteDialogView
        {...shownReview(text, verification, { conflicts })}
        detail={detail}
        chain={chain}
        simulation={executing.simulation}
        state={executing.state}
        allowed={action?.kind === 'confirm' ? { allowed: false, reason: 'notEnoughSignatures' } : (action?.may ?? { allowed: false, reason: 'loading' })}
        onSwitchChain={switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))}
        onExecute={() => void executing.execute()}
        onBack={executing.back}
        onClose={onClose}
      />
    </>
  )
}
