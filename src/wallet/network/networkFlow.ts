import type { WalletFailure } from '../connectors/walletErrors.ts'

/** State of a network switch. `turn` identifies the results of one request. */
export type NetworkState =
  | { status: 'idle'; turn: number }
  | { status: 'switching'; turn: number; chainId: number }
  /** The wallet does not know the network and is prompted to add it first. */
  | { status: 'adding'; turn: number; chainId: number }
  /** `adding`: adding the network failed. */
  | { status: 'failed'; turn: number; chainId: number; failure: WalletFailure; adding?: true }

export type NetworkEvent =
  | { type: 'asked'; chainId: number }
  | { type: 'adding' | 'added' | 'switched'; turn: number }
  | { type: 'failed'; turn: number; failure: WalletFailure }
  /** The user left: later results aren't reported. */
  | { type: 'left' }

export const networkStart: NetworkState = { status: 'idle', turn: 0 }

/** State machine of a network switch; only the result of the latest request counts. */
export function networkFlow(state: NetworkState, event: NetworkEvent): NetworkState {
  if (event.type === 'asked')
    return { status: 'switching', turn: state.turn + 1, chainId: event.chainId }
  if (event.type === 'left')
    return state.status === 'idle' ? state : { status: 'idle', turn: state.turn }
  if ((state.status !== 'switching' && state.status !== 'adding') || state.turn !== event.turn)
    return state
  const { turn, chainId, status } = state
  switch (event.type) {
    case 'adding':
      return { status: 'adding', turn, chainId }
    case 'added':
      return { status: 'switching', turn, chainId }
    case 'switched':
      return { status: 'idle', turn }
    case 'failed':
      return {
        status: 'failed',
        turn,
        chainId,
        failure: event.failure,
        ...(status === 'adding' ? { adding: true } : {}),
      }
  }
}
