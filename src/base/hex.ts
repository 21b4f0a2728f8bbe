/** Bytes as 0x and an even number of hex digits. */
export type Hex = `0x${string}`

// One value, one spelling: rejects 0X, spaces, signs, and leading zeros. Libraries treat other
// spellings as text.

/** Whole bytes as 0x and hex digits, optionally of a given length. */
export const isHexBytes = (value: unknown, bytes?: number): value is Hex =>
  typeof value === 'string' &&
  value.length % 2 === 0 &&
  (bytes === undefined || value.length === 2 + 2 * bytes) &&
  /^0x[\da-fA-F]*$/.test(value)

/** Exactly 32 bytes: a contract's encoding of one number. */
export const isHexWord = (value: unknown): value is Hex => isHexBytes(value, 32)

/** One more than the largest number of a contract. */
export const uint256Limit = 2n ** 256n

/** A number from 0 to 2^256 − 1 in decimal digits. */
export const isUint256 = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^(?:0|[1-9]\d{0,77})$/.test(value) &&
  (value.length < 78 || BigInt(value) < uint256Limit)

/** A chain ID in decimal digits, up to the safe integer limit. */
export const isChainId = (value: unknown): value is string =>
  typeof value === 'string' && /^[1-9]\d{0,15}$/.test(value) && Number.isSafeInteger(Number(value))
