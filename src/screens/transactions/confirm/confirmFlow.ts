import type { PendingConfirmation, UnsubmittedReason, WalletReason } from '#signing'
import type { ShownSigned } from '#screens/common/signing'

/** Why signing or submitting failed; `detail` is the technical message. */
export type ConfirmFailure =
  | {
      at: 'signing'
      why: WalletReason | 'notOwner' | 'unread'
      detail?: string
      signed?: ShownSigned
    }
  | { at: 'submitting'; why: UnsubmittedReason; detail?: string }

/** What the wallet is prompted to sign: the transaction as typed data, or its hash alone. */
export type SigningMethod = 'typedData' | 'hash'

/**
 * The dialog's state. Once signed, it follows the pending store, so closing the dialog or the page
 * loses nothing.
 */
export type ConfirmState =
  | SigningStep
  /** `isUnchecked`: its review is being repeated, and nothing is sent until then. */
  | { step: 'submitting'; isUnchecked?: true }
  /** `isSigned`: the signature is stored, and only has to be submitted again. */
  | { step: 'failed'; failure: ConfirmFailure; method?: SigningMethod; isSigned: boolean }
  | { step: 'done' }

/**
 * `hash`: the user decides whether to sign the hash alone, because the wallet can't sign typed
 * data.
 */
type SigningStep =
  | { step: 'review' }
  | { step: 'hash' }
  | { step: 'signing'; method: SigningMethod }

/** The state before there is a signature. */
export type SigningState =
  | SigningStep
  | { step: 'failed'; failure: ConfirmFailure; method: SigningMethod }

export type SigningEvent =
  | { type: 'sign' }
  /**
   * Opens the step in which the hash alone can be signed; only a wallet that can't sign typed data
   * leads there.
   */
  | { type: 'chooseHash' }
  | { type: 'signHash' }
  | { type: 'signed' }
  | { type: 'failed'; failure: ConfirmFailure }
  | { type: 'back' }

export const signingStart: SigningState = { step: 'review' }

/** The steps up to the signature; an event that is invalid in the current step changes nothing. */
export function signingFlow(state: SigningState, event: SigningEvent): SigningState {
  switch (event.type) {
    case 'sign':
      return state.step === 'review' || (state.step === 'failed' && state.method === 'typedData')
        ? { step: 'signing', method: 'typedData' }
        : state
    case 'chooseHash':
      return state.step === 'failed' && (mayChooseHash(state) || state.method === 'hash')
        ? { step: 'hash' }
        : state
    case 'signHash':
      return state.step === 'hash' ? { step: 'signing', method: 'hash' } : state
    case 'signed':
      return state.step === 'signing' ? { step: 'review' } : state
    case 'failed':
      return state.step === 'signing'
        ? { step: 'failed', failure: event.failure, method: state.method }
        : state
    case 'back':
      return state.step === 'failed' || state.step === 'hash' ? { step: 'review' } : state
  }
}

/**
 * Whether a failure offers to sign the hash alone: the wallet can't sign typed data. Never after a
 * rejection.
 */
export const mayChooseHash = ({
  failure,
  method,
}: {
  failure: ConfirmFailure
  method?: SigningMethod
}): boolean => method === 'typedData' && failure.at === 'signing' && failure.why === 'unsupported'

/** Whether a signature is held back, because of what changed while the wallet was prompted. */
export const isKeptBack = (state: { step: string; failure?: { why: string } }): boolean =>
  state.step === 'failed' &&
  (state.failure?.why === 'changed' || state.failure?.why === 'unchecked')

/**
 * Combines both states: a stored signature takes precedence, because there is nothing left to sign.
 */
export function confirmState(
  local: SigningState,
  stored: PendingConfirmation['state'] | undefined,
): ConfirmState {
  switch (stored?.status) {
    case 'submitting':
      return { step: 'submitting', ...(stored.isUnchecked && { isUnchecked: true }) }
    case 'submitted':
      return { step: 'done' }
    case 'unsubmitted':
      return {
        step: 'failed',
        isSigned: true,
        failure: {
          at: 'submitting',
          why: stored.why,
          ...(stored.detail ? { detail: stored.detail } : {}),
        },
      }
    default:
      return local.step === 'failed' ? { ...local, isSigned: false } : local
  }
}
