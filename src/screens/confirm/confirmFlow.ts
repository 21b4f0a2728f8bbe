import type { PendingConfirmation, WalletReason } from '#signing'

/** Why signing or submitting did not work; `detail` is for the curious. */
export type ConfirmFailure =
  | { at: 'signing'; why: WalletReason | 'notOwner'; detail?: string }
  | { at: 'submitting'; why: 'unreachable' | 'refused'; detail?: string }

/** What the dialog shows. From the moment of the signature it follows the pending store: closing the dialog or the page loses nothing. */
export type ConfirmState =
  | { step: 'review' }
  | { step: 'signing' }
  | { step: 'submitting' }
  /** `isSigned`: the signature is kept, and only has to be submitted again. */
  | { step: 'failed'; failure: ConfirmFailure; isSigned: boolean }
  | { step: 'done' }

/** The part of it before there is a signature. */
export type SigningState = { step: 'review' } | { step: 'signing' } | { step: 'failed'; failure: ConfirmFailure }

export type SigningEvent = { type: 'sign' } | { type: 'signed' } | { type: 'failed'; failure: ConfirmFailure } | { type: 'back' }

export const signingStart: SigningState = { step: 'review' }

/** The steps up to the signature; an event that does not fit the step changes nothing. */
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

/** The dialog's state from both: a kept signature wins, since there is nothing left to sign. */
export function confirmState(local: SigningState, kept: PendingConfirmation['state'] | undefined): ConfirmState {
  switch (kept?.status) {
    case 'submitting':
      return { step: 'submitting' }
    case 'submitted':
      return { step: 'done' }
    case 'unsubmitted':
      return { step: 'failed', isSigned: true, failure: { at: 'submitting', why: kept.why, ...(kept.detail ? { detail: kept.detail } : {}) } }
    default:
      return local.step === 'failed' ? { ...local, isSigned: false } : local
  }
}
