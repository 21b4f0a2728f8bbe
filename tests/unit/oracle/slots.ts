import { concat, keccak256, pad, stringToHex, toHex } from 'viem'
import type { Address, Hex } from '#base'

const known = new Map<string, Hex>()

/** The slot of a key in a mapping. Calculated once: most are requested in every case. */
export function slotIn(mapping: number | Hex, key: Hex | bigint): Hex {
  const name = `${mapping} ${key}`
  const found = known.get(name)
  if (found) return found
  const [first, second] = [typeof key === 'bigint' ? toHex(key) : key, mapping]
  const place = typeof second === 'number' ? toHex(second) : second
  const slot = quantity(keccak256(concat([pad(first), pad(place)])))
  known.set(name, slot)
  return slot
}

/** Numbers as states hold them: without leading zeros, in lower case. */
export const quantity = (value: Hex | bigint | number): Hex => toHex(BigInt(value))

export const lower = (address: string): Address => address.toLowerCase() as Address

/** Slots of Safes: the same in all versions. */
export const safeSlots = {
  singleton: quantity(0),
  modules: 1,
  owners: 2,
  ownerCount: quantity(3),
  threshold: quantity(4),
  nonce: quantity(5),
  domain: quantity(6),
  signedMessages: 7,
  approvedHashes: 8,
  guard: quantity(keccak256(stringToHex('guard_manager.guard.address'))),
  moduleGuard: quantity(keccak256(stringToHex('module_manager.module_guard.address'))),
  handler: quantity(keccak256(stringToHex('fallback_manager.handler.address'))),
} as const

export const sentinel: Address = '0x0000000000000000000000000000000000000001'
