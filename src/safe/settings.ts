import { type Address, type Hex, sameAddress, zeroAddress } from '#base'
import { encodeCall } from './method.ts'
import { methods } from './methods.ts'

/** Owners and modules are linked lists in the contract; this is what stands before the first one. */
export const sentinel: Address = '0x0000000000000000000000000000000000000001'

/** An entry is not in the list that the chain gave: nothing may be built on a guess. */
export class NotInListError extends Error {
  override readonly name = 'NotInListError'
  constructor(entry: Address) {
    super(`${entry} is not in the list that the chain gave. The list has changed, or the address is wrong; read the safe again.`)
  }
}

/** The entry before another one, in the order that the chain gave. @throws NotInListError */
export function entryBefore(list: readonly Address[], entry: Address): Address {
  const at = list.findIndex((one) => sameAddress(one, entry))
  if (at < 0) throw new NotInListError(entry)
  return list[at - 1] ?? sentinel
}

// All of these are calls of the safe to itself. `owners` and `modules` must come from the chain, in its order.
export const encodeAddOwner = (owner: Address, threshold: number): Hex => encodeCall(methods.addOwnerWithThreshold, [owner, BigInt(threshold)])

/** @throws NotInListError */
export const encodeRemoveOwner = (owners: readonly Address[], owner: Address, threshold: number): Hex =>
  encodeCall(methods.removeOwner, [entryBefore(owners, owner), owner, BigInt(threshold)])

/** @throws NotInListError */
export const encodeSwapOwner = (owners: readonly Address[], from: Address, to: Address): Hex =>
  encodeCall(methods.swapOwner, [entryBefore(owners, from), from, to])

export const encodeChangeThreshold = (threshold: number): Hex => encodeCall(methods.changeThreshold, [BigInt(threshold)])

export const encodeEnableModule = (module: Address): Hex => encodeCall(methods.enableModule, [module])

/** @throws NotInListError */
export const encodeDisableModule = (modules: readonly Address[], module: Address): Hex =>
  encodeCall(methods.disableModule, [entryBefore(modules, module), module])

/** null takes the guard away. */
export const encodeSetGuard = (guard: Address | null): Hex => encodeCall(methods.setGuard, [guard ?? zeroAddress])

/** From 1.5.0 on; null takes it away. */
export const encodeSetModuleGuard = (guard: Address | null): Hex => encodeCall(methods.setModuleGuard, [guard ?? zeroAddress])

export const encodeSetFallbackHandler = (handler: Address | null): Hex => encodeCall(methods.setFallbackHandler, [handler ?? zeroAddress])
