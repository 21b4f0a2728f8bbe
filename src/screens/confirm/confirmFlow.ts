import type { PendingConfirmation, WalletReason } from '#signing'

/** Why signing or submitting failed; `detail` is the technical message. */
export type ConfirmFailure =
  | { at: 'signing'; why: WalletReason | 'notOwner'; detail?: string }
  | { at: 'submitting'; why: 'unreachable' | 'refused'; detail?: string }

/** The dialog's state. Once signed, it follows the pending store, so closing the dialog or the page loses nothing. */
export type ConfirmState =
  | { step: 'review' }
  | { step: 'signing' }
  | { step: 'submitting' }
  /** `isSigned`: the signature is stored, and only has to be submitted again. */
  | { step: 'failed'; failure: ConfirmFailure; isSigned: boolean }
  | { step: 'done' }

/** The state before there is a signature. */
export type SigningState = { step: 'review' } | { step: 'signing' } | { step: 'failed'; failure: ConfirmFailure }

export type SigningEvent = { type: 'sign' } | { type: 'signed' } | { type: 'failed'; failure: ConfirmFailure } | { type: 'back' }

export const signingStart: SigningState = { step: 'review' }

/** The steps up to the signature; an event that is invalid in the current step changes nothing. */
export function signingFlow(state: SigningState, event: SigningEvent): SigningState {
  switch (event.type) {
    case 'sign':
      return state.step === 'signing' ? state : { step: 'signing' }
    case 'signed':
      return state.step === 'signing' ? { step: 'review' } : state
    case 'failed':
      return state.step === 'signing' ? { step: 'failed', failure: event.failure } : state
    case 'back':
      return state.step === 'failed' ? { step: 'review' } : state
  }
}

/** Combines both states: a stored signature takes precedence, because there is nothing left to sign. */
export function confirmState(local: SigningState, stored: PendingConfirmation['state'] | undefined): ConfirmState {
  switch (stored?.status) {
    case 'submitting':
      return { step: 'submitting' }
    case 'submitted':
      return { step: 'done' }
    case 'unsubmitted':
      return { step: 'failed', isSigned: true, failure: { at: 'submitting', why: stored.why, ...(stored.detail ? { detail: stored.detail } : {}) } }
    default:
      return local.step === 'failed' ? { ...local, isSigned: false } : local
  }
}
