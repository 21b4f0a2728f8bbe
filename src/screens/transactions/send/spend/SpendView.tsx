import { type Address, type Allowed, explorerLink } from '#base'
import type { PendingSpend, Spending } from '#signing'
import { Form, Notice, QuorumRing, useForm, useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import fields from '../../../common/form/fields.module.css'
import {
  checkActions,
  FailureNotice,
  failureSentence,
  mayHaveBeenSent,
  type SigningAction,
  SigningDialog,
  transactionText,
  WalletRequest,
} from '#screens/common/signing'
import { watchTokenText } from '#screens/common/watchToken'
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
  /** The wallet's account, which pays. */
  account?: Address | undefined
  allowed: Allowed<SpendReason>
  /** Whether the chain is being read once more. */
  isRechecking: boolean
  onReview: () => void
  /** Goes back to the form. */
  onEdit: () => void
  onSwitchChain: (() => void) | undefined
  onSend: () => void
  onBack: () => void
  /** Closes it deliberately, so what was typed is discarded. */
  onCancel: () => void
  onClose: () => void
  /** Adds the token to the wallet's list; undefined unless its account is the recipient. */
  onWatch?: (() => void) | undefined
}

/**
 * Form, review, wallet, and outcome of a payment from a limit: one dialog, with one primary action
 * per step.
 */
export function SpendView(props: SpendViewProps) {
  const { chain, spending, words, earlier, state, allowed, isRechecking } = props
  const { check, onDismiss, onReview, onEdit, onSwitchChain, onSend, onBack, onCancel, onClose } =
    props
  const text = useText(limitsText)
  const failures = useText(transactionText)
  const named = useText(namesText)
  const watchText = useText(watchTokenText)
  const names = useNames()
  const form = useForm()
  const step = spending ? state.step : 'form'
  const isUnclear = state.step === 'failed' && isUncertain(state.failure)
  const spoken = spokenText()
  const notices = (
    <SpendNotices spends={earlier} chain={chain} words={words} onDismiss={onDismiss} />
  )
  return (
    <SigningDialog
      title={titleText()}
      description={step === 'form' ? text('spend.text') : undefined}
      step={step}
      spoken={spoken}
      isAsking={step === 'wallet' || isRechecking}
      actions={actions()}
      onClose={onClose}
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
        <>
          {step === 'review' && notices}
          {state.step === 'failed' &&
            (state.failure.at === 'module' ? (
              <Notice tone="warning">{text('spend.missing')}</Notice>
            ) : (
              <FailureNotice failure={state.failure} network={chain.name} />
            ))}
          {state.step === 'wallet' && spoken && <WalletRequest words={spoken} />}
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
        </>
      )}
    </SigningDialog>
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

  function actions(): readonly SigningAction[] {
    const close: SigningAction = { label: text('close'), onPress: onClose }
    const href =
      'txHash' in state && state.txHash ? explorerLink(chain, 'txHash', state.txHash) : undefined
    const explorer: readonly SigningAction[] = href
      ? [{ label: text('spend.explorer'), href, isExternal: true }]
      : []
    switch (step) {
      case 'form':
        return [
          { label: text('cancel'), onPress: onCancel },
          { label: text('review'), variant: 'primary', submits: form.id },
        ]
      case 'review':
        return [
          { label: text('back'), onPress: onEdit },
          !allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain
            ? {
                label: text('spend.switch', { network: chain.name }),
                variant: 'primary',
                onPress: onSwitchChain,
              }
            : {
                label: text('spend.send'),
                variant: 'primary',
                onPress: onSend,
                busy: isRechecking,
                disabledReason: allowed.allowed ? undefined : reasonText(allowed.reason),
              },
        ]
      case 'wallet':
        return [close]
      case 'failed':
        return failedActions(explorer, close)
      case 'done':
        return [
          ...explorer,
          ...(props.onWatch ? [{ label: watchText('add'), onPress: props.onWatch }] : []),
          close,
        ]
      default:
        return [...explorer, close]
    }
  }

  function failedActions(
    explorer: readonly SigningAction[],
    close: SigningAction,
  ): readonly SigningAction[] {
    const back: SigningAction = { label: text('back'), variant: 'primary', onPress: onBack }
    if (!isUnclear) return [...explorer, close, back]
    const txHash = 'txHash' in state ? state.txHash : undefined
    return checkActions({ chain, txHash, account: props.account }, { back, onClose }, failures)
  }

  function reasonText(reason: SpendReason): string {
    return reason === 'wrongChain'
      ? text('spend.switch', { network: chain.name })
      : text(`reason.${reason}`)
  }
}

const isUncertain = (failure: SpendFailure): boolean =>
  failure.at === 'module' || mayHaveBeenSent(failure)
