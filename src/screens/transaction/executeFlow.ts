import type { Hex } from '#base'

export type ExecuteFailure =
  | { at: 'wallet'; why: 'rejected' | 'pending' | 'missing' | 'wrongChain' | 'timedOut' | 'failed'; detail?: string }
  /** `code` is the contract's own, as `GS013`, where it gave one. */
  | { at: 'chain'; why: 'reverted'; code?: string; detail?: string }

/** From the review to a mined transaction; once it was sent, leaving the dialog loses nothing. */
export type ExecuteState =
  | { step: 'review' }
  | { step: 'wallet' }
  | { step: 'mining'; txHash: Hex }
  | { step: 'failed'; failure: ExecuteFailure; txHash: Hex | null }
  /** Mined. `inner` tells whether what the safe did worked; the nonce is used up either way. */
  | { step: 'done'; txHash: Hex; inner: 'success' | 'failure' }

export type ExecuteEvent =
  | { type: 'execute' }
  | { type: 'sent'; txHash: Hex }
  | { type: 'mined'; inner: 'success' | 'failure' }
  | { type: 'failed'; failure: ExecuteFailure }
  | { type: 'back' }

export const executeStart: ExecuteState = { step: 'review' }

/** The steps of executing; an event that does not fit the step changes nothing. */
export function executeFlow(state: ExecuteState, event: ExecuteEvent): ExecuteState {
  switch (event.type) {
    case 'execute':
      return state.step === 'review' ? { step: 'wallet' } : state
    case 'sent':
      return state.step === 'wallet' ? { step: 'mining', txHash: event.txHash } : state
    case 'mined':
      return state.step === 'mining' ? { step: 'done', txHash: state.txHash, inner: event.inner } : state
    case 'failed':
      if (state.step === 'wallet') return { step: 'failed', failure: event.failure, txHash: null }
      return state.step === 'mining' ? { step: 'failed', failure: event.failure, txHash: state.txHash } : state
    case 'back':
      return state.step === 'failed' && !state.txHash ? { step: 'review' } : state
  }
}
