import { checksumAddress as viemChecksum } from 'viem'
import { type Address, isAddressLike } from '#base'

/** The address in the letter case of EIP-55. */
export const checksumAddress = (address: Address): Address => viemChecksum(address)

/** Whether the letter case is the checksum of EIP-55. All-lower or all-upper case carries none. */
export const isChecksummed = (text: string): text is Address =>
  isAddressLike(text) && viemChecksum(text) === text

export type ParsedAddress =
  /**
   * `prefix` is null if there was none; `checked` says whether the address carried a valid
   * checksum.
   */
  | { ok: true; address: Address; prefix: string | null; checked: boolean }
  | { ok: false; reason: 'empty' | 'invalid' | 'badChecksum' | 'wrongPrefix' | 'unknownPrefix' }

/**
 * Parses user input: an address, optionally with a chain prefix (`eth:0x…`, EIP-3770). `expected`
 * is the prefix of the current chain; with `known`, an unknown prefix is distinguished from another
 * chain's.
 */
export function parseAddress(
  text: string,
  { expected, known }: { expected?: string; known?: readonly string[] } = {},
): ParsedAddress {
  const [, prefix = null, body = ''] = /^(?:([a-z0-9-]+):)?(.*)$/i.exec(text.trim()) ?? []
  if (!body && !prefix) return { ok: false, reason: 'empty' }
  // Some devices write 0X; only the digits carry a checksum.
  const hex = body.replace(/^0X/, '0x')
  if (!isAddressLike(hex)) return { ok: false, reason: 'invalid' }
  const digits = hex.slice(2)
  const mixed = digits !== digits.toLowerCase() && digits !== digits.toUpperCase()
  if (mixed && !isChecksummed(hex)) return { ok: false, reason: 'badChecksum' }
  if (prefix && known && !known.includes(prefix)) return { ok: false, reason: 'unknownPrefix' }
  if (prefix && expected && prefix !== expected) return { ok: false, reason: 'wrongPrefix' }
  return {
    ok: true,
    address: checksumAddress(hex.toLowerCase() as Address),
    prefix,
    checked: mixed,
  }
}

/** `eth:0x…`: the address with its chain's prefix. */
export const prefixedAddress = (shortName: string, address: Address): string =>
  `${shortName}:${checksumAddress(address)}`
