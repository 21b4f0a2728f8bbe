import type { Address } from '#base'
import type { SettingsEffect } from './effect.ts'
import type { SignatureKind } from './signature.ts'
import type { SafeTxHashes } from './typedData.ts'

/** What a person is told in words, as data: the row's or dialog's own sentence, before it became a sentence. */
export type Summary =
  | { kind: 'native'; to: Address; raw: bigint }
  /** `decimals` is how the amount is written for the person; without it the amount isn't written in the token's unit. */
  | { kind: 'erc20'; token: Address; to: Address; raw: bigint; decimals?: number }
  | { kind: 'erc721'; token: Address; to: Address; id: bigint }
  | { kind: 'settings'; change: SettingsEffect }
  | { kind: 'reject' }
  | { kind: 'batch'; to: Address; count: number }
  | { kind: 'call'; to: Address; raw: bigint }
  /** The words say that foreign code runs as the safe. */
  | { kind: 'delegatecall'; to: Address }

export type CheckId =
  | 'hash'
  | 'summary'
  | 'decoding'
  | 'decimals'
  | 'signatures'
  | 'domain'
  | 'owners'
  | 'threshold'
  | 'nonce'
  | 'version'
  | 'implementation'
  | 'guard'
  | 'moduleGuard'
  | 'modules'
  | 'handler'

/** `shown` is what the person or the gateway says, `actual` what we found ourselves. Values are plain text: addresses, hashes, numbers. */
export interface Check {
  id: CheckId
  status: 'ok' | 'differs' | 'unknown'
  shown?: string
  actual?: string
  /** A check that isn't needed is shown, and its outcome doesn't change the verdict. */
  needed: boolean
}

/** Whether a confirmation is worth what it claims; `why` is set where it is not, or where nobody can tell from here. */
export interface ConfirmationCheck {
  signer: Address
  kind: SignatureKind | null
  status: 'ok' | 'differs' | 'unknown'
  why?: 'unreadable' | 'otherSigner' | 'notOwner' | 'twice' | 'notApproved' | 'unsupportedKind' | 'contract' | 'chainUnknown'
}

/** `differs`: something is not as shown. `unverifiable`: something that must be known is not. */
export type VerificationStatus = 'verified' | 'differs' | 'unverifiable'

export interface Verification {
  status: VerificationStatus
  checks: readonly Check[]
  /** Each confirmation, in the order reported. */
  confirmations: readonly ConfirmationCheck[]
  /** Our own, from the fields shown; null where no hash is known for the safe's version. */
  hashes: SafeTxHashes | null
  /** Words of our own hash; empty without one. */
  fingerprint: readonly string[]
}
