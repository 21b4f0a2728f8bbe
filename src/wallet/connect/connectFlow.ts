import type { WalletFailure } from '../connectors/walletErrors.ts'

/** Where the connect dialog stands. `wallet` is the id of a connector; `attempt` tells the answers of one try from those of another. */
export type ConnectState =
  | { step: 'none'; attempt: number }
  | { step: 'connect'; attempt: number; wallet: string }
  | { step: 'failed'; attempt: number; wallet: string; failure: WalletFailure }

export type ConnectEvent =
  | { type: 'picked'; wallet: string }
  | { type: 'failed'; attempt: number; failure: WalletFailure }
  | { type: 'retried' }
  | { type: 'wentBack' }
  | { type: 'left' }

export const connectStart: ConnectState = { step: 'none', attempt: 0 }

/** The steps of connecting. Every try has a number, so that the late answer of an abandoned one changes nothing. */
export function connectFlow(state: ConnectState, event: ConnectEvent): ConnectState {
  switch (event.type) {
    case 'picked':
      return { step: 'connect', attempt: state.attempt + 1, wallet: event.wallet }
    case 'failed':
      if (state.step !== 'connect' || state.attempt !== event.attempt) return state
      return { step: 'failed', attempt: state.attempt, wallet: state.wallet, failure: event.failure }
    case 'retried':
      return state.step === 'failed' ? { step: 'connect', attempt: state.attempt + 1, wallet: state.wallet } : state
    case 'wentBack':
    case 'left':
      return { step: 'none', attempt: state.attempt + 1 }
  }
}
