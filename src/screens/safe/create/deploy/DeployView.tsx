import { type Address, type Allowed, explorerLink, type Remote, shortAddress } from '#base'
import type { PendingCreation } from '#signing'
import { AddressText, Notice, QuorumRing, type RingStatus, useText } from '#ui'
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
import { type ExecuteFailure, relayBlocked, relayText } from '#screens/transactions/execute'
import { createText } from '../text.ts'
import type { DeployReason, DeployState } from './deployFlow.ts'
import { DeployReview, type DeployReviewProps } from './DeployReview.tsx'
import styles from './DeployView.module.css'
import { useDifferences } from './useDifferences.ts'
import { DeployOutcome, RevertNotice } from './DeployOutcome.tsx'

export interface DeployViewProps extends Omit<DeployReviewProps, 'isFixed'> {
  state: DeployState
  /** The wallet's account. */
  account?: Address | undefined
  /** The creation that was sent, if any. */
  sent: PendingCreation | undefined
  allowed: Allowed<DeployReason>
  /** Whether the chain is being read once more. */
  isRechecking: boolean
  /** Whether the gateway knows the created Safe by now; false if it doesn't. */
  listed: Remote<boolean>
  /** The page of the created Safe. */
  href: string | undefined
  onSwitchChain: (() => void) | undefined
  onSend: () => void
  onRelayAnyway?: (() => void) | undefined
  onBack: () => void
  /** Chooses another number, for a Safe that doesn't exist yet. */
  onOtherNumber: () => void
  /** Adds the Safe that exists already. */
  onAdd: () => void
  /** Goes back to the form. */
  onEdit: () => void
  /** The outcome was read. */
  onDone: () => void
  onClose: () => void
}

/**
 * Review, wallet, progress, and outcome of a creation: one dialog, with one primary action per
 * step.
 */
export function DeployView(props: DeployViewProps) {
  const { order, chain, plan, state, sent, allowed, isRechecking, listed, href } = props
  const { onSwitchChain, onSend, onRelayAnyway, onBack, onOtherNumber } = props
  const { onAdd, onEdit, onDone, onClose } = props
  const text = useText(createText)
  const words = useText(transactionText)
  const relayWords = useText(relayText)
  const isRelay = props.relaying?.payer === 'relay'
  const blocked = isRelay && props.relaying ? relayBlocked(props.relaying.relays) : undefined
  const differences = useDifferences()
  const network = chain?.name ?? order.safe.chainId
  const isDifferent = state.step === 'done' && state.differs.length > 0
  const isUnclear =
    state.step === 'notCreated' &&
    (state.failure.status === 'dropped' || state.failure.status === 'missing')
  const title = {
    review: () => text('deploy.title'),
    wallet: () => text('wallet.title'),
    relaying: () => relayWords('sending'),
    failed: () => text('deploy.title'),
    mining: () => text('mining.title'),
    notCreated: () => text(isUnclear ? 'failed.unclear' : 'failed.title'),
    done: () => text(isDifferent ? 'done.differs.title' : 'done.title'),
  }[state.step]()
  const spoken = spokenText()
  return (
    <SigningDialog
      title={title}
      // Another number is another review.
      step={`${state.step} ${order.safe.saltNonce}`}
      spoken={spoken}
      isAsking={state.step === 'wallet'}
      actions={actions()}
      onClose={onClose}
    >
      {state.step === 'review' && (
        <p className={styles.lead}>{text(isRelay ? 'deploy.relayText' : 'deploy.text')}</p>
      )}
      {(state.step === 'wallet' || state.step === 'relaying') && spoken && (
        <WalletRequest words={spoken} />
      )}
      {state.step === 'failed' &&
        (isMaybeRelayed(state.failure) ? (
          <Notice tone="danger" title={spoken} />
        ) : (
          <FailureNotice failure={state.failure} network={network} />
        ))}
      {isBefore(state) ? (
        <DeployReview {...props} isFixed={state.step !== 'review'} />
      ) : (
        <div className={styles.progress}>
          <QuorumRing
            size={96}
            signed={state.step === 'mining' ? 0 : order.safe.threshold}
            required={order.safe.threshold}
            status={ring()}
            decorative
          />
          {sent && (
            <span className={styles.created}>
              <AddressText
                address={sent.at.address}
                name={sent.name || undefined}
                variant="full"
                chainPrefix={chain?.shortName}
              />
            </span>
          )}
          {!isDifferent && <p className={styles.lead}>{spoken}</p>}
        </div>
      )}
      {state.step === 'done' && <DeployOutcome state={state} listed={listed} />}
      {state.step === 'notCreated' && <RevertNotice state={state} />}
    </SigningDialog>
  )

  function spokenText(): string | undefined {
    switch (state.step) {
      case 'review':
        return undefined
      case 'wallet':
        return text('wallet.text', { factory: 'plan' in plan ? shortAddress(plan.plan.to) : '' })
      case 'relaying':
        return relayWords('sendingText')
      case 'failed':
        return isMaybeRelayed(state.failure)
          ? text('failed.relayUnreachable')
          : failureSentence(words, state.failure, network)
      case 'mining':
        if (state.txHash === null) return relayWords(state.slow ? 'waitingSlow' : 'waiting')
        return text(state.slow ? 'mining.slow' : 'mining.text')
      case 'notCreated':
        return text(`failed.${state.failure.status}`)
      case 'done':
        return isDifferent
          ? text('done.differs', { what: differences(state.differs) })
          : text(state.byOther ? 'done.byOther' : 'done.text')
    }
  }

  function ring(): RingStatus {
    if (state.step === 'mining') return 'loading'
    if (state.step === 'done') return 'done'
    return isUnclear ? 'canceled' : 'failed'
  }

  function actions(): readonly SigningAction[] {
    const close: SigningAction = { label: text('close'), onPress: onClose }
    const anyway: SigningAction = {
      label: relayWords('anyway'),
      variant: 'primary',
      onPress: onRelayAnyway,
    }
    const back: SigningAction = { label: text('back'), variant: 'primary', onPress: onBack }
    const href =
      'txHash' in state && state.txHash !== null
        ? explorerLink(chain, 'txHash', state.txHash)
        : undefined
    const explorer: readonly SigningAction[] = href
      ? [{ label: text('explorer'), href, isExternal: true }]
      : []
    switch (state.step) {
      case 'review':
        return [{ label: text('deploy.edit'), onPress: onEdit }, ...primary()]
      case 'wallet':
        return [{ label: text('cancel'), onPress: onClose }]
      case 'relaying':
        return [close]
      case 'failed':
        if (mayHaveBeenSent(state.failure)) return checks()
        return isUnsure(state.failure)
          ? [close, { ...back, variant: 'secondary' }, anyway]
          : [close, back]
      case 'mining':
        return [...explorer, close]
      case 'notCreated':
        return isUnclear ? checks() : [...explorer, close, back]
      case 'done':
        return [...explorer, { label: text('close'), onPress: onDone }, ...open()]
    }
  }

  function checks(): readonly SigningAction[] {
    const txHash = 'txHash' in state ? state.txHash : undefined
    const back: SigningAction = { label: text('back'), onPress: onBack }
    // If the relayer sent anything, it's found at the Safe's address.
    const account = isRelay && 'plan' in plan ? plan.plan.address : props.account
    return checkActions({ chain, txHash, account }, { back, onClose }, words)
  }

  function open(): readonly SigningAction[] {
    return href ? [{ label: text('done.open'), variant: 'primary', href, onPress: onDone }] : []
  }

  function primary(): readonly SigningAction[] {
    if (plan.status === 'exists')
      return [
        ...(plan.found ? [{ label: text('deploy.add'), onPress: onAdd }] : []),
        { label: text('deploy.otherNumber'), variant: 'primary', onPress: onOtherNumber },
      ]
    if (!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain)
      return [
        { label: text('deploy.switch', { network }), variant: 'primary', onPress: onSwitchChain },
      ]
    return [
      {
        label: text('deploy.send'),
        variant: 'primary',
        onPress: onSend,
        busy: isRechecking,
        disabledReason: allowed.allowed
          ? blocked && relayWords(`blocked.${blocked}`)
          : text(`reason.${allowed.reason}`),
      },
    ]
  }
}

type Before = Extract<DeployState, { step: 'review' | 'wallet' | 'relaying' | 'failed' }>

/** Whether nothing is known to have been sent. */
const isBefore = (state: DeployState): state is Before =>
  ['review', 'wallet', 'relaying', 'failed'].includes(state.step)

/** Whether the gateway's response is missing, so that the relayer may be sending it. */
const isMaybeRelayed = ({ at, why }: ExecuteFailure): boolean =>
  at === 'relay' && why === 'unreachable'

/** Whether the relayer's simulation was inconclusive. */
const isUnsure = ({ at, why }: ExecuteFailure): boolean => at === 'relay' && why === 'unsure'
