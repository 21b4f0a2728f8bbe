import type { Address, Allowed, ChainSummary } from '#base'
import type { Text } from '#ui'
import {
  type ActionReason,
  checkActions,
  mayHaveBeenSent,
  reasonText,
  refutedActions,
  type SigningAction,
  type transactionText,
} from '#screens/common/signing'
import type { ApproveState } from './approve/approveFlow.ts'
import { type ConfirmState, isKeptBack, mayChooseHash } from './confirmFlow.ts'
import type { confirmText } from './text.ts'

/** What determines the actions offered in the dialog. */
export interface ConfirmActionsInput {
  chain: ChainSummary | undefined
  state: ConfirmState | ApproveState
  allowed: Allowed<ActionReason>
  /** Why what is allowed can't be signed yet, as text. */
  waits?: string | undefined
  /** The same for also executing it, which costs something. */
  executeWaits?: string | undefined
  /** How this account confirms: with a signature, or by approving on-chain. */
  confirmMethod?: 'sign' | 'approve' | undefined
  /** The wallet's account. */
  account?: Address | undefined
  /** Signatures so far and needed. */
  submitted: number
  required: number
  /**
   * Name of the owner on whose behalf a delegate proposes it; undefined for owners, whose
   * signatures count.
   */
  delegator?: string | undefined
  /** Whether it is a rejection: the button says so. */
  isRejection?: boolean | undefined
  /** Whether it would fail if executed now: then signing it isn't recommended. */
  wouldFail?: boolean | undefined
  /** Set when the wallet is on another network. */
  onSwitchChain?: (() => void) | undefined
  /**
   * Whether this signature completes the transaction and its nonce is next: it can be executed at
   * once.
   */
  isLast?: boolean | undefined
  /** Whether it is signed, and its execution starts automatically: nothing is left to choose. */
  isStarting?: boolean | undefined
  /** Opens the execution, once the signatures are complete. */
  onExecute?: (() => void) | undefined
  /** Address of the transaction's page, for the other owners. */
  link?: string | undefined
  /**
   * Link that contains the transaction and its signatures, for when the gateway doesn't accept
   * them.
   */
  sharedLink?: string | undefined
  /** What refutes it, as plain text: it can't be signed, only reported. */
  details?: string | undefined
  /** Goes back to where it was drafted. */
  onEdit?: (() => void) | undefined
  onSign: (then: 'execute' | 'nothing') => void
  /** Approves on-chain; undefined if that isn't offered. */
  onApprove?: (() => void) | undefined
  /** Opens the step for signing the hash; undefined if the Safe doesn't accept such a signature. */
  onChooseHash?: (() => void) | undefined
  onSignHash?: (() => void) | undefined
  onRetry: () => void
  onBack: () => void
  onClose: () => void
}

interface Words {
  text: Text<keyof (typeof transactionText)['english']>
  dialogText: Text<keyof (typeof confirmText)['english']>
}

/** The buttons of each step: one primary action. */
export function confirmActions(input: ConfirmActionsInput, words: Words): readonly SigningAction[] {
  const { state, onBack, onClose } = input
  const { text, dialogText } = words
  const close: SigningAction = { label: text('close'), onPress: onClose }
  const cancel: SigningAction = { label: text('cancel'), onPress: onClose }
  const back: SigningAction = { label: text('back'), onPress: onBack }
  if (input.isStarting) return [close]
  switch (state.step) {
    case 'review':
      return reviewActions(input, words)
    case 'hash':
      return [
        back,
        {
          label: dialogText('hash.sign'),
          variant: 'primary',
          onPress: input.onSignHash,
          disabledReason: disabledReason(input, words),
        },
      ]
    case 'signing':
    case 'wallet':
      return [cancel]
    case 'mining':
      return [close]
    case 'submitting':
      return 'isUnchecked' in state ? [close] : [...copySigned(input, words), close]
    case 'failed':
      return failedActions(input, state, words)
    case 'done':
      return [
        ...(input.link !== undefined && input.submitted < input.required
          ? [{ label: dialogText('confirm.copyLink'), copies: input.link }]
          : []),
        { ...close, variant: input.onExecute ? 'secondary' : 'primary' },
        ...executeNow(input, words),
      ]
  }
}

function disabledReason(
  { allowed, waits }: ConfirmActionsInput,
  { text, dialogText }: Words,
): string | undefined {
  if (allowed.allowed) return waits
  // A contract can only approve an existing proposal on-chain; it can't make the first signature.
  return allowed.reason === 'contractOwner'
    ? dialogText('approve.notProposed')
    : reasonText(text, allowed.reason)
}

function reviewActions(input: ConfirmActionsInput, words: Words): readonly SigningAction[] {
  const { text, dialogText } = words
  const { allowed, chain, confirmMethod = 'sign', isLast = false, onSwitchChain } = input
  const variant = input.wouldFail ? 'secondary' : 'primary'
  const why = disabledReason(input, words)
  if (input.details !== undefined) return refutedActions(input.details, input.onClose, text)
  const leave: SigningAction = input.onEdit
    ? { label: text('back'), onPress: input.onEdit }
    : { label: text('cancel'), onPress: input.onClose }
  if (!allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain)
    return [
      leave,
      {
        label: text('switchNetwork', { network: chain?.name ?? '' }),
        variant: 'primary',
        onPress: onSwitchChain,
      },
    ]
  if (confirmMethod === 'approve')
    return [
      leave,
      {
        label: dialogText('approve.action'),
        variant,
        onPress: input.onApprove,
        disabledReason: why,
      },
    ]
  const sign = (then: 'execute' | 'nothing') => ({
    onPress: () => input.onSign(then),
    disabledReason: why ?? (then === 'execute' ? input.executeWaits : undefined),
  })
  if (isLast)
    return [
      leave,
      { label: dialogText('confirm.signOnly'), ...sign('nothing') },
      { label: dialogText('confirm.signAndExecute'), variant, ...sign('execute') },
    ]
  return [
    leave,
    {
      label: dialogText(signLabel(input)),
      variant,
      ...sign('nothing'),
    },
  ]
}

function signLabel({ delegator, isRejection }: ConfirmActionsInput) {
  if (isRejection) return delegator === undefined ? 'reject.sign' : 'reject.propose'
  return delegator === undefined ? 'confirm.sign' : 'propose.sign'
}

function failedActions(
  input: ConfirmActionsInput,
  state: Extract<ConfirmActionsInput['state'], { step: 'failed' }>,
  words: Words,
): readonly SigningAction[] {
  const { text, dialogText } = words
  const { onApprove, onChooseHash, onRetry, onBack, onClose, onExecute, waits } = input
  const back: SigningAction = { label: text('back'), onPress: onBack }
  if (state.failure.at === 'signing' && state.failure.why === 'unsupported') {
    const isHashOffered =
      onChooseHash !== undefined &&
      mayChooseHash({
        failure: state.failure,
        ...('method' in state && { method: state.method }),
      })
    return [
      back,
      ...(onApprove
        ? [
            {
              label: dialogText('approve.action'),
              variant: isHashOffered ? ('secondary' as const) : ('primary' as const),
              onPress: onApprove,
            },
          ]
        : []),
      ...(isHashOffered
        ? [{ label: dialogText('hash.choose'), variant: 'primary' as const, onPress: onChooseHash }]
        : []),
    ]
  }
  if (mayHaveBeenSent(state.failure)) {
    const txHash = 'txHash' in state ? state.txHash : undefined
    const { chain, account } = input
    return checkActions({ chain, txHash, account }, { back, onClose }, text)
  }
  if (!state.isSigned)
    return [
      back,
      { label: text('retry'), variant: 'primary', onPress: onRetry, disabledReason: waits },
    ]
  const isHeld = isKeptBack(state)
  if (isHeld && input.details !== undefined) return refutedActions(input.details, onClose, text)
  return [
    { label: text('close'), onPress: onClose },
    ...(isHeld ? [] : copySigned(input, words)),
    {
      label: dialogText(isHeld ? 'confirm.submitAnyway' : 'confirm.submitAgain'),
      variant: onExecute ? 'secondary' : 'primary',
      onPress: onRetry,
      disabledReason: waits,
    },
    ...executeNow(input, words),
  ]
}

const copySigned = ({ sharedLink }: ConfirmActionsInput, { dialogText }: Words) =>
  sharedLink === undefined ? [] : [{ label: dialogText('confirm.copySigned'), copies: sharedLink }]

const executeNow = (
  { onExecute }: ConfirmActionsInput,
  { dialogText }: Words,
): readonly SigningAction[] =>
  onExecute
    ? [{ label: dialogText('confirm.execute'), variant: 'primary', onPress: onExecute }]
    : []
