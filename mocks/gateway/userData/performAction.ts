import type { GatewayState } from '../state.ts'
import { actions, type ActionKind, type Actions } from './actions.ts'

/** Performs a validated action and stores it, so that it survives a reload. */
export async function performAction<Kind extends ActionKind>(
  gateway: GatewayState,
  kind: Kind,
  parts: Actions[Kind],
): Promise<void> {
  const at = gateway.now()
  actions[kind](await gateway.userData(), parts, at)
  await gateway.onChange?.({ kind, chainId: null, subject: '', body: parts, at })
}
