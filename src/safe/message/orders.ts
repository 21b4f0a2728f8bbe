import { type Address, isAddressLike } from '#base'
import type { TypedMessage } from '#domain'
import { hashedTypes } from '../typedMessage.ts'
import { cowOrders, cowOrderTypes } from './cowOrder.ts'
import type { Order } from './order.ts'
import { areSeaportTypes, seaportOrders } from './seaportOrders.ts'

/** Whether typed data has the types of an order, regardless of its values. */
export function areOrders(data: TypedMessage): boolean {
  const [, types] = hashedTypes(data)
  return types === cowOrderTypes || areSeaportTypes(types)
}

/**
 * The orders in typed data: those of Seaport 1.1 and newer, one or many, and of CoW Swap. Empty for
 * anything else: other types, no network or contract, or values that don't fit the types. Only what
 * is hashed is read.
 * @param signer the account that signs; what comes back to it counts as received
 */
export function ordersOf(data: TypedMessage, signer: Address | undefined): readonly Order[] {
  const { chainId, verifyingContract: contract } = data.domain
  // Both exchanges hash these fields.
  if (chainId === undefined || !isAddressLike(contract)) return []
  const [, types] = hashedTypes(data)
  return (
    (types === cowOrderTypes ? cowOrders(data, contract, signer) : undefined) ??
    seaportOrders(data, types, contract) ??
    []
  )
}
