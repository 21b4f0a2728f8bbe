import { type Address, type Hex, sameAddress, zeroAddress } from '#base'
import { encodeCall } from './method.ts'
import { methods } from './methods.ts'

/**
 * Owners and modules are linked lists in the contract; the sentinel is the entry before the first
 * one.
 */
export const sentinel: Address = '0x0000000000000000000000000000000000000001'

/** An entry is not in the on-chain list, so its predecessor is unknown. */
export class NotInListError extends Error {
  override readonly name = 'NotInListError'
  constructor(entry: Address) {
    super(
      `${entry} is not in the on-chain list. The list has changed, or the address is wrong; ` +
        'read the Safe again.',
    )
  }
}

/** The preceding entry in on-chain order. @throws NotInListError */
export function entryBefore(list: readonly Address[], entry: Address): Address {
  const at = list.findIndex((one) => sameAddress(one, entry))
  if (at < 0) throw new NotInListError(entry)
  return list[at - 1] ?? sentinel
}

// All of these are calls of the Safe to itself. `owners` and `modules` must be the on-chain lists,
// in their order.
export const encodeAddOwner = (owner: Address, threshold: number): Hex =>
  encodeCall(methods.addOwnerWithThreshold, [owner, BigInt(threshold)])

/** @throws NotInListError */
export const encodeRemoveOwner = (
  owners: readonly Address[],
  owner: Address,
  threshold: number,
): Hex => encodeCall(methods.removeOwner, [entryBefore(owners, owner), owner, BigInt(threshold)])

/** @throws NotInListError */
export const encodeSwapOwner = (owners: readonly Address[], from: Address, to: Address): Hex =>
  encodeCall(methods.swapOwner, [entryBefore(owners, from), from, to])

export const encodeChangeThreshold = (threshold: number): Hex =>
  encodeCall(methods.changeThreshold, [BigInt(threshold)])

export const encodeEnableModule = (module: Address): Hex =>
  encodeCall(methods.enableModule, [module])

/** @throws NotInListError */
export const encodeDisableModule = (modules: readonly Address[], module: Address): Hex =>
  encodeCall(methods.disableModule, [entryBefore(modules, module), module])

/** null removes the guard. */
export const encodeSetGuard = (guard: Address | null): Hex =>
  encodeCall(methods.setGuard, [guard ?? zeroAddress])

/** Since 1.5.0; null removes it. */
export const encodeSetModuleGuard = (guard: Address | null): Hex =>
  encodeCall(methods.setModuleGuard, [guard ?? zeroAddress])

export const encodeSetFallbackHandler = (handler: Address | null): Hex =>
  encodeCall(methods.setFallbackHandler, [handler ?? zeroAddress])

/**
 * Makes a Delay module of the Safe skip its queue up to the number `next`. Unlike the others, a
 * call to the module.
 */
export const encodeSkipQueued = (next: bigint): Hex => encodeCall(methods.setTxNonce, [next])

/**
 * The call of the official migration library that sets its version's contract; it is
 * delegatecalled. The fallback handler stays.
 */
export const encodeMigration = (l2: boolean): Hex =>
  encodeCall(l2 ? methods.migrateL2Singleton : methods.migrateSingleton, [])
