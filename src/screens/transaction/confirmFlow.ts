import type { Address, Hex } from '#base'

/** Why signing or sending did not work; `detail` is for the curious. */
export type ConfirmFailure =
  | { at: 'signing'; why: 'rejected' | 'pending' | 'missing' | 'wrongChain' | 'timedOut' | 'notOwner' | 'failed'; detail?: string }
  | { at: 'sending'; why: 'unreachable' | 'refused'; detail?: string }

/** A signature and whose it is: the account in the wallet may change while it is on its way. */
export interface Given {
  signature: Hex
  by: Address
}

/** A signature that was given is kept until the gateway has it: sending can be tried again without signing again. */
export type ConfirmState =
  | { step: 'review' }
  | { step: 'signing' }
  | { step: 'sending'; given: Given }
  | { step: 'failed'; failure: ConfirmFailure; given: Given | null }
  | { step: 'done' }

export type ConfirmEvent =
  | { type: 'sign' }
  | { type: 'signed'; given: Given }
  | { type: 'failed'; failure: ConfirmFailure }
  | { type: 'retry' }
  | { type: 'back' }
  | { type: 'sent' }

export const confirmStart: ConfirmState = { step: 'review' }

/** The steps of confirming; an event that does not fit the step changes nothing. */
export function confirmFlow(state: ConfirmState, event: ConfirmEvent): ConfirmState {
  switch (event.type) {
    case 'sign':
      return state.step === 'review' ? { step: 'signing' } : state
    case 'signed':
      return state.step === 'signing' ? { step: 'sending', given: event.given } : state
    case 'sent':
      return state.step === 'sending' ? { step: 'done' } : state
    case 'failed':
      if (state.step === 'signing') return { step: 'failed', failure: event.failure, given: null }
      return state.step === 'sending' ? { step: 'failed', failure: event.failure, given: state.given } : state
    case 'retry':
      if (state.step !== 'failed') return state
      return state.given ? { step: 'sending', given: state.given } : { step: 'signing' }
    case 'back':
      return state.step === 'failed' && !state.given ? { step: 'review' } : state
  }
}
