import type { ReactNode } from 'react'
import type { Address, Allowed, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { DataItem, Notice, QuorumRing, useText } from '#ui'
import {
  type ActionReason,
  FailureNotice,
  reasonText,
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
import { CanceledItem } from './CanceledItem.tsx'
import { Changes } from './changes/Changes.tsx'
import type { ShownChanges } from './changes/useChanges.ts'
import { executeActions } from './executeActions.ts'
import { CostItems } from './CostItems.tsx'
import type { FeeItemProps } from './fees/FeeItem.tsx'
import { useUnpayable } from './fees/useUnpayable.ts'
import { relayBlocked } from './relay/relays.ts'
import { relayText } from './relay/text.ts'
import type { RelaysOf } from './relay/useRelays.ts'
import { failureReason } from './revertText.ts'
import { SimulationFailure } from './simulationFailure/SimulationFailure.tsx'
import { executeText } from './text.ts'
import { useExecuteWords } from './useExecuteWords.ts'
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
  const { action } = detail
  const review = withChanges(given, changes, detail)
  const text = useText(transactionText)
  const dialogText = useText(executeText)
  const relayWords = useText(relayText)
  const required = detail.multisig?.required ?? 1
  const hasSignatures = allowed.allowed || allowed.reason !== 'notEnoughSignatures'
  const isFailing = simulation.status === 'reverts' || simulation.status === 'innerFails'
  const isRelay = relaying?.payer === 'relay'
  const unpayable = useUnpayable({ chain, simulation, fees, balance })
  const blocked = isRelay ? relayBlocked(relaying.relays) : undefined
  const { title, spoken } = useExecuteWords(state, action, chain?.name ?? '')
  const failed = state.step === 'failed' ? state.failure : undefined
  // Nothing is estimated once the network has decided.
  const isDecided = failed?.at === 'chain' && failed.why !== 'dropped'
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
      send: {
        label: dialogText('execute.send'),
        disabledReason,
        // Not disabled for want of coin: someone else may pay the fee, as for smart wallets.
        wouldFail: isFailing || (!isRelay && unpayable !== undefined),
      },
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
        isAgreeable && (
          <RiskAgreement
            {...agreement}
            effect={review.effect}
            tokens={review.tokens}
            chain={chain}
          />
        )
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
        <ReviewOutcome
          action={action}
          at={detail.at}
          effect={review.effect}
          nonce={detail.tx ? Number(detail.tx.nonce) : undefined}
          chain={chain}
          tokens={review.tokens}
          isDone={state.step === 'done' && state.inner === 'success'}
          words={spoken}
        >
          <QuorumRing
            size={96}
            signed={required}
            required={required}
            status={
              state.step === 'mining' ? 'ready' : state.inner === 'failure' ? 'failed' : 'done'
            }
          />
        </ReviewOutcome>
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
              {!isDecided && (
                <CostItems {...{ chain, simulation, fees, onLevel, balance, relaying, isFixed }} />
              )}
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
