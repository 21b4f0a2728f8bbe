import type { Address, Allowed, ChainSummary, Hex } from '#base'
import { explorerLink } from '#base'
import type { Text } from '#ui'
import {
  checkActions,
  mayHaveBeenSent,
  refutedActions,
  type ShownFailure,
  type SigningAction,
  type transactionText,
} from '#screens/common/signing'

/** What determines the actions offered in a dialog that sends something. */
export interface ExecuteActionsInput {
  chain: ChainSummary | undefined
  state: {
    step: 'review' | 'wallet' | 'relaying' | 'mining' | 'failed' | 'done'
    txHash?: Hex | null
    failure?: ShownFailure
  }
  /** The wallet's account, which may have sent what failed. */
  account?: Address | undefined
  /** The Safe's history, which shows what a relayer may have sent. */
  history?: string | undefined
  allowed: Allowed<string>
  /** The action that sends it; `wouldFail`: sending isn't recommended. */
  send: { label: string; disabledReason: string | undefined; busy?: boolean; wouldFail?: boolean }
  /** Set when the wallet is on another network. */
  onSwitchChain?: (() => void) | undefined
  onExecute: () => void
  /** What refutes it, as plain text: it can't be sent, only reported. */
  details?: string | undefined
  /** Sends it although it isn't certain to work: a retry after a failure. */
  anyway?: { label: string; onPress: (() => void) | undefined } | undefined
  onBack: () => void
  onClose: () => void
}

/** The buttons of each step: one primary action. */
export function executeActions(
  {
    chain,
    state,
    account,
    history,
    allowed,
    send: { wouldFail = false, ...send },
    onSwitchChain,
    onExecute,
    details,
    anyway,
    onBack,
    onClose,
  }: ExecuteActionsInput,
  text: Text<keyof (typeof transactionText)['english']>,
): readonly SigningAction[] {
  const close: SigningAction = { label: text('close'), onPress: onClose }
  const cancel: SigningAction = { label: text('cancel'), onPress: onClose }
  const href = state.txHash ? explorerLink(chain, 'txHash', state.txHash) : undefined
  const explorer: readonly SigningAction[] = href
    ? [{ label: text('viewExplorer'), href, isExternal: true }]
    : []
  switch (state.step) {
    case 'review':
      if (details !== undefined) return refutedActions(details, onClose, text)
      return [
        cancel,
        !allowed.allowed && allowed.reason === 'wrongChain' && onSwitchChain
          ? {
              label: text('switchNetwork', { network: chain?.name ?? '' }),
              variant: 'primary',
              onPress: onSwitchChain,
            }
          : { ...send, variant: wouldFail ? 'secondary' : 'primary', onPress: onExecute },
      ]
    case 'wallet':
      return [cancel]
    case 'relaying':
      return [close]
    case 'mining':
      return [...explorer, close]
    case 'failed': {
      const back = { label: text('back'), onPress: onBack }
      const { failure, txHash } = state
      if (failure && mayHaveBeenSent(failure))
        return checkActions(
          { chain, txHash, ...(failure.at === 'relay' ? { history } : { account }) },
          { back, onClose },
          text,
        )
      // What the network has decided is looked at first, not repeated.
      if (href && failure?.at === 'chain' && failure.why !== 'dropped')
        return [back, close, ...explorer.map((one) => ({ ...one, variant: 'primary' as const }))]
      return [
        ...explorer,
        close,
        { ...back, variant: anyway ? 'secondary' : 'primary' },
        ...(anyway ? [{ ...anyway, variant: 'primary' as const }] : []),
      ]
    }
    case 'done':
      return [...explorer, { ...close, variant: 'primary' }]
  }
}
