import { type Address, type ChainSnapshot, sameAddress } from '#base'
import type { Effect, SettingsEffect } from './effect.ts'
import { ownEffects } from './effects.ts'

/** What owners can change about their Safe. Lists are in the contract's order. */
export type SafeSettings = Pick<
  ChainSnapshot,
  'owners' | 'threshold' | 'modules' | 'guard' | 'moduleGuard' | 'fallbackHandler'
>

const without = (list: readonly Address[], one: Address) =>
  list.filter((other) => !sameAddress(other, one))

/**
 * A Safe's settings after a change, in the contract's order: new owners and modules come first, and
 * a swapped owner takes the old one's place. A change that the contract would reject leaves them
 * unchanged or makes them impossible; it isn't validated.
 */
export function applySettings(before: SafeSettings, change: SettingsEffect): SafeSettings {
  switch (change.type) {
    case 'addOwner':
      return {
        ...before,
        owners: [change.owner, ...without(before.owners, change.owner)],
        threshold: change.threshold,
      }
    case 'removeOwner':
      return {
        ...before,
        owners: without(before.owners, change.owner),
        threshold: change.threshold,
      }
    case 'swapOwner':
      return {
        ...before,
        owners: before.owners.map((one) => (sameAddress(one, change.from) ? change.to : one)),
      }
    case 'changeThreshold':
      return { ...before, threshold: change.threshold }
    case 'enableModule':
      return { ...before, modules: [change.module, ...without(before.modules, change.module)] }
    case 'disableModule':
      return { ...before, modules: without(before.modules, change.module) }
    case 'setGuard':
      return { ...before, guard: change.guard }
    case 'deleteGuard':
      return { ...before, guard: null }
    case 'setModuleGuard':
      return { ...before, moduleGuard: change.guard }
    case 'deleteModuleGuard':
      return { ...before, moduleGuard: null }
    case 'setFallbackHandler':
      return { ...before, fallbackHandler: BigInt(change.handler) === 0n ? null : change.handler }
    case 'changeImplementation':
      return before
  }
}

/** A Safe's settings after everything that a transaction does to them. */
export function settingsAfter(before: SafeSettings, effect: Effect): SafeSettings {
  return ownEffects(effect).reduce(
    (settings, one) => (one.kind === 'settings' ? applySettings(settings, one.change) : settings),
    before,
  )
}
