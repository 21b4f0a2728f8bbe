import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import { Button, type ButtonVariant, Dialog, Notice, useText } from '#ui'
import { FailureNotice, reasonText, transactionText } from '#screens/common/signing'
import styles from '../../../common/signing/Review.module.css'
import type { RequestState } from './useSignedRequest.ts'

export interface SignedRequestDialogProps {
  chain: ChainSummary | undefined
  state: RequestState
  words: {
    heading: string
    lead: string
    /** The button that asks the wallet. */
    sign: string
    signing: string
    signingText: string
    done: string
    doneText: string
    refused: string
    unreachable: string
  }
  variant?: ButtonVariant | undefined
  /** The wallet is on another network. */
  isElsewhere?: boolean | undefined
  /** Requests a switch to the Safe's network; undefined if the wallet can't. */
  onSwitchChain?: (() => void) | undefined
  /** Why it can't be signed now. */
  disabledReason?: string | undefined
  /** The button after it is done. */
  end: ReactNode
  onStart: () => void
  onBack: () => void
  onCancel: () => void
  onClose: () => void
  /** What is requested; not shown any more once it is done. */
  children: ReactNode
}

/**
 * A request that the connected account signs, and that changes nothing on-chain: review, signature,
 * outcome.
 */
export function SignedRequestDialog(props: SignedRequestDialogProps) {
  const {
    chain,
    state,
    words,
    variant = 'primary',
    isElsewhere = false,
    onSwitchChain,
    disabledReason,
    end,
    onStart,
    onBack,
    onCancel,
    onClose,
    children,
  } = props
  const text = useText(transactionText)
  const network = chain?.name ?? ''
  const title = {
    review: words.heading,
    signing: words.signing,
    failed: words.heading,
    done: words.done,
  }[state.step]
  const spoken = {
    review: undefined,
    failed: undefined,
    signing: words.signingText,
    done: words.doneText,
  }[state.step]
  const footer = {
    review: (
      <>
        <Button onClick={onCancel}>{text('cancel')}</Button>
        {isElsewhere && onSwitchChain && disabledReason === undefined ? (
          <Button variant="primary" onClick={onSwitchChain}>
            {text('switchNetwork', { network })}
          </Button>
        ) : (
          <Button
            variant={variant}
            onClick={onStart}
            disabledReason={
              disabledReason ?? (isElsewhere ? reasonText(text, 'wrongChain') : undefined)
            }
          >
            {words.sign}
          </Button>
        )}
      </>
    ),
    // A wallet that doesn't respond can be left.
    signing: <Button onClick={onClose}>{text('cancel')}</Button>,
    failed: (
      <>
        <Button onClick={onBack}>{text('back')}</Button>
        <Button variant="primary" onClick={onStart}>
          {text('retry')}
        </Button>
      </>
    ),
    done: end,
  }[state.step]
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      step={state.step}
      spoken={spoken}
      dismissible={state.step !== 'signing'}
      footer={footer}
    >
      <div className={styles.dialog}>
        <p className={styles.lead}>{spoken ?? words.lead}</p>
        {state.step === 'failed' &&
          (state.failure.at === 'signing' ? (
            <FailureNotice failure={state.failure} network={network} />
          ) : (
            <Notice tone="danger" title={words[state.failure.why]}>
              {state.failure.detail}
            </Notice>
          ))}
        {state.step !== 'done' && children}
      </div>
    </Dialog>
  )
}
