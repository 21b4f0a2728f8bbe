import type { EIP712TypedData } from '#apps/protocol'
import { sameAddress } from '#base'

/**
 * Whether typed data is a Safe transaction, or a message of this Safe: apps must propose those
 * instead of having them signed as data. The signature of an owner that is a Safe confirms a
 * transaction of the other Safe, which would bypass decoding.
 */
export const isSafeTypedData = ({ domain, types }: EIP712TypedData, safeAddress: string): boolean =>
  Object.hasOwn(types, 'SafeTx') ||
  (sameAddress(domain.verifyingContract, safeAddress) && Object.hasOwn(types, 'SafeMessage'))
