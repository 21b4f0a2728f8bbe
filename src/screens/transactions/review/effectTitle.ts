import { type Effect, isUnlimited } from '#safe'

/** The text for what an action does, without its amount. */
export function effectTitle(
  effect: Exclude<Effect, { kind: 'batch' | 'settings' | 'limit' | 'malformed' }>,
) {
  if (effect.kind === 'approve') {
    if (isUnlimited(effect.raw)) return 'effect.approveAny'
    return effect.adds ? 'effect.approveMore' : 'effect.approve'
  }
  return effect.kind === 'approveAll' && !effect.approved
    ? 'effect.revokeAll'
    : (`effect.${effect.kind}` as const)
}
