import { isHexBytes } from './hex.ts'
import { shorten } from './shorten.ts'

/**
 * Twenty bytes as 0x and 40 hex digits, in any letter case. Compare only with {@link sameAddress}.
 */
export type Address = `0x${string}`

export const zeroAddress: Address = '0x0000000000000000000000000000000000000000'

/**
 * Checks the form (0x and 40 hex digits), not the checksum; see `checksumAddress` in `safe` for
 * that.
 */
export const isAddressLike = (text: unknown): text is Address => isHexBytes(text, 20)

/** Compares two addresses: letter case is a checksum, not part of the identity. */
export const sameAddress = (a: string | null | undefined, b: string | null | undefined): boolean =>
  a != null && b != null && a.toLowerCase() === b.toLowerCase()

/** A short address shows this many characters at each end. */
export const addressEnds = 4

/**
 * `0x1234…abcd`: the first four characters after the prefix and the last four. Other strings are
 * returned unchanged.
 */
export const shortAddress = (address: string): string =>
  isAddressLike(address)
    ? `${address.slice(0, 2 + addressEnds)}…${address.slice(-addressEnds)}`
    : address

/** A name is shortened to this many characters plus an ellipsis. */
export const nameLength = 24

/** Shortens a name to {@link nameLength} characters and an ellipsis. */
export const shortName = (name: string): string => shorten(name, nameLength)
