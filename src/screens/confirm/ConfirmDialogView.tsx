import type { Allowed, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { Button, Dialog, QuorumRing, useText } from '#ui'
import { type ActionReason, FailureNotice, reasonText, ReviewBody, type ShownReview, transactionText } from '../review/index.ts'
import styles from '../review/Review.module.css'
import type { ConfirmState } from './confirmFlow.ts'
import { confirmText } from './text.ts'

export interface ConfirmDialogViewProps extends ShownReview {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  state: ConfirmState
  allowed: Allowed<ActionReason>
  /** Signatures so far and needed. */
  submitted: number
  required: number
  /** Set when the wallet is on another network. */
  onSwitchChain?: (() => void) | undefined
  onSign: () => void
  onRetry: () => void
  onBack: () => void
  onClose: () => void
}

/** Review, sign, submit, done: one dialog, with one primary action per step. */
export function ConfirmDialogView(props: ConfirmDialogViewProps) {
  const { detail, chain, state, allowed, submitted, required, onSwitchChain, onSign, onRetry, onBack, onClose, ...review } = props
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  const title = {
    review: dialogText('confirm.heading'),
    signing: dialogText('confirm.signing'),
    submitting: dialogText('confirm.sending'),
    failed: dialogText('confirm.heading'),
    done: dialogText('confirm.done'),
  }[state.step]
  const busy = state.step === 'signing'
  const footer = {
    review: (
      <>
        <Button onClick={onClose}>{text('cancel')}</Button>
        {!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain ? (
          <Button variant="primary" onClick={onSwitchChain}>
            {text('switchNetwork', { network: chain?.name ?? '' })}
          </Button>
        ) : (
          <Button variant="primary" onClick={onSign} {...(allowed.allowed ? {} : { disabledReason: reasonText(text, allowed.reason) })}>
            {dialogText('confirm.sign')}
          </Button>
        )}
      </>
    ),
    signing: <Button onClick={onClose}>{text('cancel')}</Button>,
    submitting: <Button onClick={onClose}>{text('close')}</Button>,
    failed: (
      <>
        {state.step === 'failed' && !state.isSigned ? <Button onClick={onBack}>{text('back')}</Button> : <Button onClick={onClose}>{text('close')}</Button>}
        <Button variant="primary" onClick={onRetry}>
          {state.step === 'failed' && state.isSigned ? dialogText('confirm.submitAgain') : text('retry')}
        </Button>
      </>
    ),
    done: (
      <Button variant="primary" onClick={onClose}>
        {text('close')}
      </Button>
    ),
  }[state.step]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} step={state.step} dismissible={!busy} footer={footer}>
      <div className={styles.dialog}>
        {state.step === 'review' && (
          <p className={styles.lead}>
            {submitted + 1 >= required ? dialogText('confirm.last') : dialogText('confirm.text', { next: submitted + 1, required })}
          </p>
        )}
        {state.step === 'signing' && <p className={styles.lead}>{dialogText('confirm.signingText')}</p>}
        {state.step === 'submitting' && <p className={styles.lead}>{dialogText('confirm.sendingText')}</p>}
        {state.step === 'failed' && <FailureNotice failure={state.failure} network={chain?.name ?? ''} />}
        {state.step === 'done' ? (
          <div className={styles.progress} role="status">
            <QuorumRing size={96} signed={Math.min(submitted, required)} required={required} />
            <p className={styles.lead}>
              {submitted >= required ? dialogText('confirm.doneReady', { required }) : dialogText('confirm.doneText', { submitted, required })}
            </p>
          </div>
        ) : (
          <ReviewBody {...review} detail={detail} chain={chain} isSigning={state.step === 'signing'} />
        )}
      </div>
    </Dialog>
  )
}
