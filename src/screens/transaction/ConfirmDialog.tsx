import type { SafeRef } from '#base'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { allowedOf, whoOf } from './allowed.ts'
import { ConfirmDialogView } from './ConfirmDialogView.tsx'
import { LoadingDialogView } from './LoadingDialogView.tsx'
import { proofStrip } from './proofStrip.ts'
import { transactionText } from './text.ts'
import { useAsked } from './useAsked.ts'
import { useConfirm } from './useConfirm.ts'
import { useProof } from './useProof.ts'

export interface ConfirmDialogProps {
  at: SafeRef
  id: string
  onClose: () => void
}

/** Confirms one waiting transaction of a safe: shows it, proves it, signs it, passes the signature on. */
export function ConfirmDialog({ at, id, onClose }: ConfirmDialogProps) {
  const text = useText(transactionText)
  const wallet = useWallet()
  const { detail, chain, error, retry } = useAsked(at, id)
  const proven = useProof(detail)
  const confirming = useConfirm(detail, proven?.proof, proven?.safe?.version ?? null, wallet.account)
  if (!detail || !proven) return <LoadingDialogView title={text('confirm.heading')} error={error} onRetry={retry} onClose={onClose} />
  const { confirm } = allowedOf(detail, proven, whoOf(wallet))
  const { switchChain } = wallet
  return (
    <ConfirmDialogView
      detail={detail}
      chain={chain}
      proof={proofStrip(text, proven)}
      onRetryProof={proven.retry}
      risks={proven.risks}
      state={confirming.state}
      allowed={confirm}
      submitted={detail.multisig?.confirmations.length ?? 0}
      required={proven.safe?.threshold ?? detail.multisig?.required ?? 1}
      onSwitchChain={switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))}
      onSign={() => void confirming.sign()}
      onRetry={() => void confirming.retry()}
      onBack={confirming.back}
      onClose={onClose}
    />
  )
}
