import type { Party } from './party.ts'

/** A change of the Safe itself, as the gateway reports it. */
export type SettingsChange =
  | { type: 'addOwner'; owner: Party; threshold: number }
  | { type: 'removeOwner'; owner: Party; threshold: number }
  | { type: 'swapOwner'; from: Party; to: Party }
  | { type: 'changeThreshold'; threshold: number }
  | { type: 'changeImplementation'; implementation: Party }
  | { type: 'enableModule' | 'disableModule'; module: Party }
  | { type: 'setGuard'; guard: Party }
  | { type: 'deleteGuard' }
  | { type: 'setModuleGuard'; guard: Party }
  | { type: 'deleteModuleGuard' }
  | { type: 'setFallbackHandler'; handler: Party }
  | { type: 'unknown'; method: string }
