import type { Effect } from '#safe'

/** The text for what an action does, without its amount. */
export function effectTitle(
  effect: Exclude<Effect, { kind: 'batch' | 'settings' | 'limit' | 'malformed' }>,
) {
  if (effect.kind === 'approve' && effect.adds) return 'effect.approveMore'
  return effect.kind === 'approveAll' && !effect.approved
    ? 'effect.revokeAll'
    : (`effect.${effect.kind}` as const)
}
