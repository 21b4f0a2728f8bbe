import { type ReactNode, useEffect, useState } from 'react'
import { type Hex, no, type SafeRef } from '#base'
import { takesSignedHash } from '#safe'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import {
  type Agreed,
  agreedReview,
  dangersBeside,
  draftIntentOf,
  hintsOf,
  sharedFrom,
  sharedUrl,
  shownReview,
  transactionUrl,
  unnamedIn,
  useReviewLookAlikes,
} from '#screens/transactions/review'
import { LoadingDialogView, transactionText } from '#screens/common/signing'
import { useSkippedQueue } from '#screens/transactions/skippedQueue'
import { usePending } from '#screens/common/pending'
import { useReportPrompt } from '#screens/common/hooks'
import { ConfirmDialogView } from '../ConfirmDialogView.tsx'
import type { Draft } from '../draft.ts'
import { confirmText } from '../text.ts'
import { useConfirm } from '../useConfirm.ts'
import { useDraftChanges } from '#screens/transactions/execute'
import { useDraftSimulation } from '../useDraftSimulation.ts'
import { agreedFee } from '../executionFee.ts'
import { useExecutionFee } from '../useExecutionFee.ts'
import { useDraftReview } from '../useDraftReview.ts'

export interface ProposeDialogProps {
  at: SafeRef
  draft: Draft
  /** Who requested it, above everything else. */
  from?: ReactNode
  /** Why nothing can be signed for a moment, where an app has opened it. */
  soon?: string | undefined
  /** Goes back to where it was drafted; nothing that was entered is lost. */
  onEdit?: (() => void) | undefined
  /**
   * Opens the execution of the proposed transaction; `agreed`: the user already requested it, and
   * saw this review.
   */
  onExecute: (id: string, agreed?: Agreed) => void
  /** The wallet prompt opens or closes. */
  onPrompt?: ((isAsked: boolean) => void) | undefined
  /**
   * Called once it is signed: from then on the signature is stored, whatever happens to the draft.
   */
  onSigned?: ((safeTxHash: Hex) => void) | undefined
  onClose: () => void
}

/**
 * The first signature of a transaction, which proposes it: review, verification, signature,
 * submission.
 */
export function ProposeDialog({
  at,
  draft,
  from,
  soon,
  onEdit,
  onExecute,
  onPrompt,
  onSigned,
  onClose,
}: ProposeDialogProps) {
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  const wallet = useWallet()
  const environment = useEnvironment()
  const { chains } = environment
  const entries = usePending()
  const names = useNames()
  const nameWords = useText(namesText)
  const { detail, gas, chain, verification, safe, may, delegator, stored, conflicts } =
    useDraftReview(at, draft)
  const review = verification?.review === 'checking' ? undefined : verification?.review
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const changes = useDraftChanges(detail, review, chain, wallet.account)
  const unnamed = unnamedIn(changes, review?.effect, detail)
  const confirming = useConfirm({
    signable: review?.signable,
    recheck: verification?.recheck,
    stored,
    account: wallet.account,
    dangers: dangersBeside({ conflicts, lookAlikes, unnamed }),
  })
  const simulation = useDraftSimulation(detail, review, chain, wallet.account)
  const skipped = useSkippedQueue(at, review?.effect)
  const [agreed, setAgreed] = useState<Agreed>()
  const isDone = confirming.state.step === 'done'
  const hash = review?.verification.hashes?.safeTxHash
  const id = hash && `multisig_${at.address}_${hash}`
  const isExecutable =
    isDone &&
    !delegator &&
    safe !== undefined &&
    safe.threshold === 1 &&
    detail.tx?.nonce === safe.nonce
  const isLast =
    !delegator && safe !== undefined && safe.threshold === 1 && detail.tx?.nonce === safe.nonce
  const executionFee = useExecutionFee(detail, review, chain, {
    account: wallet.account,
    isWanted: isLast && confirming.state.step === 'review',
  })
  const isSigned = stored !== undefined
  const { step } = confirming.state
  useReportPrompt(step === 'signing' || step === 'submitting', onPrompt)
  useEffect(() => {
    if (isSigned && hash) onSigned?.(hash)
  }, [isSigned, hash, onSigned])
  useEffect(() => {
    if (agreed !== undefined && isExecutable && id) onExecute(id, agreed)
  }, [agreed, isExecutable, id, onExecute])
  if (!verification)
    return (
      <LoadingDialogView
        title={dialogText('propose.heading')}
        failure={undefined}
        onRetry={() => {}}
        onClose={onClose}
      />
    )
  const { switchChain } = wallet
  const passedOn = sharedFrom(detail, entries, hash)
  return (
    <ConfirmDialogView
      {...shownReview(text, verification, { conflicts, lookAlikes, draft: true })}
      intent={draftIntentOf(at, draft.tx, chain)}
      hints={hintsOf(detail, chain)}
      heading={dialogText(detail.action.kind === 'reject' ? 'reject.heading' : 'propose.heading')}
      detail={detail}
      chain={chain}
      state={confirming.state}
      skipped={skipped}
      gas={
        gas && gas.status !== 'notNeeded'
          ? { safeTxGas: gas.safeTxGas, status: gas.status === 'unknown' ? 'missing' : gas.status }
          : undefined
      }
      simulation={simulation}
      changes={changes}
      allowed={confirming.isRechecking ? no('checking') : may}
      submitted={isDone && !delegator ? 1 : 0}
      delegator={
        delegator &&
        nameOrAddress(nameWords, resolveName(names, { address: delegator }, at.chainId), delegator)
      }
      required={safe?.threshold ?? 1}
      onSwitchChain={
        switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))
      }
      isLast={isLast}
      executionFee={isLast ? executionFee : undefined}
      isStarting={agreed !== undefined && isExecutable}
      onExecute={isExecutable && id ? () => onExecute(id) : undefined}
      link={id && transactionUrl(environment, { at, id }, passedOn)}
      sharedLink={passedOn && sharedUrl(chains, passedOn)}
      from={from}
      soon={soon}
      onEdit={onEdit}
      onSign={(then) => {
        setAgreed(
          then === 'execute' && review && wallet.account
            ? {
                by: wallet.account,
                review: agreedReview(review, { conflicts, lookAlikes, unnamed }),
                fee: agreedFee(executionFee),
              }
            : undefined,
        )
        void confirming.sign()
      }}
      hash={review?.signable?.hash}
      onChooseHash={takesSignedHash(safe?.version ?? null) ? confirming.chooseHash : undefined}
      onSignHash={() => void confirming.signHash()}
      onRetry={() => {
        // Then it only has to be submitted again, which may be much later.
        if (confirming.state.step === 'failed' && confirming.state.isSigned) setAgreed(undefined)
        void confirming.retry()
      }}
      onBack={confirming.back}
      onClose={onClose}
    />
  )
}
