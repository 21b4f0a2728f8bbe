import type { ChainSnapshot, Hex, SafeRef } from '#base'
import type { Decoding, SafeTx } from '#domain'
import type { ContractVerdict } from './checkConfirmation.ts'
import type { ReportedSafe } from './checkSafe.ts'
import type { Confirmed } from './execution.ts'
import type { Check, Summary } from './verification.ts'

/** A token's decimals from its contract; null if it doesn't return any. */
export interface TokenDecimals {
  token: string
  decimals: number | null
  /** Whether it claims to be a collection of NFTs. */
  isCollection?: boolean
}

export interface VerificationInput {
  at: SafeRef
  /**
   * What is displayed: the signed fields, the summary as data, and the gateway's decoding; null if
   * not displayed.
   */
  shown: { tx: SafeTx; summary: Summary | null; decoding?: Decoding | null }
  /** The hash reported by the gateway; null for a transaction that hasn't been proposed yet. */
  claimedHash: Hex | null
  confirmations: readonly Confirmed[]
  /**
   * null: no gateway knows the Safe, or none responds. Its report would only have been compared
   * with the chain.
   */
  reported: ReportedSafe | null
  /** null: the chain can't be read, so nothing can be verified. */
  snapshot: ChainSnapshot | null
  /**
   * false: the only node is one that the gateway chose. Such a node can refute but never prove: the
   * transaction is never verified.
   */
  isIndependent?: boolean
  /**
   * Results of the contract owners' signature validation. Without one, a contract signature is
   * unchecked.
   */
  verdicts?: readonly ContractVerdict[]
  /** Decimals of the tokens in the transaction, from their contracts. */
  tokens?: readonly TokenDecimals[]
  /** Whether the libraries that run as the Safe have the official code; missing if none do. */
  libraries?: Pick<Check, 'status' | 'shown' | 'actual'> | undefined
  /**
   * Whether the transaction was executed. Its Safe may have other owners, another nonce and other
   * settings now, so only constant parts are checked: the hash, the summary, the decoding, and each
   * signature's signer.
   */
  isExecuted?: boolean
  /**
   * Whether the gateway says that its nonce is used: it was executed, failed, or canceled. The
   * chain must agree.
   */
  isNonceUsed?: boolean
  /** The outcome of an executed transaction; undefined if none is reported. */
  execution?: ReportedExecution | undefined
}

/** The gateway's report of an execution, and its transaction's receipt. */
export interface ReportedExecution {
  reported: 'success' | 'failure'
  /** `none`: the receipt contains no execution of this hash. null: there is no receipt to read. */
  found: 'success' | 'failure' | 'reverted' | 'none' | null
}
