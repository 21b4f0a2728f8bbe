import { type Address, type Hex, sameAddress, zeroAddress } from '#base'
import { codeAt, singletonOf } from './officialCode.ts'
import type { SettingsEffect } from './effect.ts'
import { decodeCall } from './method.ts'
import { methods } from './methods.ts'

const isNone = (address: Address) => sameAddress(address, zeroAddress)

/** The contract would reject a larger threshold, and a rounded number must not be shown. */
const readThreshold = (raw: bigint): number =>
  raw > 1_000_000n ? Number.POSITIVE_INFINITY : Number(raw)

/** The settings change made by a call of the Safe to itself; undefined if the call is unknown. */
export function decodeSettings(data: Hex): SettingsEffect | undefined {
  switch (data.slice(0, 10).toLowerCase()) {
    case methods.addOwnerWithThreshold.selector: {
      const values = decodeCall(methods.addOwnerWithThreshold, data)
      return values && { type: 'addOwner', owner: values[0], threshold: readThreshold(values[1]) }
    }
    case methods.removeOwner.selector: {
      const values = decodeCall(methods.removeOwner, data)
      return (
        values && { type: 'removeOwner', owner: values[1], threshold: readThreshold(values[2]) }
      )
    }
    case methods.swapOwner.selector: {
      const values = decodeCall(methods.swapOwner, data)
      return values && { type: 'swapOwner', from: values[1], to: values[2] }
    }
    case methods.changeThreshold.selector: {
      const values = decodeCall(methods.changeThreshold, data)
      return values && { type: 'changeThreshold', threshold: readThreshold(values[0]) }
    }
    case methods.enableModule.selector: {
      const values = decodeCall(methods.enableModule, data)
      return values && { type: 'enableModule', module: values[0] }
    }
    case methods.disableModule.selector: {
      const values = decodeCall(methods.disableModule, data)
      return values && { type: 'disableModule', module: values[1] }
    }
    default:
      return decodeAddressSetting(data)
  }
}

/** The changes with a single address. */
function decodeAddressSetting(data: Hex): SettingsEffect | undefined {
  const guard = decodeCall(methods.setGuard, data)?.[0]
  if (guard) return isNone(guard) ? { type: 'deleteGuard' } : { type: 'setGuard', guard }
  const moduleGuard = decodeCall(methods.setModuleGuard, data)?.[0]
  if (moduleGuard)
    return isNone(moduleGuard)
      ? { type: 'deleteModuleGuard' }
      : { type: 'setModuleGuard', guard: moduleGuard }
  const handler = decodeCall(methods.setFallbackHandler, data)?.[0]
  if (handler) return { type: 'setFallbackHandler', handler }
  const implementation = decodeCall(methods.changeMasterCopy, data)?.[0]
  return implementation && { type: 'changeImplementation', implementation }
}

/**
 * The implementation that a call to an official migration library sets; undefined for other calls.
 */
export function decodeMigration(library: Address, data: Hex): SettingsEffect | undefined {
  const official = codeAt(library)
  if (official?.contract !== 'SafeMigration') return undefined
  const selector = data.slice(0, 10).toLowerCase()
  const plain =
    selector === methods.migrateSingleton.selector ||
    selector === methods.migrateWithFallbackHandler.selector
  const l2 =
    selector === methods.migrateL2Singleton.selector ||
    selector === methods.migrateL2WithFallbackHandler.selector
  const implementation =
    plain || l2 ? singletonOf(l2 ? 'SafeL2' : 'Safe', official.version) : undefined
  return implementation && { type: 'changeImplementation', implementation }
}

/** Whether a call to a migration library also sets the fallback handler, to the official one. */
export const setsHandler = (data: Hex): boolean =>
  [methods.migrateWithFallbackHandler, methods.migrateL2WithFallbackHandler].some(
    ({ selector }) => data.slice(0, 10).toLowerCase() === selector,
  )
