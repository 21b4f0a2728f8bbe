import type { EIP712TypedData } from '#apps/protocol'
import { sameAddress } from '#base'

/**
 * Whether typed data is a transaction of a Safe, or a message of this one: apps propose those, and
 * do not have them signed as data. The signature of an owner that is a Safe confirms a transaction
 * of the other Safe, which nobody would have seen decoded.
 */
export const isSafeTypedData = ({ domain, types }: EIP712TypedData, safeAddress: string): boolean =>
  Object.hasOwn(types, 'SafeTx') ||
  (sameAddress(domain.verifyingContract, safeAddress) && Object.hasOwn(types, 'SafeMessage'))
