import type { ReactNode } from 'react'
import type { Hex } from '#base'
import type { TransactionDetail } from '#domain'
import { Code, DataItem, Notice, QuorumRing, useText } from '#ui'
import {
  FailureNotice,
  failureSentence,
  SigningDialog,
  transactionText,
  WalletRequest,
} from '#screens/common/signing'
import {
  ReviewBody,
  ReviewOutcome,
  RiskAgreement,
  type ShownReview,
  useAgreement,
  withChanges,
  useDifferenceDetails,
} from '#screens/transactions/review'
import styles from '../../common/signing/Review.module.css'
import { CanceledItem, Changes, CostItems, type ShownChanges } from '#screens/transactions/execute'
import { useArmed } from '#screens/common/hooks'
import { isKeptBack } from './confirmFlow.ts'
import { confirmActions } from './confirmActions.ts'
import type { ConfirmActionsInput } from './confirmActionsInput.ts'
import { GasItem, type GasItemProps, GasNotice } from './GasItem.tsx'
import { type ExecutionFee, isCostLoading } from './executionFee.ts'
import { offersExecution, signaturesText } from './signaturesText.ts'
import { SimulationItem, SimulationNotice } from './SimulationItem.tsx'
import { confirmText } from './text.ts'
import type { ShownDraftSimulation } from './useDraftSimulation.ts'

export interface ConfirmDialogViewProps
  extends
    ShownReview,
    Omit<ConfirmActionsInput, 'details' | 'waits' | 'executeWaits' | 'wouldFail' | 'isRejection'> {
  /** A heading for the signed item; by default for an already proposed transaction. */
  heading?: string | undefined
  detail: TransactionDetail
  /** Who requested it, above everything else. */
  from?: ReactNode
  /**
   * Why nothing can be signed yet, right after an app has opened the review; undefined elsewhere.
   */
  soon?: string | undefined
  /** The transactions behind the hashes it approves. */
  skipped?: ReactNode
  /** The least gas that the action gets, if the Safe's contract needs that set. */
  gas?: GasItemProps | undefined
  /** What would happen if it were executed now; undefined until that can be simulated. */
  simulation?: ShownDraftSimulation | undefined
  /** What executing it immediately costs, if this signature makes that possible. */
  executionFee?: ExecutionFee | undefined
  /** What it would change for the Safe; undefined until that can be simulated. */
  changes?: ShownChanges | undefined
  /** The hash that is signed alone, if the wallet can't sign typed data. */
  hash?: Hex | undefined
}

/** Review, sign, submit, done: one dialog, with one primary action per step. */
export function ConfirmDialogView(props: ConfirmDialogViewProps) {
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  const {
    chain,
    detail,
    isStarting = false,
    proof,
    confirmMethod = 'sign',
    gas,
    simulation,
    executionFee,
    changes,
    submitted,
    required,
    delegator,
    sharedLink,
    from,
    soon,
    hash,
    allowed,
    onClose,
  } = props
  const isRejection = detail.action.kind === 'reject'
  const heading = props.heading ?? dialogText(isRejection ? 'reject.confirm' : 'confirm.heading')
  // The review stays until the execution has taken its place.
  const state: ConfirmDialogViewProps['state'] = isStarting ? { step: 'submitting' } : props.state
  const title = {
    review: heading,
    hash: dialogText('hash.heading'),
    signing: dialogText('confirm.signing'),
    wallet: dialogText('confirm.signing'),
    mining: dialogText('approve.sent'),
    submitting: dialogText(isStarting ? 'confirm.done' : 'confirm.sending'),
    failed: heading,
    done: dialogText(
      confirmMethod === 'approve'
        ? 'approve.done'
        : delegator === undefined
          ? 'confirm.done'
          : 'propose.done',
    ),
  }[state.step]
  const spoken = {
    review: undefined,
    hash: dialogText('hash.text'),
    signing: dialogText('confirm.signingText'),
    wallet: dialogText('approve.walletText'),
    mining: dialogText(
      state.step === 'mining' && state.slow ? 'approve.slowText' : 'approve.miningText',
    ),
    submitting: dialogText(isStarting ? 'confirm.starting' : 'confirm.sendingText'),
    failed:
      state.step === 'failed' ? failureSentence(text, state.failure, chain?.name ?? '') : undefined,
    done:
      delegator !== undefined
        ? dialogText('propose.doneText')
        : submitted >= required
          ? dialogText('confirm.doneReady', { required })
          : dialogText('confirm.doneText', { submitted, required }),
  }[state.step]
  const isReview = state.step === 'review'
  const isArmed = useArmed(soon !== undefined && allowed.allowed && isReview)
  const isAsking = state.step === 'signing' || state.step === 'wallet'
  const review = withChanges(props, changes, detail)
  const agreement = useAgreement(review, hash)
  const isOffered =
    allowed.allowed || allowed.reason === 'checking' || allowed.reason === 'wrongChain'
  const isSignable =
    isOffered && (isReview || state.step === 'hash' || (state.step === 'failed' && !state.isSigned))
  // A signature that was held back is submitted only with what is shown now.
  const isHeld = isKeptBack(state)
  const isPassedOn = state.step === 'failed' && state.isSigned && !isHeld
  const waits =
    isReview && !isArmed && soon !== undefined
      ? soon
      : isSignable || isHeld
        ? agreement.waits
        : undefined
  // The fee is approved before anything is signed, as far as it can be known.
  const executeWaits =
    executionFee && isCostLoading(executionFee) ? text('reason.checking') : undefined
  const details = useDifferenceDetails(props, detail, chain)
  return (
    <SigningDialog
      title={title}
      step={state.step}
      spoken={spoken}
      isAsking={isAsking}
      actions={confirmActions(
        {
          ...props,
          details,
          waits,
          executeWaits,
          isRejection,
          wouldFail: simulation?.status === 'reverts' || simulation?.status === 'innerFails',
        },
        { text, dialogText },
      )}
      agreement={
        (isSignable || isHeld) && (
          <RiskAgreement
            {...agreement}
            effect={review.effect}
            tokens={review.tokens}
            chain={chain}
          />
        )
      }
      size={detail.action.kind === 'batch' ? 'l' : undefined}
      onClose={onClose}
    >
      {from}
      {state.step === 'submitting' &&
        (isStarting && spoken ? (
          <WalletRequest words={spoken} />
        ) : (
          <p className={styles.lead}>{spoken}</p>
        ))}
      {state.step === 'hash' && (
        <>
          <Notice tone="warning" title={dialogText('hash.title')}>
            {spoken}
          </Notice>
          {hash && <Code label={dialogText('hash.label')} value={hash} layout="hash" />}
        </>
      )}
      {state.step === 'failed' && (
        <FailureNotice failure={state.failure} network={chain?.name ?? ''} />
      )}
      {isPassedOn && sharedLink !== undefined && (
        <p className={styles.lead}>{dialogText('confirm.sharedText')}</p>
      )}
      {state.step === 'done' || state.step === 'mining' ? (
        <ReviewOutcome
          action={detail.action}
          at={detail.at}
          effect={review.effect}
          nonce={detail.tx ? Number(detail.tx.nonce) : undefined}
          chain={chain}
          tokens={props.tokens}
          words={spoken}
        >
          <QuorumRing size={96} signed={Math.min(submitted, required)} required={required} />
        </ReviewOutcome>
      ) : (
        <ReviewBody
          {...review}
          request={
            isAsking &&
            spoken && (
              <WalletRequest words={spoken} nonce={detail.tx?.nonce} hashes={proof.hashes} />
            )
          }
          failure={
            (simulation || gas) && (
              <>
                {simulation && <SimulationNotice simulation={simulation} />}
                {gas && <GasNotice {...gas} />}
              </>
            )
          }
          cost={
            <>
              <CanceledItem action={detail.action} conflicts={props.conflicts} chain={chain} />
              {isReview && executionFee && offersExecution(props) && (
                <CostItems {...executionFee} chain={chain} />
              )}
              {isReview && (
                <DataItem label={text('signatures')}>{signaturesText(dialogText, props)}</DataItem>
              )}
              {gas && <GasItem {...gas} />}
              {simulation && <SimulationItem simulation={simulation} />}
            </>
          }
        >
          {changes && (
            <Changes {...{ changes, chain }} effect={review.effect} risks={review.risks} />
          )}
        </ReviewBody>
      )}
    </SigningDialog>
  )
}
