import type { Hex } from '#base'
import type { SettingsEffect } from './effect.ts'
import { methods } from './methods.ts'
import { isAtLeast } from './version.ts'

const since = {
  setFallbackHandler: ['1.1.0', methods.setFallbackHandler],
  setGuard: ['1.3.0', methods.setGuard],
  deleteGuard: ['1.3.0', methods.setGuard],
  setModuleGuard: ['1.5.0', methods.setModuleGuard],
  deleteModuleGuard: ['1.5.0', methods.setModuleGuard],
} as const

/**
 * The selector of a setting's method if contracts of this version lack it; undefined if they have
 * it. They forward such a call to their fallback handler, or ignore it.
 */
export function missingSetting({ type }: SettingsEffect, version: string): Hex | undefined {
  // Replaced by migration libraries.
  if (type === 'changeImplementation')
    return isAtLeast(version, '1.3.0') ? methods.changeMasterCopy.selector : undefined
  if (!(type in since)) return undefined
  const [first, { selector }] = since[type as keyof typeof since]
  return isAtLeast(version, first) ? undefined : selector
}
