import type { Action } from '#domain'
import { type Effect, limitChangeOf } from '#safe'
import { EffectList, type EffectListProps } from './EffectList.tsx'

/**
 * The actions of a batch, and what a call does: its method's name says little. Leaves out what a
 * sentence says already.
 */
export function EffectsOf({
  action,
  effect,
  ...rest
}: Omit<EffectListProps, 'effects' | 'label'> & { action: Action; effect: Effect | undefined }) {
  const isListed = action.kind === 'call' || effect?.kind === 'malformed'
  const effects = effect?.kind === 'batch' ? effect.effects : effect && isListed ? [effect] : []
  return (
    effects.length > 0 && (
      <EffectList effects={effects} headline={effect && limitChangeOf(effect)} {...rest} />
    )
  )
}
