import { useEffect, useState } from 'react'
import { no, type SafeRef } from '#base'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '../environment.tsx'
import { linkTo } from '../links.ts'
import { LoadingDialogView, sharedFrom, type SharedReview, sharedUrl, shownReview, transactionText, useTransactionReview } from '../review/index.ts'
import { usePending } from '../shared/pending.ts'
import { ConfirmDialogView } from './ConfirmDialogView.tsx'
import { confirmText } from './text.ts'
import { useConfirm } from './useConfirm.ts'
import { useDraftSimulation } from './useDraftSimulation.ts'

export interface ConfirmDialogProps {
  at: SafeRef
  id: string
  /** The transaction itself, if it came without a gateway. */
  shared?: SharedReview | undefined
  /** Opens the execution of the same transaction; `starts`: the person asked for it already. */
  onExecute: (starts: boolean) => void
  onClose: () => void
}

/** Confirms one pending transaction of a Safe: review, verification, signature, submission. */
export function ConfirmDialog({ at, id, shared, onExecute, onClose }: ConfirmDialogProps) {
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  const wallet = useWallet()
  const { chains } = useEnvironment()
  const entries = usePending()
  const { detail, chain, verification, safe, pending, action, local, conflicts, failure, retry } = useTransactionReview(at, id, wallet, shared)
  const review = verification?.review === 'checking' ? undefined : verification?.review
  const confirming = useConfirm({ signable: review?.signable, recheck: verification?.recheck, stored: local.confirmation, account: wallet.account })
  const simulation = useDraftSimulation(detail, review, chain, wallet.account)
  const [executesNext, setExecutesNext] = useState(false)
  const isExecutable = action?.kind === 'execute' && (action.may.allowed || action.may.reason === 'wrongChain')
  // A shared transaction is executed with its signatures from here, whether or not the gateway has taken them.
  const isDone = confirming.state.step === 'done' || (shared !== undefined && confirming.state.step === 'failed' && confirming.state.isSigned)
  useEffect(() => {
    if (executesNext && isDone && isExecutable) onExecute(true)
  }, [executesNext, isDone, isExecutable, onExecute])
  if (!detail || !verification || !pending)
    return <LoadingDialogView title={dialogText('confirm.heading')} failure={failure} onRetry={retry} onClose={onClose} />
  const { switchChain } = wallet
  const passedOn = sharedFrom(detail, entries)
  const required = safe?.threshold ?? detail.multisig?.required ?? 1
  // Until the chain is read, the button that does more is assumed, disabled: what it does may become less under the pointer, never more.
  const isLast = !isDone && pending.confirmedBy.length + 1 >= required && (safe === undefined || pending.nonce === safe.nonce)
  return (
    <ConfirmDialogView
      {...shownReview(text, verification, { conflicts })}
      detail={detail}
      chain={chain}
      state={confirming.state}
      simulation={simulation}
      allowed={confirming.isRechecking ? no('checking') : action?.kind === 'execute' ? no('complete') : (action?.may ?? no('loading'))}
      submitted={pending.confirmedBy.length}
      required={required}
      onSwitchChain={switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))}
      isLast={isLast}
      onExecute={isExecutable ? () => onExecute(false) : undefined}
      link={new URL(linkTo(chains, at, 'transaction', id), location.href).href}
      sharedLink={passedOn && sharedUrl(chains, passedOn)}
      onSign={(then) => {
        setExecutesNext(then === 'execute')
        void confirming.sign()
      }}
      onRetry={() => void confirming.retry()}
      onBack={confirming.back}
      onClose={onClose}
    />
  )
}
