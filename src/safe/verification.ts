import type { Address } from '#base'
import type { SettingsEffect } from './effect.ts'
import type { SignatureKind } from './signature.ts'
import type { SafeTxHashes } from './typedData.ts'

/** The displayed summary of a transaction, as data. */
export type Summary =
  | { kind: 'native'; to: Address; raw: bigint }
  /**
   * `decimals` is how the amount is displayed; without it, the amount isn't displayed in the
   * token's unit.
   */
  | { kind: 'erc20'; token: Address; to: Address; raw: bigint; decimals?: number }
  | { kind: 'erc721'; token: Address; to: Address; id: bigint }
  | { kind: 'settings'; change: SettingsEffect }
  | { kind: 'reject' }
  | { kind: 'batch'; to: Address; count: number }
  /** `method`: its displayed name. */
  | { kind: 'call'; to: Address; raw: bigint; method?: string }
  /** The summary says that another contract's code runs as the Safe. */
  | { kind: 'delegatecall'; to: Address; method?: string }

export type CheckId =
  | 'hash'
  | 'summary'
  | 'decoding'
  | 'decimals'
  | 'libraries'
  | 'signatures'
  | 'execution'
  | 'domain'
  | 'owners'
  | 'threshold'
  | 'nonce'
  | 'version'
  | 'proxy'
  | 'implementation'
  | 'guard'
  | 'moduleGuard'
  | 'modules'
  | 'handler'

/**
 * `shown` is the displayed or reported value, `actual` the computed or on-chain one. Values are
 * plain text: addresses, hashes, numbers.
 */
export interface Check {
  id: CheckId
  status: 'ok' | 'differs' | 'unknown'
  shown?: string
  actual?: string
  /**
   * The Safe doesn't run official code: which part differs. `elsewhere`: official code at another
   * address than the official ones. `noGateway`: read from the chain, with
   * nothing to compare. `gatewayNode`: read through a node that the gateway chose, so not
   * independently checked. `selector`: only the four bytes identify the method.
   */
  why?:
    | 'unofficial'
    | 'otherCode'
    | 'unknownProxy'
    | 'elsewhere'
    | 'noGateway'
    | 'gatewayNode'
    | 'selector'
  /**
   * Whether the check is needed. Otherwise it is shown, but its result doesn't change the overall
   * status.
   */
  needed: boolean
}

/** Whether a confirmation is valid; `why` explains an invalid or unknown one. */
export interface ConfirmationCheck {
  signer: Address
  kind: SignatureKind | null
  status: 'ok' | 'differs' | 'unknown'
  why?:
    | 'unreadable'
    | 'otherSigner'
    | 'notOwner'
    | 'duplicate'
    | 'notApproved'
    | 'unsupportedKind'
    | 'contract'
    | 'chainUnknown'
    | 'gatewayNode'
    | 'tooMany'
}

/** `differs`: a value doesn't match. `unverifiable`: a required check wasn't possible. */
export type VerificationStatus = 'verified' | 'differs' | 'unverifiable'

export interface Verification {
  status: VerificationStatus
  checks: readonly Check[]
  /** Each confirmation, in the order reported. */
  confirmations: readonly ConfirmationCheck[]
  /** Computed from the fields shown; null if the Safe's version isn't supported. */
  hashes: SafeTxHashes | null
  /** The fingerprint of the computed hash; empty without one. */
  fingerprint: readonly string[]
}
