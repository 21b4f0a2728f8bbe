import { type Address, sameAddress } from '#base'
import { settingsAfter } from './applySettings.ts'
import type { Effect, SettingsEffect } from './effect.ts'
import { ownEffects } from './effects.ts'

/** Who owns a Safe before and after a transaction, and how many of them have to sign. */
export interface OwnersChange {
  /** All owners before and after, the new ones last. */
  owners: readonly { address: Address; change: 'kept' | 'removed' | 'added' }[]
  before: { required: number; owners: number }
  after: { required: number; owners: number }
}

const about: readonly SettingsEffect['type'][] = [
  'addOwner',
  'removeOwner',
  'swapOwner',
  'changeThreshold',
]

/** What a transaction changes about the Safe's owners; undefined if nothing. */
export function ownersChange(
  effect: Effect,
  before: { owners: readonly Address[]; threshold: number },
): OwnersChange | undefined {
  if (!ownEffects(effect).some((one) => one.kind === 'settings' && about.includes(one.change.type)))
    return undefined
  const others = { modules: [], guard: null, moduleGuard: null, fallbackHandler: null }
  const after = settingsAfter({ ...others, ...before }, effect)
  const isIn = (owners: readonly Address[], owner: Address) =>
    owners.some((one) => sameAddress(one, owner))
  return {
    owners: [
      ...before.owners.map((address) => ({
        address,
        change: isIn(after.owners, address) ? ('kept' as const) : ('removed' as const),
      })),
      ...after.owners
        .filter((owner) => !isIn(before.owners, owner))
        .map((address) => ({ address, change: 'added' as const })),
    ],
    before: { required: before.threshold, owners: before.owners.length },
    after: { required: after.threshold, owners: after.owners.length },
  }
}
