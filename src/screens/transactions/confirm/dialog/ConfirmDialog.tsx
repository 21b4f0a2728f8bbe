import { useEffect, useState } from 'react'
import { type Address, type Allowed, no, sameAddress, type SafeRef } from '#base'
import { canApprove, needsSafeTxGas, takesSignedHash } from '#safe'
import { useText } from '#ui'
import { useWallet } from '#wallet'
import { useEnvironment } from '#screens/core/environment'
import { loadPart } from '#screens/core/code'
import {
  type Agreed,
  agreedReview,
  dangersBeside,
  hintsOf,
  intentOf,
  isContractOwner,
  isMultisig,
  sharedFrom,
  type SharedReview,
  sharedUrl,
  shownReview,
  transactionUrl,
  unnamedIn,
  useReviewLookAlikes,
  useTransactionReview,
} from '#screens/transactions/review'
import { LoadingDialogView, transactionText } from '#screens/common/signing'
import { useSkippedQueue } from '#screens/transactions/skippedQueue'
import { actorOf } from '#screens/core/openSafe'
import { usePending } from '#screens/common/pending'
import { useApprove } from '../approve/useApprove.ts'
import { isKeptBack } from '../confirmFlow.ts'
import { ConfirmDialogView } from '../ConfirmDialogView.tsx'
import { confirmText } from '../text.ts'
import { useConfirm } from '../useConfirm.ts'
import { useDraftChanges } from '#screens/transactions/execute'
import { useDraftSimulation } from '../useDraftSimulation.ts'
import { agreedFee } from '../executionFee.ts'
import { useExecutionFee } from '../useExecutionFee.ts'

export interface ConfirmDialogProps {
  at: SafeRef
  id: string
  /** The transaction itself, if it came without a gateway. */
  shared?: SharedReview | undefined
  /**
   * Opens the execution of the same transaction; `agreed`: the user already requested it, and saw
   * this review.
   */
  onExecute: (agreed?: Agreed) => void
  onClose: () => void
}

// The shell follows what was sent as well; this is for a dialog without a shell.
const Follower = /*@__PURE__*/ loadPart(
  async () => (await import('#screens/transactions/execute/follower')).Follower,
)

/**
 * Confirms one pending transaction of a Safe: review, verification, signature, or on-chain
 * approval, submission.
 */
export function ConfirmDialog({ at, id, shared, onExecute, onClose }: ConfirmDialogProps) {
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  const wallet = useWallet()
  const environment = useEnvironment()
  const { chains } = environment
  const entries = usePending()
  const { detail, chain, verification, safe, pending, action, local, conflicts, failure, retry } =
    useTransactionReview(at, id, wallet, shared)
  const review = verification?.review === 'checking' ? undefined : verification?.review
  const lookAlikes = useReviewLookAlikes(detail, verification)
  const changes = useDraftChanges(detail, review, chain, wallet.account)
  const unnamed = detail && unnamedIn(changes, review?.effect, detail)
  const dangers = dangersBeside({ conflicts, lookAlikes, unnamed })
  const confirming = useConfirm({
    signable: review?.signable,
    recheck: verification?.recheck,
    stored: local.confirmation,
    account: wallet.account,
    dangers,
  })
  /** The account that chose to approve: another account may sign. */
  const [approver, setApprover] = useState<Address>()
  const isApproving = approver !== undefined && sameAddress(approver, wallet.account)
  const confirmMethod =
    isApproving || local.approval || isContractOwner(review, wallet.account) ? 'approve' : 'sign'
  const isApproved =
    detail?.multisig?.confirmations.some(
      ({ signer, signature }) => signature === null && sameAddress(signer, wallet.account),
    ) ?? false
  const approving = useApprove({
    detail: isMultisig(detail) ? detail : undefined,
    review,
    recheck: verification?.recheck,
    stored: local.approval,
    isApproved,
    chain,
    account: wallet.account,
    dangers,
  })
  const current = confirmMethod === 'approve' ? approving : confirming
  const simulation = useDraftSimulation(detail, review, chain, wallet.account)
  const skipped = useSkippedQueue(at, review?.effect)
  const [agreed, setAgreed] = useState<Agreed>()
  const isExecutable =
    action?.kind === 'execute' && (action.may.allowed || action.may.reason === 'wrongChain')
  // A shared transaction is executed with its signatures from here, whether or not the gateway has
  // taken them.
  const isDone =
    confirming.state.step === 'done' ||
    (shared !== undefined &&
      confirming.state.step === 'failed' &&
      confirming.state.isSigned &&
      !isKeptBack(confirming.state))
  const required = safe?.threshold ?? detail?.multisig?.required ?? 1
  // Until the chain is read, the button that does more is assumed, disabled: it may do less once it
  // is enabled, never more.
  const isLast =
    !isDone &&
    pending !== undefined &&
    pending.confirmedBy.length + 1 >= required &&
    (safe === undefined || pending.nonce === safe.nonce)
  const executionFee = useExecutionFee(detail, review, chain, {
    account: wallet.account,
    isWanted: isLast && confirmMethod === 'sign' && confirming.state.step === 'review',
  })
  // Until the execution opens, or it turns out that there is none.
  const isStarting =
    agreed !== undefined &&
    isDone &&
    !verification?.failed &&
    (action === undefined || isExecutable || isUnread(action.may))
  useEffect(() => {
    if (agreed !== undefined && isDone && isExecutable) onExecute(agreed)
  }, [agreed, isDone, isExecutable, onExecute])
  if (!detail || !verification || !pending)
    return (
      <LoadingDialogView
        title={dialogText('confirm.heading')}
        failure={failure}
        onRetry={retry}
        onClose={onClose}
      />
    )
  const { switchChain } = wallet
  const passedOn = sharedFrom(detail, entries)
  const may =
    confirmMethod === 'approve' && safe && review && action?.kind === 'confirm'
      ? canApprove(pending, safe, actorOf(wallet), review.verification.status)
      : action?.may
  return (
    <>
      {current.state.step === 'mining' && <Follower id={id} />}
      <ConfirmDialogView
        {...shownReview(text, verification, {
          conflicts,
          lookAlikes,
          shared: environment.isWithoutService,
        })}
        intent={intentOf(detail, chain)}
        hints={hintsOf(detail, chain)}
        detail={detail}
        chain={chain}
        state={current.state}
        confirmMethod={confirmMethod}
        account={wallet.account}
        skipped={skipped}
        gas={
          safe &&
          detail.tx &&
          detail.tx.safeTxGas === 0n &&
          needsSafeTxGas(safe.version, detail.tx, at.address)
            ? { safeTxGas: 0n, status: 'missing' }
            : undefined
        }
        simulation={simulation}
        executionFee={isLast ? executionFee : undefined}
        changes={changes}
        allowed={
          current.isRechecking
            ? no('checking')
            : action?.kind === 'execute'
              ? no('complete')
              : (may ?? no('loading'))
        }
        submitted={pending.confirmedBy.length}
        required={required}
        onSwitchChain={
          switchChain && (() => void switchChain(Number(at.chainId)).catch(() => undefined))
        }
        isLast={isLast}
        isStarting={isStarting}
        onExecute={isExecutable ? () => onExecute() : undefined}
        link={transactionUrl(environment, { at, id }, passedOn)}
        sharedLink={passedOn && sharedUrl(chains, passedOn)}
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
        onApprove={() => {
          setApprover(wallet.account)
          // What the wallet can't sign, it may still be able to send; that is a separate step.
          if (confirmMethod === 'approve') void approving.approve()
        }}
        hash={review?.signable?.hash}
        onChooseHash={takesSignedHash(safe?.version ?? null) ? confirming.chooseHash : undefined}
        onSignHash={() => void confirming.signHash()}
        onRetry={() => {
          // Then it only has to be submitted again, which may be much later.
          if (current.state.step === 'failed' && current.state.isSigned) setAgreed(undefined)
          void (confirmMethod === 'approve' ? approving.approve() : confirming.retry())
        }}
        onBack={current.back}
        onClose={onClose}
      />
    </>
  )
}

const isUnread = (may: Allowed<string>) =>
  !may.allowed && (may.reason === 'loading' || may.reason === 'checking')
