import type { Hex } from '#base'
import type { OffchainMessage } from '#domain'
import { messageHash, type SafeMessage } from '#safe'

/**
 * The hash of the message itself; undefined for data that has none, such as an address with a wrong
 * checksum.
 */
export function hashOf(message: OffchainMessage): Hex | undefined {
  try {
    return messageHash(message as SafeMessage)
  } catch {
    return undefined
  }
}
