import { type Address, no } from '#base'
import type { SafeState, TransactionItem } from '#domain'
import {
  type Actor,
  availableAction,
  type AvailableAction,
  type DisplayStatus,
  displayStatus,
  reportedStatus,
} from '#safe'
import { type PendingEntry, pendingFromItem, submittedCount } from '#signing/pending'

/**
 * A list's state of a pending transaction, based on the gateway. The dialog verifies it on-chain.
 */
export interface RowState {
  status: DisplayStatus
  /** Signatures so far. */
  submitted: number
  action:
    | AvailableAction
    | { kind: AvailableAction['kind']; may: { allowed: false; reason: 'checking' } }
    | undefined
  /** Whether the viewer can sign it now. */
  needsYou: boolean
}

export function rowState(
  item: TransactionItem,
  safe: SafeState | undefined,
  entries: readonly PendingEntry[],
  viewer: Address | undefined,
): RowState {
  const { status, multisig } = item
  const isPending = status === 'AWAITING_CONFIRMATIONS' || status === 'AWAITING_EXECUTION'
  if (!safe || !multisig || !isPending) {
    const kind = status === 'AWAITING_CONFIRMATIONS' ? 'confirm' : 'execute'
    return {
      status: reportedStatus(status),
      submitted: multisig?.submitted ?? 0,
      action: isPending && multisig ? { kind, may: no('checking') } : undefined,
      needsYou: false,
    }
  }
  // Verification and switching the network are the dialog's first steps, so they don't disable the
  // button.
  const actor: Actor = { account: viewer ?? null, chainId: safe.chainId }
  const pending = pendingFromItem(item, safe, entries, viewer)
  const action = availableAction(pending, safe, actor, 'verified')
  return {
    status: displayStatus(pending, safe),
    submitted: submittedCount(item, safe, entries),
    action,
    needsYou: action?.kind === 'confirm' && action.may.allowed,
  }
}
