import type { SafeRef } from '#base'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { LoadingDialogView, shownReview, transactionText, useTransactionReview } from '../review/index.ts'
import { ConfirmDialogView } from './ConfirmDialogView.tsx'
import { confirmText } from './text.ts'
import { useConfirm } from './useConfirm.ts'

export interface ConfirmDialogProps {
  at: SafeRef
  id: string
  onClose: () => void
}

/** Confirms one pending transaction of a Safe: review, verification, signature, submission. */
export function ConfirmDialog({ at, id, onClose }: ConfirmDialogProps) {
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  const wallet = useWallet()
  const { detail, chain, verification, safe, pending, action, local, conflicts, error, retry } = useTransactionReview(at, id, wallet)
  const review = verification?.review === 'checking' ? undefined : verification?.review
  const confirming = useConfirm(review?.signable, local.confirmation, wallet.account)
  if (!detail || !verification || !pending) return <LoadingDialogView title={dialogText('confirm.heading')} error={error} onRetry={retry} onClose={onClose} />
  const { switchChain } = wallet
  return (
    <ConfirmDialogView
      {...shownReview(text, verification, { conflicts })}
      detail={detail}
      chain={chain}
      state={confirming.state}
      allowed={action?.kind === 'execute' ? { allowed: false, reason: 'complete' } : (action?.may ?? { allowed: false, reason: 'loading' })}
      submitted={pending.confirmedBy.length}
      required={safe?.threshold ?? detail.multisig?.required ?? 1}
      onSwitchChain={switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))}
      onSign={() => void confirming.sign()}
      onRetry={() => void confirming.retry()}
      onBack={confirming.back}
      onClose={onClose}
    />
  )
}
