import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import { type ButtonVariant, Notice, useText } from '#ui'
import {
  FailureNotice,
  reasonText,
  type SigningAction,
  SigningDialog,
  transactionText,
  WalletRequest,
} from '#screens/common/signing'
import styles from '../../../common/signing/Review.module.css'
import type { RequestState } from './useSignedRequest.ts'

export interface SignedRequestDialogProps {
  chain: ChainSummary | undefined
  state: RequestState
  words: {
    heading: string
    lead: string
    /** The label of the button that prompts the wallet. */
    sign: string
    signing: string
    signingText: string
    done: string
    doneText: string
    declined: string
    unreachable: string
  }
  variant?: ButtonVariant | undefined
  /** Whether the wallet is on another network. */
  isElsewhere?: boolean | undefined
  /** Requests a switch to the Safe's network; undefined if the wallet can't. */
  onSwitchChain?: (() => void) | undefined
  /** Why it can't be signed now. */
  disabledReason?: string | undefined
  /** Actions offered after it is done. */
  end: readonly SigningAction[]
  onStart: () => void
  onBack: () => void
  onCancel: () => void
  onClose: () => void
  /** What is requested; not shown anymore once it is done. */
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
  const cancel: SigningAction = { label: text('cancel'), onPress: onCancel }
  const actions: Record<RequestState['step'], readonly SigningAction[]> = {
    review: [
      cancel,
      isElsewhere && onSwitchChain && disabledReason === undefined
        ? {
            label: text('switchNetwork', { network }),
            variant: 'primary',
            onPress: onSwitchChain,
          }
        : {
            label: words.sign,
            variant,
            onPress: onStart,
            disabledReason:
              disabledReason ?? (isElsewhere ? reasonText(text, 'wrongChain') : undefined),
          },
    ],
    // The dialog can be closed while the wallet doesn't respond.
    signing: [{ label: text('cancel'), onPress: onClose }],
    failed: [
      { label: text('back'), onPress: onBack },
      { label: text('retry'), variant: 'primary', onPress: onStart },
    ],
    done: end,
  }
  return (
    <SigningDialog
      title={title}
      step={state.step}
      spoken={spoken}
      isAsking={state.step === 'signing'}
      actions={actions[state.step]}
      onClose={onClose}
    >
      {state.step === 'signing' ? (
        <WalletRequest words={words.signingText} />
      ) : (
        <p className={styles.lead}>{spoken ?? words.lead}</p>
      )}
      {state.step === 'failed' &&
        (state.failure.at === 'signing' ? (
          <FailureNotice failure={state.failure} network={network} />
        ) : (
          <Notice tone="danger" title={words[state.failure.why]}>
            {state.failure.detail}
          </Notice>
        ))}
      {state.step !== 'done' && children}
    </SigningDialog>
  )
}
