import type { Allowed, ChainSummary } from '#base'
import type { TransactionDetail } from '#queries'
import type { Risk } from '#safe'
import { Button, Dialog, Notice, type ProofStripProps, QuorumRing, useText } from '#ui'
import type { ConfirmState } from './confirmFlow.ts'
import { FailureNotice } from './FailureNotice.tsx'
import { type ActionReason, reasonText } from './reasonText.ts'
import { ReviewSummary } from './ReviewSummary.tsx'
import { Proof } from './Proof.tsx'
import { RiskNotices } from './RiskNotices.tsx'
import { SignedFields } from './SignedFields.tsx'
import styles from './Transaction.module.css'
import { transactionText } from './text.ts'

export interface ConfirmDialogViewProps {
  detail: TransactionDetail
  chain: ChainSummary | undefined
  proof: ProofStripProps
  onRetryProof?: (() => void) | undefined
  risks: readonly Risk[]
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

/** Review, sign, pass on, done: one dialog, one primary action in each step. */
export function ConfirmDialogView(props: ConfirmDialogViewProps) {
  const { detail, chain, proof, onRetryProof, risks, state, allowed, submitted, required, onSwitchChain, onSign, onRetry, onBack, onClose } = props
  const text = useText(transactionText)
  const title = {
    review: text('confirm.heading'),
    signing: text('confirm.signing'),
    sending: text('confirm.sending'),
    failed: text('confirm.heading'),
    done: text('confirm.done'),
  }[state.step]
  const busy = state.step === 'signing' || state.step === 'sending'
  const footer = {
    review: (
      <>
        <Button onClick={onClose}>{text('cancel')}</Button>
        {!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain ? (
          <Button variant="primary" onClick={onSwitchChain}>
            {text('fail.wrongChain', { network: chain?.name ?? '' })}
          </Button>
        ) : (
          <Button variant="primary" onClick={onSign} {...(allowed.allowed ? {} : { disabledReason: reasonText(text, allowed.reason) })}>
            {text('confirm.sign')}
          </Button>
        )}
      </>
    ),
    signing: <Button onClick={onClose}>{text('cancel')}</Button>,
    sending: null,
    failed: (
      <>
        {state.step === 'failed' && !state.given ? <Button onClick={onBack}>{text('back')}</Button> : <Button onClick={onClose}>{text('close')}</Button>}
        <Button variant="primary" onClick={onRetry}>
          {text('retry')}
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
          <p className={styles.lead}>{submitted + 1 >= required ? text('confirm.last') : text('confirm.text', { next: submitted + 1, required })}</p>
        )}
        {state.step === 'signing' && <p className={styles.lead}>{text('confirm.signingText')}</p>}
        {state.step === 'sending' && <p className={styles.lead}>{text('confirm.sendingText')}</p>}
        {state.step === 'failed' && <FailureNotice failure={state.failure} network={chain?.name ?? ''} />}
        {state.step === 'done' ? (
          <div className={styles.progress} role="status">
            <QuorumRing size={96} signed={Math.min(submitted, required)} required={required} />
            <p className={styles.lead}>{submitted >= required ? text('confirm.doneReady', { required }) : text('confirm.doneText', { submitted, required })}</p>
          </div>
        ) : (
          <>
            <ReviewSummary action={detail.action} at={detail.at} chain={chain} {...(detail.tx ? { nonce: Number(detail.tx.nonce) } : {})} />
            <Proof proof={proof} onRetry={onRetryProof} />
            <RiskNotices risks={risks} />
            {!detail.multisig?.trusted && detail.multisig && (
              <Notice tone="warning" title={text('untrusted.title')}>
                {text('untrusted.text')}
              </Notice>
            )}
            {detail.tx && <SignedFields tx={detail.tx} chain={chain} decoded={detail.decoded} />}
          </>
        )}
      </div>
    </Dialog>
  )
}
