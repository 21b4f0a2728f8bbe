export { hexOf } from '#apps/protocol'

/** The bytes of hex digits without a prefix. */
export const bytesOfHex = (digits: string): Uint8Array => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))

export const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text)

/** Whether a value is 0x and whole bytes. */
export const isHexBytes = (value: unknown): value is `0x${string}` => typeof value === 'string' && /^0x(?:[0-9a-f]{2})*$/i.test(value)

/** 64 hex digits; negative numbers as two's complement. */
export const toWord = (value: bigint | number): string => BigInt.asUintN(256, BigInt(value)).toString(16).padStart(64, '0')
