/** Hex digits without a prefix. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')

/** A number as one word of a contract call: 64 hex digits, negative ones as two's complement. */
export const toWord = (value: bigint | number): string =>
  BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0')

/** Bytes as an argument of a contract call, without the prefix: their length, and whole words. */
export const toDynamicBytes = (bytes: `0x${string}`): string => {
  const digits = bytes.slice(2)
  return toWord(digits.length / 2) + digits.padEnd(Math.ceil(digits.length / 64) * 64, '0')
}
