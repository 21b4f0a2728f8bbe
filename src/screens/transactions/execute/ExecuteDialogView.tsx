import type { ReactNode } from 'react'
import { type Allowed, type ChainSummary, explorerLink } from '#base'
import type { TransactionDetail } from '#domain'
import { Button, ButtonLink, Dialog, Notice, QuorumRing, useText } from '#ui'
import {
  type ActionReason,
  FailureNotice,
  failureSentence,
  reasonText,
  transactionText,
} from '#screens/common/signing'
import { ReviewBody, ReviewSummary, type ShownReview } from '#screens/transactions/review'
import styles from '../../common/signing/Review.module.css'
import { Changes } from './changes/Changes.tsx'
import type { ShownChanges } from './changes/useChanges.ts'
import { FeeItem, type FeeItemProps } from './fees/FeeItem.tsx'
import { PayerItem } from './relay/PayerItem.tsx'
import { relayBlocked } from './relay/relays.ts'
import { relayText } from './relay/text.ts'
import type { RelaysOf } from './relay/useRelays.ts'
import { revertText } from './revertText.ts'
import { SimulationFailure } from './simulationFailure/SimulationFailure.tsx'
import { executeText } from './text.ts'
import type { ExecuteDialogState, ShownSimulation } from './useExecute.ts'

export interface ExecuteDialogViewProps extends ShownReview {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  /** What the hashes are of that it approves. */
  skipped?: ReactNode
  simulation: ShownSimulation
  /**
   * Its action has no gas limit, and no simulation tells how much it needs: the wallet decides, and
   * too little uses the nonce for nothing.
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
  skipped,
  simulation,
  lacksGas = false,
  changes,
  fees,
  onLevel,
  balance,
  relaying,
  state,
  allowed,
  onSwitchChain,
  onExecute,
  onRelayAnyway,
  onBack,
  onClose,
  ...review
}: ExecuteDialogViewProps) {
  const text = useText(transactionText)
  const dialogText = useText(executeText)
  const relayWords = useText(relayText)
  const required = detail.multisig?.required ?? 1
  const isRelay = relaying?.payer === 'relay'
  const blocked = isRelay ? relayBlocked(relaying.relays) : undefined
  const title = {
    review: dialogText('execute.heading'),
    wallet: dialogText('execute.wallet'),
    relaying: relayWords('sending'),
    mining: dialogText('execute.mining'),
    failed: dialogText('execute.heading'),
    done: dialogText(
      state.step === 'done' && state.inner === 'failure' ? 'execute.inner' : 'execute.done',
    ),
  }[state.step]
  const reason =
    state.step === 'failed' && 'code' in state.failure
      ? revertText(dialogText, state.failure.code)
      : undefined
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
    const slow = state.step === 'mining' && state.slow
    if (state.step === 'mining' && state.txHash === null)
      return relayWords(slow ? 'waitingSlow' : 'waiting')
    return dialogText(slow ? 'execute.slowText' : 'execute.miningText')
  }
  const href =
    'txHash' in state && state.txHash ? explorerLink(chain, 'txHash', state.txHash) : undefined
  const explorer = href ? (
    <ButtonLink href={href} target="_blank" rel="noreferrer">
      {text('viewExplorer')}
    </ButtonLink>
  ) : null
  const isUnsure =
    isRelay &&
    state.step === 'failed' &&
    state.failure.at === 'relay' &&
    state.failure.why === 'unsure'
  const disabledReason = !allowed.allowed
    ? reasonText(text, allowed.reason)
    : blocked && relayWords(`blocked.${blocked}`)
  const footer = {
    review: (
      <>
        <Button onClick={onClose}>{text('cancel')}</Button>
        {!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain ? (
          <Button variant="primary" onClick={onSwitchChain}>
            {text('switchNetwork', { network: chain?.name ?? '' })}
          </Button>
        ) : (
          <Button variant="primary" onClick={onExecute} disabledReason={disabledReason}>
            {dialogText('execute.send')}
          </Button>
        )}
      </>
    ),
    wallet: <Button onClick={onClose}>{text('cancel')}</Button>,
    relaying: <Button onClick={onClose}>{text('close')}</Button>,
    mining: (
      <>
        {explorer}
        <Button onClick={onClose}>{text('close')}</Button>
      </>
    ),
    failed: (
      <>
        {explorer}
        <Button onClick={onClose}>{text('close')}</Button>
        <Button variant={isUnsure ? undefined : 'primary'} onClick={onBack}>
          {text('back')}
        </Button>
        {isUnsure && (
          <Button variant="primary" onClick={onRelayAnyway}>
            {relayWords('anyway')}
          </Button>
        )}
      </>
    ),
    done: (
      <>
        {explorer}
        <Button variant="primary" onClick={onClose}>
          {text('close')}
        </Button>
      </>
    ),
  }[state.step]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      step={state.step}
      spoken={spoken}
      dismissible={state.step !== 'wallet'}
      footer={footer}
    >
      <div className={styles.dialog}>
        {state.step === 'review' &&
          (allowed.allowed || allowed.reason !== 'notEnoughSignatures') && (
            <p className={styles.lead}>
              {isRelay ? relayWords('text') : dialogText('execute.text')}
            </p>
          )}
        {(state.step === 'wallet' || state.step === 'relaying') && (
          <p className={styles.lead}>{spoken}</p>
        )}
        {state.step === 'failed' && (
          <FailureNotice failure={state.failure} network={chain?.name ?? ''} reason={reason} />
        )}
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
            <ReviewSummary
              action={detail.action}
              at={detail.at}
              chain={chain}
              tokens={review.tokens}
            />
            <p className={styles.lead}>{spoken}</p>
          </div>
        ) : (
          <ReviewBody {...review} detail={detail} chain={chain} skipped={skipped}>
            {(simulation.status === 'reverts' || simulation.status === 'innerFails') && (
              <SimulationFailure simulation={simulation} isRelay={isRelay} />
            )}
            {lacksGas && (
              <Notice tone="warning" title={dialogText('execute.gas')} live>
                {dialogText('execute.gasText')}
              </Notice>
            )}
            {changes && <Changes changes={changes} chain={chain} effect={review.effect} />}
            {relaying && relaying.relays.status !== 'none' && (
              <PayerItem {...relaying} relays={relaying.relays} isFixed={state.step !== 'review'} />
            )}
            {!isRelay && (
              <FeeItem
                isFixed={state.step !== 'review'}
                chain={chain}
                simulation={simulation}
                fees={fees}
                onLevel={onLevel}
                balance={balance}
              />
            )}
          </ReviewBody>
        )}
      </div>
    </Dialog>
  )
}
