import { type Address, zeroAddress } from '#base'
import type { Party } from '#domain'
import type { AddressInfo } from '#gateway'

// What the mappers of all resources share. Addresses keep the gateway's letter case; compare them with `sameAddress`.

export const asAddress = (value: string): Address => value as Address

export const toParty = (info: AddressInfo | null | undefined): Party => ({ address: asAddress(info?.value ?? zeroAddress), name: info?.name || null })
export const toPartyOrNull = (info: AddressInfo | null | undefined): Party | null => (info ? toParty(info) : null)

/** The integer in a decimal string; anything else is 0. */
export const toBigInt = (text: string | null | undefined): bigint => (text && /^\d+$/.test(text) ? BigInt(text) : 0n)

/** The app that a proposal comes from, given as JSON `{ url, name }`. Undefined if it is missing or invalid. */
export function readOrigin(text: string | null | undefined): { name: string; url: string } | undefined {
  try {
    const { name, url } = JSON.parse(text ?? '') as Record<string, unknown>
    return typeof name === 'string' && typeof url === 'string' ? { name, url } : undefined
  } catch {
    return undefined
  }
}
