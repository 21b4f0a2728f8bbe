import { type Address, sameAddress, zeroAddress } from '#base'

/**
 * Represents the native coin where a token address is expected: in simulation reports, and for
 * exchanges.
 */
export const nativeToken: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

/** Whether a token address represents the native coin. */
export const isNative = (token: Address): boolean =>
  sameAddress(token, nativeToken) || sameAddress(token, zeroAddress)

/**
 * Addresses whose `Transfer` events report the native coin: on zkSync-like chains, and by EIP-7708.
 */
const coinLogs: readonly Address[] = [
  '0x000000000000000000000000000000000000800A',
  '0xffffFFFfFFffffffffffffffFfFFFfffFFFfFFfE',
]

/** Whether an event of this address reports transfers of the native coin. */
export const reportsCoins = (address: Address): boolean =>
  coinLogs.some((one) => sameAddress(one, address))
