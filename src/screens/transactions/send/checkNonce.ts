import { plainDigits } from '#base'

export interface KnownNonces {
  /** The next nonce that can be executed. */
  current: bigint
  /** The lowest one above those of the queue. */
  recommended: bigint
}

export type NonceProblem =
  | { why: 'empty' | 'notNumber' | 'tooHigh' }
  | { why: 'used'; current: bigint }

export interface NonceCheck {
  nonce?: bigint
  problem?: NonceProblem
  /**
   * `pending`: shared with a transaction in the queue. `gap`: an earlier nonce is unused, so it
   * can't be executed yet.
   */
  consequence?: 'pending' | 'gap'
}

/**
 * Checks a typed nonce; the recommended one without any. `known` is undefined while it isn't
 * loaded.
 */
export function checkNonce(typed: string, known: KnownNonces | undefined): NonceCheck {
  const text = plainDigits(typed) ?? typed
  if (text === '') return known ? { nonce: known.recommended } : { problem: { why: 'empty' } }
  if (!/^\d+$/.test(text)) return { problem: { why: 'notNumber' } }
  if (text.length > 78) return { problem: { why: 'tooHigh' } }
  const nonce = BigInt(text)
  if (nonce >= BigInt(Number.MAX_SAFE_INTEGER)) return { problem: { why: 'tooHigh' } }
  if (!known) return { nonce }
  if (nonce < known.current) return { problem: { why: 'used', current: known.current } }
  if (nonce === known.recommended) return { nonce }
  return { nonce, consequence: nonce < known.recommended ? 'pending' : 'gap' }
}
