import type { WalletFailure } from '../connectors/walletErrors.ts'

/** Where a change of the network stands. `turn` tells the answers of one request from those of another. */
export type NetworkState =
  | { status: 'idle'; turn: number }
  | { status: 'switching'; turn: number; chainId: number }
  | { status: 'failed'; turn: number; chainId: number; failure: WalletFailure }

export type NetworkEvent =
  | { type: 'asked'; chainId: number }
  | { type: 'switched'; turn: number }
  | { type: 'failed'; turn: number; failure: WalletFailure }
  /** The person has gone: whatever is answered now is not told any more. */
  | { type: 'left' }

export const networkStart: NetworkState = { status: 'idle', turn: 0 }

/** The steps of changing the network; only the answer of the newest request counts. */
export function networkFlow(state: NetworkState, event: NetworkEvent): NetworkState {
  if (event.type === 'asked') return { status: 'switching', turn: state.turn + 1, chainId: event.chainId }
  if (event.type === 'left') return state.status === 'idle' ? state : { status: 'idle', turn: state.turn }
  if (state.status !== 'switching' || state.turn !== event.turn) return state
  return event.type === 'switched' ? { status: 'idle', turn: state.turn } : { status: 'failed', turn: state.turn, chainId: state.chainId, failure: event.failure }
}
