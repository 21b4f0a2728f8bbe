import { isAtLeast } from './version.ts'

/**
 * Whether a Safe, by its version, can confirm the messages of a Safe that it owns. Since 1.5.0, a
 * Safe asks its owners with EIP-1271 as specified, which Safes support since 1.3.0. Before, it asks
 * with an older call, which they support from 1.0.0 until 1.5.0.
 */
export const canConfirmMessageOf = (owner: string | null, safe: string | null): boolean =>
  isAtLeast(safe, '1.5.0')
    ? isAtLeast(owner, '1.3.0')
    : isAtLeast(owner, '1.0.0') && !isAtLeast(owner, '1.5.0')
