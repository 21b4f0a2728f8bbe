import type { ReactNode } from 'react'
import type { Address } from '#base'
import type { Erc20 } from '#chain'
import type { Check, ConfirmationCheck, Effect, Risk } from '#safe'
import type { LookAlike } from '#safe/suspicion'
import type { Text } from '#ui'
import type { ShownProof } from './Proof.tsx'
import { type ProofKind, proofStrip } from './proofStrip.ts'
import type { transactionText } from '#screens/common/signing'
import type { Conflicts } from './reviewFlow.ts'
import type { VerificationResult } from './useVerification.ts'

/** What pages and dialogs show of a review, besides the transaction itself. */
export interface ShownReview {
  proof: ShownProof
  onRetryProof?: (() => void) | undefined
  risks: readonly Risk[]
  /** Whether a simulation may still show more dangers: nothing is signed before. */
  isSimulating?: boolean | undefined
  /** Addresses in it that could be mistaken for accounts that the user knows. */
  lookAlikes?: readonly LookAlike[] | undefined
  /** What the call data does; undefined until it is decoded. */
  effect?: Effect | undefined
  tokens?: readonly Erc20[] | undefined
  /** The Safe's threshold before the transaction. */
  threshold?: number | undefined
  /** Its owners before the transaction. */
  owners?: readonly Address[] | undefined
  /** What a transaction with an exchange, a bridge, or a staking contract means. */
  intent?: ReactNode
  /** The gateway's findings about its addresses (`hintsOf`), which never count as a check. */
  hints?: ReactNode
  /** Whether its receipt shows the outcome that the gateway reports. */
  execution?: Check['status'] | 'checking' | undefined
  /** The check of each signature. */
  signatures?: readonly ConfirmationCheck[] | undefined
  conflicts?: Conflicts | undefined
}

export function shownReview(
  text: Text<keyof (typeof transactionText)['english']>,
  verification: VerificationResult,
  {
    conflicts,
    lookAlikes,
    ...kind
  }: { conflicts: Conflicts; lookAlikes: readonly LookAlike[] } & ProofKind,
): ShownReview {
  const { review, retry } = verification
  const shown = {
    proof: proofStrip(text, verification, kind),
    onRetryProof: retry,
    conflicts,
    lookAlikes,
  }
  if (review === 'checking')
    return { ...shown, risks: [], ...(verification.failed ? {} : { execution: 'checking' }) }
  return {
    ...shown,
    risks: review.risks,
    execution: review.verification.checks.find(({ id }) => id === 'execution')?.status,
    signatures: review.verification.confirmations,
    effect: review.effect,
    tokens: review.tokens,
    threshold: review.safe.threshold,
    owners: review.safe.owners,
  }
}
