import type { Address } from 'viem'
import type { WalletFailure } from '../connectors/walletErrors.ts'

/** The app's session status. */
export type SigninStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** Why sign-in failed. A rejection in the wallet is not a failure. */
export type SigninFailure =
  /** No nonce, or no message to sign. */
  | { at: 'preparing' }
  | { at: 'signing'; reason: WalletFailure }
  /** The server rejected or did not respond. */
  | { at: 'verifying' }
  | { at: 'elsewhere' }

/** State of sign-in. `turn` identifies the results of one attempt. */
export type SigninState =
  /**
   * `awaited`: a wallet has just connected, and the app has not yet reported whether its account is
   * signed in.
   */
  | { step: 'closed'; turn: number; awaited: boolean }
  /** Waiting for a nonce. */
  | { step: 'preparing'; turn: number; failure?: SigninFailure }
  /** No nonce; it can be requested again. */
  | { step: 'unprepared'; turn: number; failure: SigninFailure }
  | { step: 'idle'; turn: number; nonce: string; failure?: SigninFailure }
  | { step: 'creatingMessage' | 'signing' | 'verifying'; turn: number; nonce: string }

export type SigninStep = SigninState['step']

export type SigninEvent =
  /** The user connected a wallet. Wallets that reconnect at load open nothing. */
  | { type: 'connected' }
  /** The app reports its session status. */
  | { type: 'statusChanged'; status: SigninStatus }
  | { type: 'opened' }
  /** Canceled or closed, or the wallet disconnected. */
  | { type: 'left' }
  /** The wallet changed its account: the running attempt was for the previous one. */
  | { type: 'accountChanged' }
  | { type: 'nonceArrived'; turn: number; nonce: string }
  | { type: 'nonceFailed'; turn: number }
  /** The nonce is so old that the server may have expired it. */
  | { type: 'nonceAged'; turn: number }
  | { type: 'retried' }
  | { type: 'pressed' }
  | { type: 'messageCreated'; turn: number }
  | { type: 'signed'; turn: number }
  | { type: 'declined'; turn: number }
  | { type: 'failed'; turn: number; failure: SigninFailure }
  /** The server has accepted the signature of this account. */
  | { type: 'verified'; turn: number; account: Address }

export const signinStart: SigninState = { step: 'closed', turn: 0, awaited: false }

/**
 * State machine of sign-in; only results of the current turn count, so attempts from before closing
 * have no effect.
 */
export function signinFlow(state: SigninState, event: SigninEvent): SigninState {
  if ('turn' in event && event.turn !== state.turn) return state
  const next = state.turn + 1
  const closed: SigninState = { step: 'closed', turn: next, awaited: false }
  switch (event.type) {
    case 'connected':
      return state.step === 'closed' ? { ...closed, awaited: true } : state
    case 'statusChanged':
      if (event.status === 'authenticated')
        return state.step === 'closed' && !state.awaited ? state : closed
      return event.status === 'unauthenticated' && state.step === 'closed' && state.awaited
        ? { step: 'preparing', turn: next }
        : state
    case 'opened':
      return state.step === 'closed' ? { step: 'preparing', turn: next } : state
    case 'left':
      return state.step === 'closed' && !state.awaited ? state : closed
    case 'accountChanged':
      return state.step === 'closed' ? state : { step: 'preparing', turn: next }
    case 'nonceArrived':
      return state.step === 'preparing'
        ? { step: 'idle', turn: state.turn, nonce: event.nonce, ...failureOf(state) }
        : state
    case 'nonceFailed':
      return state.step === 'preparing'
        ? { step: 'unprepared', turn: state.turn, failure: { at: 'preparing' } }
        : state
    case 'nonceAged':
      return state.step === 'idle' ? { step: 'preparing', turn: next, ...failureOf(state) } : state
    case 'retried':
      return state.step === 'unprepared' ? { step: 'preparing', turn: next } : state
    case 'pressed':
      return state.step === 'idle'
        ? { step: 'creatingMessage', turn: next, nonce: state.nonce }
        : state
    case 'messageCreated':
      return state.step === 'creatingMessage' ? { ...state, step: 'signing' } : state
    case 'signed':
      return state.step === 'signing' ? { ...state, step: 'verifying' } : state
    case 'declined':
      return state.step === 'signing'
        ? { step: 'idle', turn: state.turn, nonce: state.nonce }
        : state
    case 'failed':
      if (state.step === 'creatingMessage' || state.step === 'signing')
        return { step: 'idle', turn: state.turn, nonce: state.nonce, failure: event.failure }
      // A server invalidates a nonce when it checks a response: the next attempt needs another one.
      return state.step === 'verifying'
        ? { step: 'preparing', turn: next, failure: event.failure }
        : state
    case 'verified':
      return state.step === 'verifying' ? closed : state
  }
}

const failureOf = ({ failure }: { failure?: SigninFailure }) => (failure ? { failure } : {})
