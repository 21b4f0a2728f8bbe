import type { WalletFailure } from '../connectors/walletErrors.ts'

/** What the app says of the visitor's session. */
export type SigninStatus = 'loading' | 'unauthenticated' | 'authenticated'

/** Why signing in did not work. A refusal in the wallet is none. */
export type SigninFailure =
  /** No nonce, or no message that could be signed. */
  | { at: 'preparing' }
  | { at: 'signing'; reason: WalletFailure }
  /** The server said no, or nothing. */
  | { at: 'verifying' }
  | { at: 'elsewhere' }

/** Where signing in stands. `turn` tells the answers of one undertaking from those of another. */
export type SigninState =
  /** `awaited`: a wallet has just been connected, and the app has not said yet whether its account is signed in. */
  | { step: 'closed'; turn: number; awaited: boolean }
  /** A nonce is on its way. */
  | { step: 'preparing'; turn: number; failure?: SigninFailure }
  /** There is none; it can be asked for again. */
  | { step: 'unprepared'; turn: number; failure: SigninFailure }
  | { step: 'idle'; turn: number; nonce: string; failure?: SigninFailure }
  | { step: 'creatingMessage' | 'signing' | 'verifying'; turn: number; nonce: string }

export type SigninStep = SigninState['step']

export type SigninEvent =
  /** A person connected a wallet; a wallet that comes back at load opens nothing. */
  | { type: 'connected' }
  /** The app says where its session stands. */
  | { type: 'statusChanged'; status: SigninStatus }
  | { type: 'opened' }
  /** Cancelled or closed; or there is no wallet any more. */
  | { type: 'left' }
  /** The wallet has become another account: whatever was begun was for the one before. */
  | { type: 'accountChanged' }
  | { type: 'nonceArrived'; turn: number; nonce: string }
  | { type: 'nonceFailed'; turn: number }
  /** The nonce has been lying there for so long that the server may have forgotten it. */
  | { type: 'nonceAged'; turn: number }
  | { type: 'retried' }
  | { type: 'pressed' }
  | { type: 'messageCreated'; turn: number }
  | { type: 'signed'; turn: number }
  | { type: 'refused'; turn: number }
  | { type: 'failed'; turn: number; failure: SigninFailure }
  | { type: 'verified'; turn: number }

export const signinStart: SigninState = { step: 'closed', turn: 0, awaited: false }

/** The steps of signing in; only answers of the present turn count, so that what was begun before closing changes nothing after it. */
export function signinFlow(state: SigninState, event: SigninEvent): SigninState {
  if ('turn' in event && event.turn !== state.turn) return state
  const next = state.turn + 1
  const closed: SigninState = { step: 'closed', turn: next, awaited: false }
  switch (event.type) {
    case 'connected':
      return state.step === 'closed' ? { ...closed, awaited: true } : state
    case 'statusChanged':
      if (event.status === 'authenticated') return state.step === 'closed' && !state.awaited ? state : closed
      return event.status === 'unauthenticated' && state.step === 'closed' && state.awaited ? { step: 'preparing', turn: next } : state
    case 'opened':
      return state.step === 'closed' ? { step: 'preparing', turn: next } : state
    case 'left':
      return state.step === 'closed' && !state.awaited ? state : closed
    case 'accountChanged':
      return state.step === 'closed' ? state : { step: 'preparing', turn: next }
    case 'nonceArrived':
      return state.step === 'preparing' ? { step: 'idle', turn: state.turn, nonce: event.nonce, ...failureOf(state) } : state
    case 'nonceFailed':
      return state.step === 'preparing' ? { step: 'unprepared', turn: state.turn, failure: { at: 'preparing' } } : state
    case 'nonceAged':
      return state.step === 'idle' ? { step: 'preparing', turn: next, ...failureOf(state) } : state
    case 'retried':
      return state.step === 'unprepared' ? { step: 'preparing', turn: next } : state
    case 'pressed':
      return state.step === 'idle' ? { step: 'creatingMessage', turn: next, nonce: state.nonce } : state
    case 'messageCreated':
      return state.step === 'creatingMessage' ? { ...state, step: 'signing' } : state
    case 'signed':
      return state.step === 'signing' ? { ...state, step: 'verifying' } : state
    case 'refused':
      return state.step === 'signing' ? { step: 'idle', turn: state.turn, nonce: state.nonce } : state
    case 'failed':
      if (state.step === 'creatingMessage' || state.step === 'signing') return { step: 'idle', turn: state.turn, nonce: state.nonce, failure: event.failure }
      // A server strikes a nonce off when it looks at an answer: the next try needs another one.
      return state.step === 'verifying' ? { step: 'preparing', turn: next, failure: event.failure } : state
    case 'verified':
      return state.step === 'verifying' ? closed : state
  }
}

const failureOf = ({ failure }: { failure?: SigninFailure }) => (failure ? { failure } : {})
