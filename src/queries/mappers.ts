import { type Address, type Hex, isUint256, visibleName, zeroAddress } from '#base'
import type { Party } from '#domain'
import type { AddressInfo } from '#gateway'
import { checksumAddress } from '#safe'

// Shared by the mappers of all resources. Names and symbols pass through `visibleName` here, where
// wire becomes domain, so that no view can forget it. Addresses and hex are normalized here, too.

export const asAddress = (value: string): Address => checksumAddress(value as Address)
export const asHex = (value: string): Hex => value.toLowerCase() as Hex
export const asHexOrNull = (value: string | null | undefined): Hex | null =>
  value == null ? null : asHex(value)

export const toParty = (info: AddressInfo | null | undefined): Party => ({
  address: asAddress(info?.value ?? zeroAddress),
  name: visibleName(info?.name),
})
export const toPartyOrNull = (info: AddressInfo | null | undefined): Party | null =>
  info ? toParty(info) : null

/** A name that a view always shows, even if it is empty. */
export const toName = (text: string | null | undefined): string => visibleName(text) ?? ''

/**
 * The app that a proposal comes from; null if it has no name. Its URL stays exact, because it is an
 * address.
 */
export function toApp(
  info: { name: string; url: string } | null | undefined,
): { name: string; url: string } | null {
  const name = visibleName(info?.name)
  return info && name ? { name, url: info.url } : null
}

/**
 * A validated number. Unreadable values aren't numbers, and never 0.
 * @throws TypeError for anything but a number from 0 to 2^256 − 1 in decimal digits
 */
export function toBigInt(text: string): bigint {
  if (!isUint256(text)) throw new TypeError('The gateway returned a number of 2^256 or more.')
  return BigInt(text)
}

/** An estimate in the smallest unit, with fractions truncated; null if unreadable. */
export function toEstimate(text: string): bigint | null {
  const [whole] = text.split('.', 1)
  return isUint256(whole) ? BigInt(whole) : null
}

/** An enum value; unknown ones become `other`. */
export const wordOf = <const Known extends string, Other>(
  known: readonly Known[],
  word: string,
  other: Other,
): Known | Other => known.find((one) => one === word) ?? other
