import type { SafeRef } from '#base'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { allowedOf, whoOf } from './allowed.ts'
import { ExecuteDialogView } from './ExecuteDialogView.tsx'
import { LoadingDialogView } from './LoadingDialogView.tsx'
import { proofStrip } from './proofStrip.ts'
import { transactionText } from './text.ts'
import { useAsked } from './useAsked.ts'
import { useExecute } from './useExecute.ts'
import { useFirst } from './useFirst.ts'
import { useProof } from './useProof.ts'

export interface ExecuteDialogProps {
  at: SafeRef
  id: string
  onClose: () => void
}

/** Executes one fully signed transaction of a safe: shows it, proves it, rehearses it, sends it, waits for it. */
export function ExecuteDialog({ at, id, onClose }: ExecuteDialogProps) {
  const text = useText(transactionText)
  const wallet = useWallet()
  const { detail, chain, error, retry } = useAsked(at, id)
  const proven = useProof(detail)
  const executing = useExecute(detail, proven?.snapshot ?? null, wallet.account)
  // Once it is on its way, the transaction's own page changes below; what was reviewed stays in sight.
  const under = executing.state.step !== 'review'
  const shown = useFirst(under, detail && proven && { detail, proven })
  if (!shown) return <LoadingDialogView title={text('execute.heading')} error={error} onRetry={retry} onClose={onClose} />
  const { execute } = allowedOf(shown.detail, shown.proven, whoOf(wallet))
  const { switchChain } = wallet
  return (
    <ExecuteDialogView
      detail={shown.detail}
      chain={chain}
      proof={proofStrip(text, shown.proven)}
      onRetryProof={shown.proven.retry}
      risks={shown.proven.risks}
      rehearsal={executing.rehearsal}
      state={executing.state}
      allowed={execute}
      onSwitchChain={switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))}
      onExecute={() => void executing.execute()}
      onBack={executing.back}
      onClose={onClose}
    />
  )
}
