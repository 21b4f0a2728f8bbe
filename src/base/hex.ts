/** Bytes as 0x and an even number of hex digits. */
export type Hex = `0x${string}`

// One value, one spelling: 0X, spaces, signs and leading zeros are not read. A library that is
// handed another spelling takes the text itself for the value.

/** Whole bytes as 0x and hex digits; of this length, if one is given. */
export const isHexBytes = (value: unknown, bytes?: number): value is Hex =>
  typeof value === 'string' &&
  value.length % 2 === 0 &&
  (bytes === undefined || value.length === 2 + 2 * bytes) &&
  /^0x[\da-fA-F]*$/.test(value)

/** Exactly 32 bytes: what contracts answer for one number. */
export const isHexWord = (value: unknown): value is Hex => isHexBytes(value, 32)

/** One more than the largest number of a contract. */
export const uint256Limit = 2n ** 256n

/** A number from 0 to 2^256 − 1 in decimal digits. */
export const isUint256 = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:0|[1-9]\d{0,77})$/.test(value) &&
  (value.length < 78 || BigInt(value) < uint256Limit)

/** A chain id in decimal digits, as large as JavaScript can tell apart. */
export const isChainId = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value))
