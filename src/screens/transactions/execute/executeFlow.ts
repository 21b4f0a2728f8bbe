import type { Hex } from '#base'
import type { ExecutionState, PendingExecution, RelayReason, WalletReason } from '#signing'

export type ExecuteFailure =
  /**
   * `code` is the Safe contract's, such as `GS013`, if the wallet's node rejected it before
   * sending. `mayHaveSent`: the wallet lost the response, so the transaction may have been sent
   * anyway.
   */
  | { at: 'wallet'; why: WalletReason; code?: string; detail?: string; mayHaveSent?: boolean }
  /**
   * Mined and reverted, mined without the Safe's event that it was executed, replaced by another
   * transaction, or no longer known to the node.
   */
  | { at: 'chain'; why: 'reverted' | 'unreported' | 'replaced' | 'dropped' }
  /** `detail` is the gateway's own message. */
  | {
      at: 'relay'
      why: RelayReason | Exclude<ExecutionState['status'], 'processing' | 'executed' | 'unreported'>
      detail?: string
    }

/**
 * The dialog's state. `txHash` is null as long as only the relayer knows it. Once sent, it follows
 * the pending store, so closing the dialog or the page loses nothing.
 */
export type ExecuteState =
  | { step: 'review' }
  | { step: 'wallet' }
  /** `slow`: it takes longer than usual. */
  | { step: 'mining'; txHash: Hex | null; slow: boolean }
  | { step: 'failed'; failure: ExecuteFailure; txHash: Hex | null }
  /** Mined. `inner` says whether the action worked; the nonce is used either way. */
  | { step: 'done'; txHash: Hex | null; inner: 'success' | 'failure' | 'unknown' }

/** The state before there is a transaction hash. */
export type SendingState =
  | { step: 'review' }
  | { step: 'wallet' }
  | { step: 'failed'; failure: ExecuteFailure }

export type SendingEvent =
  | { type: 'execute' }
  | { type: 'sent' }
  | { type: 'failed'; failure: ExecuteFailure }
  | { type: 'back' }

export const sendingStart: SendingState = { step: 'review' }

/**
 * The steps up to the wallet's response; an event that is invalid in the current step changes
 * nothing.
 */
export function sendingFlow(state: SendingState, event: SendingEvent): SendingState {
  switch (event.type) {
    case 'execute':
      return state.step === 'wallet' ? state : { step: 'wallet' }
    case 'sent':
      return state.step === 'wallet' ? { step: 'review' } : state
    case 'failed':
      return state.step === 'wallet' ? { step: 'failed', failure: event.failure } : state
    case 'back':
      return state.step === 'failed' ? { step: 'review' } : state
  }
}

/**
 * Combines both states. An open wallet request takes precedence: it may be a second attempt after a
 * failed one.
 */
export function executeState(
  local: SendingState,
  stored: Pick<PendingExecution, 'txHash' | 'state' | 'task'> | undefined,
): ExecuteState {
  if (local.step === 'wallet') return local
  if (local.step === 'failed') return { ...local, txHash: null }
  if (!stored) return local
  const { txHash, state } = stored
  switch (state.status) {
    case 'processing':
      return { step: 'mining', txHash, slow: state.slow === true }
    case 'executed':
      return { step: 'done', txHash, inner: state.inner }
    case 'unreported':
      return { step: 'failed', txHash, failure: { at: 'chain', why: state.status } }
    case 'notRelayed':
      return { step: 'failed', txHash, failure: { at: 'relay', why: state.status } }
    default:
      return {
        step: 'failed',
        txHash,
        failure: { at: stored.task === undefined ? 'chain' : 'relay', why: state.status },
      }
  }
}
