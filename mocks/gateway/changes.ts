import { replayAction, type ActionKind } from './userData/actions.ts'
import type { UserData } from './userData.ts'
import { replay } from './replay.ts'
import type { ChainState, GatewayChange } from './state.ts'

type Replay<State> = (state: State, change: GatewayChange) => Promise<void> | void

// What was accepted before a reload is done again: the checks were passed then, and some would no longer be.

export type ChangeKind = keyof typeof replay | ActionKind

/** Changes of what the gateway keeps for one chain. */
export const replayOnChain = (state: ChainState, change: GatewayChange): Promise<void> | void =>
  (replay as Record<string, Replay<ChainState>>)[change.kind]?.(state, change)

/** Changes of what belongs to no chain. */
export const replayUserData = (data: UserData, { kind, body, at }: GatewayChange): Promise<void> | void => replayAction(data, kind, body, at)
