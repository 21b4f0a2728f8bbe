import { type Address, sameAddress, zeroAddress } from '#base'

/**
 * The chain's own coin where a token's address is expected: in reports of simulations, and as what
 * exchanges sell for.
 */
export const nativeToken: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** Whether a token's address stands for the chain's own coin. */
export const isNative = (token: Address): boolean =>
  sameAddress(token, nativeToken) || sameAddress(token, zeroAddress)
