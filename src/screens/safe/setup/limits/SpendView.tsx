import { type Allowed, explorerLink } from '#base'
import type { PendingSpend, Spending } from '#signing'
import { Button, ButtonLink, Dialog, Form, Notice, QuorumRing, useForm, useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import fields from '../../../common/form/fields.module.css'
import { FailureNotice, failureSentence, transactionText } from '#screens/common/signing'
import { SpendFields, type SpendFieldsProps } from './SpendFields.tsx'
import type { SpendReason } from './spendForm.ts'
import { SpendNotices } from './SpendNotices.tsx'
import { SpendReview, type SpendReviewProps } from './SpendReview.tsx'
import styles from './SpendView.module.css'
import { limitsText } from './text.ts'
import type { SpendFailure, SpendState } from './useSpend.ts'

export interface SpendViewProps
  extends SpendFieldsProps, Omit<SpendReviewProps, 'spending' | 'isFixed'> {
  /** The reviewed payment; undefined while it's being entered. */
  spending: Spending | undefined
  /** Earlier payment from this limit. */
  earlier: readonly PendingSpend[]
  onDismiss: (spend: PendingSpend) => void
  state: SpendState
  allowed: Allowed<SpendReason>
  /** The chain is being read once more. */
  isRechecking: boolean
  onReview: () => void
  /** Back to the form. */
  onEdit: () => void
  onSwitchChain: (() => void) | undefined
  onSend: () => void
  onBack: () => void
  /** Closes it on purpose, so nothing that was typed is kept. */
  onCancel: () => void
  onClose: () => void
}

/** Form, review, wallet and outcome of a spending: one dialog, with one primary action per step. */
export function SpendView(props: SpendViewProps) {
  const { chain, spending, words, earlier, state, allowed, isRechecking } = props
  const { check, onDismiss, onReview, onEdit, onSwitchChain, onSend, onBack, onCancel, onClose } =
    props
  const text = useText(limitsText)
  const failures = useText(transactionText)
  const named = useText(namesText)
  const names = useNames()
  const form = useForm()
  const step = spending ? state.step : 'form'
  const isUnclear = state.step === 'failed' && mayHaveBeenSent(state.failure)
  const spoken = spokenText()
  const notices = (
    <SpendNotices spends={earlier} chain={chain} words={words} onDismiss={onDismiss} />
  )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={titleText()}
      description={step === 'form' ? text('spend.text') : undefined}
      step={step}
      spoken={spoken}
      dismissible={step !== 'wallet' && !isRechecking}
      footer={footer()}
    >
      {!spending ? (
        <Form
          form={form}
          className={fields.form}
          onSubmit={() => form.attempt(check.ready !== undefined, onReview)}
        >
          {notices}
          <SpendFields {...props} />
        </Form>
      ) : (
        <div className={styles.dialog}>
          {step === 'review' && notices}
          {state.step === 'failed' &&
            (state.failure.at === 'module' ? (
              <Notice tone="warning">{text('spend.missing')}</Notice>
            ) : (
              <FailureNotice failure={state.failure} network={chain.name} />
            ))}
          {state.step === 'wallet' && <p className={styles.lead}>{spoken}</p>}
          {state.step === 'mining' || state.step === 'done' ? (
            <div className={styles.progress}>
              <QuorumRing
                size={96}
                signed={state.step === 'done' ? 1 : 0}
                required={1}
                status={state.step === 'done' ? 'done' : 'loading'}
                decorative
              />
              <p className={styles.lead}>{spoken}</p>
            </div>
          ) : (
            <SpendReview {...props} spending={spending} isFixed={state.step !== 'review'} />
          )}
        </div>
      )}
    </Dialog>
  )

  function titleText(): string {
    switch (step) {
      case 'form':
        return text('spend.title')
      case 'review':
        return text('spend.title.review')
      case 'failed':
        return text(isUnclear ? 'spend.unclear' : 'spend.failed')
      default:
        return text(`spend.${step}`)
    }
  }

  function spokenText(): string | undefined {
    if (!spending) return undefined
    switch (state.step) {
      case 'wallet':
        return text('spend.walletText')
      case 'mining':
        return text(state.slow ? 'spend.slowText' : 'spend.miningText')
      case 'done': {
        const { to, token, raw } = spending
        return text('spend.doneText', {
          name: nameOrAddress(named, resolveName(names, { address: to }, chain.chainId), to),
          amount: words.amountOf(token, raw),
        })
      }
      case 'failed':
        return state.failure.at === 'module'
          ? text('spend.missing')
          : failureSentence(failures, state.failure, chain.name)
      default:
        return undefined
    }
  }

  function footer() {
    const close = <Button onClick={onClose}>{text('close')}</Button>
    const link =
      'txHash' in state && state.txHash ? explorerLink(chain, 'txHash', state.txHash) : undefined
    const explorer = link && (
      <ButtonLink href={link} target="_blank" rel="noreferrer">
        {text('spend.explorer')}
      </ButtonLink>
    )
    switch (step) {
      case 'form':
        return (
          <>
            <Button onClick={onCancel}>{text('cancel')}</Button>
            <Button variant="primary" type="submit" form={form.id}>
              {text('review')}
            </Button>
          </>
        )
      case 'review':
        return (
          <>
            <Button onClick={onEdit}>{text('back')}</Button>
            {!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain ? (
              <Button variant="primary" onClick={onSwitchChain}>
                {text('spend.switch', { network: chain.name })}
              </Button>
            ) : (
              <Button
                variant="primary"
                onClick={onSend}
                busy={isRechecking}
                disabledReason={allowed.allowed ? undefined : reasonText(allowed.reason)}
              >
                {text('spend.send')}
              </Button>
            )}
          </>
        )
      case 'wallet':
        return close
      case 'failed':
        return (
          <>
            {explorer}
            {close}
            <Button variant="primary" onClick={onBack}>
              {text('back')}
            </Button>
          </>
        )
      default:
        return (
          <>
            {explorer}
            {close}
          </>
        )
    }
  }

  function reasonText(reason: SpendReason): string {
    return reason === 'wrongChain'
      ? text('spend.switch', { network: chain.name })
      : text(`reason.${reason}`)
  }
}

/** A replacement may be the same spending with a higher fee. */
function mayHaveBeenSent(failure: SpendFailure): boolean {
  if (failure.at === 'wallet') return failure.mayHaveSent === true
  return failure.at === 'module' || failure.why === 'dropped' || failure.why === 'replaced'
}
