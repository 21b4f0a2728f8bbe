import {
  checkActions,
  mayHaveBeenSent,
  reasonText,
  refutedActions,
  type SigningAction,
} from '#screens/common/signing'
import type { ConfirmActionsInput, ConfirmWords } from './confirmActionsInput.ts'
import { isKeptBack, mayChooseHash } from './confirmFlow.ts'

/** The buttons of each step: one primary action. */
export function confirmActions(
  input: ConfirmActionsInput,
  words: ConfirmWords,
): readonly SigningAction[] {
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
      return doneActions(input, words)
  }
}

/** The next useful action is the primary one: to execute it, or to send it to other owners. */
function doneActions(input: ConfirmActionsInput, words: ConfirmWords): readonly SigningAction[] {
  const { link, submitted, required, onExecute, onClose } = input
  const { text, dialogText } = words
  const next: readonly SigningAction[] = onExecute
    ? executeNow(input, words)
    : link !== undefined && submitted < required
      ? [{ label: dialogText('confirm.copyLink'), variant: 'primary', copies: link }]
      : []
  return [
    {
      label: text('close'),
      variant: next.length > 0 ? 'secondary' : 'primary',
      onPress: onClose,
    },
    ...next,
  ]
}

function disabledReason(
  { allowed, waits }: ConfirmActionsInput,
  { text, dialogText }: ConfirmWords,
): string | undefined {
  if (allowed.allowed) return waits
  // A contract can only approve an existing proposal on-chain; it can't make the first signature.
  return allowed.reason === 'contractOwner'
    ? dialogText('approve.notProposed')
    : reasonText(text, allowed.reason)
}

function reviewActions(input: ConfirmActionsInput, words: ConfirmWords): readonly SigningAction[] {
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
  words: ConfirmWords,
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

const copySigned = ({ sharedLink }: ConfirmActionsInput, { dialogText }: ConfirmWords) =>
  sharedLink === undefined ? [] : [{ label: dialogText('confirm.copySigned'), copies: sharedLink }]

const executeNow = (
  { onExecute }: ConfirmActionsInput,
  { dialogText }: ConfirmWords,
): readonly SigningAction[] =>
  onExecute
    ? [{ label: dialogText('confirm.execute'), variant: 'primary', onPress: onExecute }]
    : []
