import type { EIP712TypedData } from '#apps/protocol'
import { sameAddress } from '#base'

/** Whether typed data is a transaction or a message of the Safe itself: apps propose those, and do not have them signed as data. */
export const isOwnSafeTypedData = ({ domain, types }: EIP712TypedData, safeAddress: string): boolean =>
  sameAddress(domain.verifyingContract, safeAddress) && (Object.hasOwn(types, 'SafeTx') || Object.hasOwn(types, 'SafeMessage'))
