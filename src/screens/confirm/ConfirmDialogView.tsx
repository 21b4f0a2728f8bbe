import Check from 'lucide-react/icons/check'
import Link2 from 'lucide-react/icons/link-2'
import type { ReactNode } from 'react'
import type { Allowed, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { Button, Dialog, QuorumRing, useText } from '#ui'
import { type ActionReason, failureSentence, FailureNotice, reasonText, ReviewBody, type ShownReview, transactionText } from '../review/index.ts'
import styles from '../review/Review.module.css'
import { useCopyAction } from '../shared/useCopyAction.ts'
import type { ConfirmState } from './confirmFlow.ts'
import { SimulationItem } from './SimulationItem.tsx'
import { confirmText } from './text.ts'
import type { ShownDraftSimulation } from './useDraftSimulation.ts'

export interface ConfirmDialogViewProps extends ShownReview {
  /** What is signed, as a heading; by default for a transaction that is proposed already. */
  heading?: string | undefined
  detail: TransactionDetail
  chain: ChainSummary | undefined
  state: ConfirmState
  allowed: Allowed<ActionReason>
  /** What would happen if it were executed now; undefined until that can be asked. */
  simulation?: ShownDraftSimulation | undefined
  /** Signatures so far and needed. */
  submitted: number
  required: number
  /** Set when the wallet is on another network. */
  onSwitchChain?: (() => void) | undefined
  /** With this signature the transaction is complete and its nonce is next: it can be executed at once. */
  isLast?: boolean | undefined
  /** Opens the execution, once the signatures are complete. */
  onExecute?: (() => void) | undefined
  /** Address of the transaction's page, for the other owners. */
  link?: string | undefined
  /** Address that contains the transaction and its signatures, for when the gateway doesn't take them. */
  sharedLink?: string | undefined
  /** Who asked for it, above everything else. */
  from?: ReactNode
  /** Back to where it was drafted. */
  onEdit?: (() => void) | undefined
  onSign: (then: 'execute' | 'nothing') => void
  onRetry: () => void
  onBack: () => void
  onClose: () => void
}

/** Review, sign, submit, done: one dialog, with one primary action per step. */
export function ConfirmDialogView(props: ConfirmDialogViewProps) {
  const text = useText(transactionText)
  const dialogText = useText(confirmText)
  const {
    heading = dialogText('confirm.heading'),
    detail,
    chain,
    state,
    allowed,
    simulation,
    submitted,
    required,
    onSwitchChain,
    isLast = false,
    onExecute,
    link,
    sharedLink,
    from,
    onEdit,
    onSign,
    onRetry,
    onBack,
    onClose,
    ...review
  } = props
  const title = {
    review: heading,
    signing: dialogText('confirm.signing'),
    submitting: dialogText('confirm.sending'),
    failed: heading,
    done: dialogText('confirm.done'),
  }[state.step]
  const spoken = {
    review: undefined,
    signing: dialogText('confirm.signingText'),
    submitting: dialogText('confirm.sendingText'),
    failed: state.step === 'failed' ? failureSentence(text, state.failure, chain?.name ?? '') : undefined,
    done: submitted >= required ? dialogText('confirm.doneReady', { required }) : dialogText('confirm.doneText', { submitted, required }),
  }[state.step]
  const busy = state.step === 'signing'
  const isUnsubmitted = state.step === 'failed' && state.isSigned
  const disabled = allowed.allowed ? {} : { disabledReason: reasonText(text, allowed.reason) }
  const footer = {
    review: (
      <>
        {onEdit ? <Button onClick={onEdit}>{text('back')}</Button> : <Button onClick={onClose}>{text('cancel')}</Button>}
        {isLast && (
          <Button onClick={() => onSign('nothing')} {...disabled}>
            {dialogText('confirm.signOnly')}
          </Button>
        )}
        {!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain ? (
          <Button variant="primary" onClick={onSwitchChain}>
            {text('switchNetwork', { network: chain?.name ?? '' })}
          </Button>
        ) : (
          <Button variant="primary" onClick={() => onSign(isLast ? 'execute' : 'nothing')} {...disabled}>
            {dialogText(isLast ? 'confirm.signAndExecute' : 'confirm.sign')}
          </Button>
        )}
      </>
    ),
    signing: <Button onClick={onClose}>{text('cancel')}</Button>,
    submitting: (
      <>
        {sharedLink !== undefined && <CopyLink link={sharedLink} words={dialogText('confirm.copySigned')} />}
        <Button onClick={onClose}>{text('close')}</Button>
      </>
    ),
    failed: (
      <>
        {!isUnsubmitted ? <Button onClick={onBack}>{text('back')}</Button> : <Button onClick={onClose}>{text('close')}</Button>}
        {isUnsubmitted && sharedLink !== undefined && <CopyLink link={sharedLink} words={dialogText('confirm.copySigned')} />}
        <Button variant={isUnsubmitted && onExecute ? 'secondary' : 'primary'} onClick={onRetry}>
          {isUnsubmitted ? dialogText('confirm.submitAgain') : text('retry')}
        </Button>
        {isUnsubmitted && onExecute && (
          <Button variant="primary" onClick={onExecute}>
            {dialogText('confirm.execute')}
          </Button>
        )}
      </>
    ),
    done: (
      <>
        {link !== undefined && submitted < required && <CopyLink link={link} words={dialogText('confirm.copyLink')} />}
        <Button variant={onExecute ? 'secondary' : 'primary'} onClick={onClose}>
          {text('close')}
        </Button>
        {onExecute && (
          <Button variant="primary" onClick={onExecute}>
            {dialogText('confirm.execute')}
          </Button>
        )}
      </>
    ),
  }[state.step]
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} step={state.step} spoken={spoken} dismissible={!busy} footer={footer}>
      <div className={styles.dialog}>
        {from}
        {state.step === 'review' && (
          <p className={styles.lead}>
            {submitted + 1 >= required ? dialogText('confirm.last') : dialogText('confirm.text', { next: submitted + 1, required })}
          </p>
        )}
        {(state.step === 'signing' || state.step === 'submitting') && <p className={styles.lead}>{spoken}</p>}
        {state.step === 'failed' && <FailureNotice failure={state.failure} network={chain?.name ?? ''} />}
        {isUnsubmitted && sharedLink !== undefined && <p className={styles.lead}>{dialogText('confirm.sharedText')}</p>}
        {state.step === 'done' ? (
          <div className={styles.progress}>
            <QuorumRing size={96} signed={Math.min(submitted, required)} required={required} />
            <p className={styles.lead}>{spoken}</p>
          </div>
        ) : (
          <ReviewBody {...review} detail={detail} chain={chain} isSigning={state.step === 'signing'}>
            {simulation && <SimulationItem simulation={simulation} />}
          </ReviewBody>
        )}
      </div>
    </Dialog>
  )
}

/** Copies a link to the transaction, so that the next owner can be asked. */
function CopyLink({ link, words }: { link: string; words: string }) {
  const dialogText = useText(confirmText)
  const [isCopied, copy] = useCopyAction()
  return (
    <Button icon={isCopied ? Check : Link2} onClick={() => copy(link)}>
      {isCopied ? dialogText('confirm.linkCopied') : words}
    </Button>
  )
}
