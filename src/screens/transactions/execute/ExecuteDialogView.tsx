import type { ReactNode } from 'react'
import type { Address, Allowed, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { DataItem, Notice, QuorumRing, useText } from '#ui'
import {
  type ActionReason,
  FailureNotice,
  failureSentence,
  reasonText,
  SigningDialog,
  transactionText,
  WalletRequest,
} from '#screens/common/signing'
import {
  ReviewBody,
  ReviewSummary,
  RiskAgreement,
  type ShownReview,
  useAgreement,
  withChanges,
  useDifferenceDetails,
} from '#screens/transactions/review'
import styles from '../../common/signing/Review.module.css'
import { CanceledItem } from './CanceledItem.tsx'
import { Changes } from './changes/Changes.tsx'
import type { ShownChanges } from './changes/useChanges.ts'
import { executeActions } from './executeActions.ts'
import { CostItems } from './CostItems.tsx'
import type { FeeItemProps } from './fees/FeeItem.tsx'
import { relayBlocked } from './relay/relays.ts'
import { relayText } from './relay/text.ts'
import type { RelaysOf } from './relay/useRelays.ts'
import { failureReason } from './revertText.ts'
import { SimulationFailure } from './simulationFailure/SimulationFailure.tsx'
import { executeText } from './text.ts'
import type { ExecuteDialogState, ShownSimulation } from './useExecute.ts'

export interface ExecuteDialogViewProps extends ShownReview {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  /** Above the review: why it wasn't sent. */
  notice?: ReactNode
  /** The transactions behind the hashes it approves. */
  skipped?: ReactNode
  /** Whether its dangers were acknowledged when it was signed, with this review. */
  isAgreed?: boolean | undefined
  /**
   * Whether it was requested with the signature, and starts automatically once everything is
   * checked.
   */
  isStarting?: boolean | undefined
  simulation: ShownSimulation
  /**
   * Whether its action has no gas limit, and no simulation tells how much it needs: the wallet
   * decides, and too little uses the nonce for nothing.
   */
  lacksGas?: boolean | undefined
  /** What it would change for the Safe. */
  changes?: ShownChanges | undefined
  fees: FeeItemProps['fees']
  onLevel: FeeItemProps['onLevel']
  balance?: bigint | undefined
  /** Who pays the fee. */
  relaying?: RelaysOf | undefined
  state: ExecuteDialogState
  /** The wallet's account. */
  account?: Address | undefined
  /** The page of the Safe's history. */
  history?: string | undefined
  allowed: Allowed<ActionReason>
  onSwitchChain?: (() => void) | undefined
  onExecute: () => void
  onRelayAnyway?: (() => void) | undefined
  onBack: () => void
  onClose: () => void
}

/** Review with the fee, send, wait, done: one dialog, with one primary action per step. */
export function ExecuteDialogView({
  detail,
  chain,
  notice,
  skipped,
  isAgreed = false,
  isStarting = false,
  simulation,
  lacksGas = false,
  changes,
  fees,
  onLevel,
  balance,
  relaying,
  state,
  account,
  history,
  allowed,
  onSwitchChain,
  onExecute,
  onRelayAnyway,
  onBack,
  onClose,
  ...given
}: ExecuteDialogViewProps) {
  const { action, at } = detail
  const review = withChanges(given, changes, detail)
  const text = useText(transactionText)
  const dialogText = useText(executeText)
  const relayWords = useText(relayText)
  const required = detail.multisig?.required ?? 1
  const hasSignatures = allowed.allowed || allowed.reason !== 'notEnoughSignatures'
  const isFailing = simulation.status === 'reverts' || simulation.status === 'innerFails'
  const isRelay = relaying?.payer === 'relay'
  const blocked = isRelay ? relayBlocked(relaying.relays) : undefined
  const heading = dialogText(action.kind === 'reject' ? 'reject.heading' : 'execute.heading')
  const title = {
    review: heading,
    wallet: dialogText('execute.wallet'),
    relaying: relayWords('sending'),
    mining: dialogText('execute.mining'),
    failed: heading,
    done: dialogText(
      state.step === 'done' && state.inner === 'failure' ? 'execute.inner' : 'execute.done',
    ),
  }[state.step]
  const spoken = {
    review: () => undefined,
    wallet: () => dialogText('execute.walletText'),
    relaying: () => relayWords('sendingText'),
    mining: () => miningText(),
    failed: () =>
      state.step === 'failed' ? failureSentence(text, state.failure, chain?.name ?? '') : undefined,
    done: () =>
      dialogText(
        state.step !== 'done' || state.inner === 'success'
          ? 'execute.doneText'
          : state.inner === 'failure'
            ? 'execute.innerText'
            : 'execute.unknownText',
      ),
  }[state.step]()
  function miningText(): string {
    const { slow, txHash } = state.step === 'mining' ? state : {}
    if (txHash === null) return relayWords(slow ? 'waitingSlow' : 'waiting')
    return dialogText(slow ? 'execute.slowText' : 'execute.miningText')
  }
  const failed = state.step === 'failed' ? state.failure : undefined
  const isUnsure = isRelay && failed?.at === 'relay' && failed.why === 'unsure'
  const requestNonce = state.step === 'wallet' ? detail.tx?.nonce : undefined
  const isFixed = state.step !== 'review' || isStarting
  const isOffered = allowed.allowed || ['checking', 'wrongChain'].includes(allowed.reason)
  const isAgreeable = state.step === 'review' && isOffered && !isStarting
  const agreement = useAgreement(review, detail.multisig?.safeTxHash, isAgreed)
  const disabledReason = allowed.allowed
    ? ((blocked && relayWords(`blocked.${blocked}`)) ?? agreement.waits)
    : reasonText(text, allowed.reason)
  const details = useDifferenceDetails(review, detail, chain)
  const actions = executeActions(
    {
      chain,
      details,
      state,
      account,
      history,
      allowed,
      send: { label: dialogText('execute.send'), disabledReason, wouldFail: isFailing },
      onSwitchChain,
      onExecute,
      anyway: isUnsure ? { label: relayWords('anyway'), onPress: onRelayAnyway } : undefined,
      onBack,
      onClose,
    },
    text,
  )
  return (
    <SigningDialog
      title={title}
      step={state.step}
      spoken={spoken}
      isAsking={state.step === 'wallet'}
      actions={isStarting ? actions.slice(0, 1) : actions}
      agreement={
        isAgreeable && <RiskAgreement {...agreement} tokens={review.tokens} chain={chain} />
      }
      size={action.kind === 'batch' ? 'l' : undefined}
      onClose={onClose}
    >
      {isStarting && <WalletRequest words={dialogText('execute.starting')} />}
      {state.step === 'failed' && (
        <FailureNotice
          failure={state.failure}
          network={chain?.name ?? ''}
          {...failureReason(dialogText, state.failure)}
        />
      )}
      {notice}
      {state.step === 'mining' || state.step === 'done' ? (
        <div className={styles.progress}>
          <QuorumRing
            size={96}
            signed={required}
            required={required}
            status={
              state.step === 'mining' ? 'ready' : state.inner === 'failure' ? 'failed' : 'done'
            }
          />
          <ReviewSummary action={action} at={at} chain={chain} tokens={review.tokens} />
          <p className={styles.lead}>{spoken}</p>
        </div>
      ) : (
        <ReviewBody
          {...review}
          detail={detail}
          chain={chain}
          request={
            (state.step === 'wallet' || state.step === 'relaying') &&
            spoken && <WalletRequest words={spoken} nonce={requestNonce} />
          }
          skipped={skipped}
          failure={
            isFailing || lacksGas ? (
              <>
                {isFailing && <SimulationFailure simulation={simulation} isRelay={isRelay} />}
                {lacksGas && (
                  <Notice tone="warning" title={dialogText('execute.gas')} live>
                    {dialogText('execute.gasText')}
                  </Notice>
                )}
              </>
            ) : undefined
          }
          cost={
            <>
              <CanceledItem action={action} conflicts={review.conflicts} chain={chain} />
              <CostItems {...{ chain, simulation, fees, onLevel, balance, relaying, isFixed }} />
              {!isFixed && hasSignatures && (
                <DataItem label={text('signatures')}>
                  {isRelay ? relayWords('text') : dialogText('execute.text')}
                </DataItem>
              )}
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
