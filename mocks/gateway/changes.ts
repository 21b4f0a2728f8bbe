import { actAgain, type ActKind } from './own/acts.ts'
import type { OwnData } from './own.ts'
import { signedAgain } from './signedAgain.ts'
import type { ChainState, GatewayChange } from './state.ts'

type Again<State> = (state: State, change: GatewayChange) => Promise<void> | void

// What was accepted before a reload is done again: the checks were passed then, and some would no longer be.

export type ChangeKind = keyof typeof signedAgain | ActKind

/** Changes of what the gateway keeps for one chain. */
export const replayOnChain = (state: ChainState, change: GatewayChange): Promise<void> | void =>
  (signedAgain as Record<string, Again<ChainState>>)[change.kind]?.(state, change)

/** Changes of what belongs to no chain. */
export const replayOwn = (data: OwnData, { kind, body, at }: GatewayChange): Promise<void> | void => actAgain(data, kind, body, at)
