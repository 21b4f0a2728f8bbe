import { lazy, Suspense } from 'react'
import type { SafeRef } from '#base'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { isMultisig, LoadingDialogView, shownReview, transactionText, useTransactionReview } from '../review/index.ts'
import { ErrorBoundary } from '../system/index.ts'
import { ExecuteDialogView } from './ExecuteDialogView.tsx'
import { executeText } from './text.ts'
import { useExecute } from './useExecute.ts'
import { useFrozenWhile } from './useFrozenWhile.ts'

// The shell follows executions as well; this is for a dialog without a shell.
const PendingFollower = lazy(async () => ({ default: (await import('#screens/pending')).PendingFollower }))

export interface ExecuteDialogProps {
  at: SafeRef
  id: string
  onClose: () => void
}

/** Executes one fully signed transaction of a Safe: review, verification, simulation, sending, outcome. */
export function ExecuteDialog({ at, id, onClose }: ExecuteDialogProps) {
  const text = useText(transactionText)
  const dialogText = useText(executeText)
  const wallet = useWallet()
  const current = useTransactionReview(at, id, wallet)
  const review = current.verification?.review === 'checking' ? undefined : current.verification?.review
  const executing = useExecute({
    detail: isMultisig(current.detail) ? current.detail : undefined,
    review,
    stored: current.local.execution,
    chain: current.chain,
    account: wallet.account,
  })
  // Once it is sent, the transaction's data changes; the dialog keeps showing what was reviewed.
  const shown = useFrozenWhile(executing.state.step !== 'review' && current.detail !== undefined && review !== undefined, current)
  const { detail, verification, action, conflicts, chain } = shown
  if (!detail || !verification)
    return <LoadingDialogView title={dialogText('execute.heading')} error={current.error} onRetry={current.retry} onClose={onClose} />
  const { switchChain } = wallet
  return (
    <>
      {executing.state.step === 'mining' && (
        <ErrorBoundary resetKey={id} fallback={null}>
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
