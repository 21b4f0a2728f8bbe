import type { Effect, Risk } from './effect.ts'

/**
 * Distinguishes owner changes that only add an owner or raise the threshold from those that take
 * control away: removed and replaced owners, a lower threshold, and so many new owners that they
 * can sign without the others.
 * @param threshold before the transaction
 */
export function withExtendedOwners(
  effect: Effect,
  risks: readonly Risk[],
  threshold: number,
): readonly Risk[] {
  const extended = new Set<string>()
  let required = threshold
  let added = 0
  const visit = (one: Effect, at: readonly number[]): void => {
    if (one.kind === 'batch') one.effects.forEach((part, index) => visit(part, [...at, index]))
    if (one.kind !== 'settings') return
    const { change } = one
    if (change.type !== 'addOwner' && change.type !== 'changeThreshold') return
    if (change.type === 'addOwner') added++
    if (change.threshold >= required) extended.add(at.join())
    required = change.threshold
  }
  visit(effect, [])
  if (added > 1 && added >= required) return risks
  return risks.map((risk) =>
    risk.id === 'settingsChange' && risk.of === undefined && extended.has(risk.at.join())
      ? { ...risk, id: 'ownersExtended' }
      : risk,
  )
}
