import { type Address, sameAddress, zeroAddress } from '#base'

/**
 * Represents the native coin where a token address is expected: in simulation reports, and for
 * exchanges.
 */
export const nativeToken: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** Whether a token address represents the native coin. */
export const isNative = (token: Address): boolean =>
  sameAddress(token, nativeToken) || sameAddress(token, zeroAddress)
