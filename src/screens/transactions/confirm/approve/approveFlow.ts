import type { Hex } from '#base'
import type { PendingApproval } from '#signing'
import { type ExecuteFailure, executeState, type SendingState } from '#screens/transactions/execute'

/** `notApproved`: mined, but the Safe has no approval of this account. */
type ApproveFailure = ExecuteFailure | { at: 'chain'; why: 'notApproved' }

/** The dialog's state while an owner approves on-chain. Once sent, it follows the pending store. */
export type ApproveState =
  | { step: 'review' }
  | { step: 'wallet' }
  | { step: 'mining'; txHash: Hex | null; slow: boolean }
  | { step: 'failed'; failure: ApproveFailure; isSigned: false; txHash: Hex | null }
  | { step: 'done' }

/**
 * Combines both states.
 * @param isApproved whether the Safe has the approval, whatever the receipt says: a contract's own
 * transaction may have done more
 */
export function approveState(
  local: SendingState,
  stored: Pick<PendingApproval, 'txHash' | 'state'> | undefined,
  isApproved: boolean,
): ApproveState {
  if (stored && isApproved && local.step === 'review') return { step: 'done' }
  const state = executeState(local, stored)
  switch (state.step) {
    case 'done':
      return state.inner === 'success'
        ? { step: 'done' }
        : {
            step: 'failed',
            failure: { at: 'chain', why: 'notApproved' },
            isSigned: false,
            txHash: state.txHash,
          }
    case 'failed':
      return { ...state, isSigned: false }
    default:
      return state
  }
}
