import { replayAction } from './userData/actions.ts'
import type { UserData } from './userData.ts'
import { replay } from './replay.ts'
import type { ChainState, GatewayChange } from './state.ts'

type Replay<State> = (state: State, change: GatewayChange) => Promise<void> | void

// Changes accepted before a reload are replayed without validation: it passed then, and might fail
// now.

/** Replays changes of one chain's gateway data. */
export const replayOnChain = (state: ChainState, change: GatewayChange): Promise<void> | void =>
  (replay as Record<string, Replay<ChainState>>)[change.kind]?.(state, change)

/** Replays changes of user data, which belongs to no chain. */
export const replayUserData = (
  data: UserData,
  { kind, body, at }: GatewayChange,
): Promise<void> | void => replayAction(data, kind, body, at)
