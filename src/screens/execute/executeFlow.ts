import type { Hex } from '#base'
import type { PendingExecution, WalletReason } from '#signing'

export type ExecuteFailure =
  /** `code` is the contract's own, such as `GS013`, where the wallet's node refused beforehand. `mayHaveSent`: the wallet lost the answer, and the transaction may be on its way all the same. */
  | { at: 'wallet'; why: WalletReason; code?: string; detail?: string; mayHaveSent?: boolean }
  /** Mined and undone, replaced by another transaction, or not known to any node any more. */
  | { at: 'chain'; why: 'reverted' | 'replaced' | 'dropped' }

/** What the dialog shows. From the moment of sending it follows the pending store: closing the dialog or the page loses nothing. */
export type ExecuteState =
  | { step: 'review' }
  | { step: 'wallet' }
  /** `slow`: the network takes longer than usual. */
  | { step: 'mining'; txHash: Hex; slow: boolean }
  | { step: 'failed'; failure: ExecuteFailure; txHash: Hex | null }
  /** Mined. `inner` says whether the action worked; the nonce is used either way. */
  | { step: 'done'; txHash: Hex; inner: 'success' | 'failure' | 'unknown' }

/** The part of it before there is a hash. */
export type SendingState = { step: 'review' } | { step: 'wallet' } | { step: 'failed'; failure: ExecuteFailure }

export type SendingEvent = { type: 'execute' } | { type: 'sent' } | { type: 'failed'; failure: ExecuteFailure } | { type: 'back' }

export const sendingStart: SendingState = { step: 'review' }

/** The steps up to the wallet's answer; an event that does not fit the step changes nothing. */
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

/** The dialog's state from both. What is in the wallet now comes first: it may be a second try after one that failed. */
export function executeState(local: SendingState, kept: Pick<PendingExecution, 'txHash' | 'state'> | undefined): ExecuteState {
  if (local.step === 'wallet') return local
  if (local.step === 'failed') return { ...local, txHash: null }
  if (!kept) return local
  const { txHash, state } = kept
  switch (state.status) {
    case 'processing':
      return { step: 'mining', txHash, slow: state.slow === true }
    case 'executed':
      return { step: 'done', txHash, inner: state.inner }
    default:
      return { step: 'failed', txHash, failure: { at: 'chain', why: state.status } }
  }
}
