import type { Address } from '#base'
import type { FeeLevel } from '#chain'
import { digest } from '#queries'
import type { Review } from '#signing'
import type { UnnamedChange } from '#safe'
import type { LookAlike } from '#safe/suspicion'
import type { Conflicts } from './reviewFlow.ts'

/** An execution that was requested together with the signature. */
export interface Agreed {
  /** The account that requested it. */
  by: Address
  /** See {@link agreedReview}. */
  review: string
  /** How the execution is paid for, and the most that it may cost, in wei, as it was shown. */
  fee: { payer: 'wallet' | 'relay'; level: FeeLevel; most: bigint | undefined }
}

/** Information next to a review that matters as much for approving it. */
export interface BesideReview {
  conflicts: Conflicts
  lookAlikes: readonly LookAlike[]
  /** The changes that only the simulation shows; undefined while it runs. */
  unnamed: readonly UnnamedChange[] | undefined
}

/**
 * What a user who signs a transaction and has it executed agrees to: the same text only for the
 * same transaction with the same effects, risks, conflicts, and look-alikes, and the same simulated
 * dangers. The number of signatures isn't part of it, nor what the gateway says: the signed bytes
 * are.
 */
export const agreedReview = (
  { signable, effect, risks, isFullyKnown, tokens, safe }: Review,
  { conflicts, lookAlikes, unnamed = [] }: BesideReview,
): string =>
  digest([
    signable?.hash,
    effect,
    risks,
    isFullyKnown,
    tokens.map(({ token, name, symbol, decimals }) => [token, name, symbol, decimals]),
    safe.threshold,
    conflicts.items.map(({ id }) => id).toSorted(),
    conflicts.isUnknown ?? false,
    lookAlikeKeys(lookAlikes),
    unnamed,
  ])

/**
 * Dangers next to a review that can appear at any time: others with its nonce, look-alikes, and
 * what a simulation shows.
 */
export const dangersBeside = ({ conflicts, lookAlikes, unnamed }: BesideReview): string =>
  digest([
    conflicts.items.map(({ id }) => id).toSorted(),
    lookAlikeKeys(lookAlikes),
    unnamed === undefined ? 'simulating' : unnamed,
  ])

const lookAlikeKeys = (lookAlikes: readonly LookAlike[]) =>
  lookAlikes.map(({ address, other }) => `${address} ${other.address}`.toLowerCase()).toSorted()

/** Whether a review is the one that was approved; undefined until everything in it is known. */
export const isAsAgreed = (
  agreed: Pick<Agreed, 'review'>,
  review: Review | 'checking' | undefined,
  beside: BesideReview,
): boolean | undefined =>
  review === undefined || review === 'checking' || beside.conflicts.isLoading || !beside.unnamed
    ? undefined
    : agreedReview(review, beside) === agreed.review
