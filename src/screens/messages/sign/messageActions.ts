import type { Allowed } from '#base'
import type { Text } from '#ui'
import {
  type ActionReason,
  reasonText,
  type SigningAction,
  type transactionText,
} from '#screens/common/signing'
import { type confirmText, isKeptBack } from '#screens/transactions/confirm'
import type { messagesText } from '#screens/messages/common'
import { maySubmitKept, type MessageState } from './messageSigningFlow.ts'

/** What determines the actions offered in a message's dialog. */
export interface MessageActionsInput {
  state: MessageState
  allowed: Allowed<ActionReason>
  /** Whether its content rules out a signature. */
  isDeclined: boolean
  /** Why nothing is signed or sent before the dangers are acknowledged, as text. */
  waits: string | undefined
  /** Why nothing can be signed right after an app has opened it, as text. */
  soon: string | undefined
  /** Whether an app waits for the signature. */
  isAwaited: boolean
  /** The network's name. */
  network: string
  /** The message's own page, once it is signed. */
  href?: string | undefined
  /** The whole address of that page, for the other owners. */
  link?: string | undefined
  onSign: () => void
  onRetry: () => void
  onBack: () => void
  onConnect?: (() => void) | undefined
  onSwitchChain?: (() => void) | undefined
  onClose: () => void
}

interface Words {
  text: Text<keyof (typeof messagesText)['english']>
  common: Text<keyof (typeof transactionText)['english']>
  confirm: Text<keyof (typeof confirmText)['english']>
}

/** The buttons of each step: one primary action at most. */
export function messageActions(input: MessageActionsInput, words: Words): readonly SigningAction[] {
  const { state, isDeclined, isAwaited, href, link, onClose } = input
  const { text, common } = words
  const close: SigningAction = { label: text('close'), onPress: onClose }
  const show: readonly SigningAction[] = href === undefined ? [] : [{ label: text('show'), href }]
  switch (state.step) {
    case 'review':
      return [
        { label: isAwaited ? text('decline') : common('cancel'), onPress: onClose },
        ...(isDeclined ? [] : [signAction(input, words)]),
      ]
    case 'signing':
      return [{ label: common('cancel'), onPress: onClose }]
    case 'submitting':
      return [close]
    case 'failed':
      return isKeptBack(state) ? keptActions(input, words) : failedActions(input, state, words)
    case 'waiting':
      return [
        close,
        ...show,
        ...(state.missing === 'owners' && link !== undefined
          ? [{ label: text('copyLink'), copies: link, variant: 'primary' as const }]
          : []),
      ]
    case 'done':
      return [...show, { ...close, variant: 'primary' }]
  }
}

function signAction(
  { allowed, waits, soon, network, onSign, onConnect, onSwitchChain }: MessageActionsInput,
  { text, common }: Words,
): SigningAction {
  const reason = allowed.allowed ? undefined : allowed.reason
  if (reason === 'noWallet' && onConnect)
    return { label: text('connect'), variant: 'primary', onPress: onConnect }
  if (reason === 'wrongChain' && onSwitchChain)
    return {
      label: common('switchNetwork', { network }),
      variant: 'primary',
      onPress: onSwitchChain,
    }
  return {
    label: text('sign'),
    variant: 'primary',
    onPress: onSign,
    disabledReason: reason ? reasonText(common, reason) : (waits ?? soon),
  }
}

const failedActions = (
  { onRetry, onBack, onClose }: MessageActionsInput,
  { isSigned }: Extract<MessageState, { step: 'failed' }>,
  { text }: Words,
): readonly SigningAction[] => [
  isSigned ? { label: text('close'), onPress: onClose } : { label: text('back'), onPress: onBack },
  { label: text('retry'), variant: 'primary', onPress: onRetry },
]

/** A signature that was held back is submitted only if the user agrees to what is shown now. */
function keptActions(
  { allowed, isDeclined, waits, onRetry, onClose }: MessageActionsInput,
  { text, common, confirm }: Words,
): readonly SigningAction[] {
  const close: SigningAction = { label: text('close'), onPress: onClose }
  const may = maySubmitKept(allowed)
  if (isDeclined || may === 'no') return [{ ...close, variant: 'primary' }]
  return [
    close,
    {
      label: confirm('confirm.submitAnyway'),
      variant: 'primary',
      onPress: onRetry,
      disabledReason: may === 'unknown' ? reasonText(common, 'checking') : waits,
    },
  ]
}
