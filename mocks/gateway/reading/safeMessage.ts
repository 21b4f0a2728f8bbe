import type { TypedMessage } from '#gateway'
import { concat, keccak256, size, stringToHex, type Address, type Hex } from 'viem'
import { unprocessable } from '../httpError.ts'
import { domainOf } from './safeTransaction.ts'
import { typedDataHash } from './typedDataHash.ts'

// keccak256('SafeMessage(bytes message)')
const messageType = '0x60b3cbf8b4a223d68d641b3b6ddf9a298e7f33710cf3d3a9d1146b5a6150fbca'

/** The hash that an app requests from the Safe: EIP-191 for a text, EIP-712 for typed data. */
export function innerHash(message: string | TypedMessage): Hex {
  if (typeof message !== 'string') return typedDataHash(message)
  const bytes = stringToHex(message)
  return keccak256(concat([stringToHex(`\x19Ethereum Signed Message:\n${size(bytes)}`), bytes]))
}

/**
 * What the owners sign: the inner hash as a message in the Safe's own domain; 422 for typed data
 * that cannot be hashed.
 */
export const safeMessageHash = (
  chainId: string,
  safe: Address,
  message: string | TypedMessage,
): Hex => keccak256(safeMessageBytes(chainId, safe, message))

/** The bytes with that hash, with which Safes before 1.5.0 ask an owner that is a contract. */
export function safeMessageBytes(
  chainId: string,
  safe: Address,
  message: string | TypedMessage,
): Hex {
  const struct = keccak256(concat([messageType, keccak256(hashable(message))]))
  return concat(['0x1901', `0x${domainOf(chainId, safe)}`, struct])
}

function hashable(message: string | TypedMessage): Hex {
  try {
    return innerHash(message)
  } catch {
    throw unprocessable('Could not calculate messageHash')
  }
}
