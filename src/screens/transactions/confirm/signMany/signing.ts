import { type Allowed, type Failure, shortDetail, visibleText } from '#base'
import type { TransactionDetail } from '#domain'
import { risksToAgree } from '#safe'
import type { PendingConfirmation, Signable, UnsubmittedReason } from '#signing'
import type { ActionReason } from '#screens/common/signing'
import type { ReviewAgain, ShownReview } from '#screens/transactions/review'
import type { ConfirmFailure } from '../confirmFlow.ts'
import type { ShownDraftSimulation } from '../useDraftSimulation.ts'

/** One of several transactions, as far as it is reviewed. */
export interface Reviewed {
  detail: TransactionDetail | undefined
  /** Why its details couldn't be loaded. */
  failure?: Failure | undefined
  shown: ShownReview | undefined
  /** What would happen if it were executed now; undefined until that can be simulated. */
  simulation?: ShownDraftSimulation | undefined
  may: Allowed<ActionReason>
  /** null: not verified, so it can't be signed. */
  signable: Signable | null
  /** Verifies again, right before the wallet is prompted. */
  recheck: (() => Promise<ReviewAgain>) | undefined
}

/**
 * The outcome of a transaction since signing began. `unsubmitted`: signed and stored, but the
 * gateway doesn't have it yet.
 */
export type Outcome =
  | { status: 'signing' }
  | { status: 'signed' }
  | { status: 'unsubmitted'; why: UnsubmittedReason }
  | { status: 'failed'; failure: ConfirmFailure | 'changed' | 'unread' }

export type Outcomes = ReadonlyMap<string, Outcome>

export const isOver = (outcome: Outcome | undefined): boolean =>
  outcome?.status === 'signed' || outcome?.status === 'unsubmitted'

/** How many were signed, and how many of those the gateway doesn't have yet. */
export function signedOf(outcomes: Outcomes): { signed: number; unsubmitted: number } {
  const all = [...outcomes.values()]
  return {
    signed: all.filter(isOver).length,
    unsubmitted: all.filter(({ status }) => status === 'unsubmitted').length,
  }
}

/** An outcome, once an unsubmitted signature has been submitted after all. */
export const withKept = (outcome: Outcome, kept: PendingConfirmation | undefined): Outcome =>
  outcome.status === 'unsubmitted' && kept?.state.status === 'submitted'
    ? { status: 'signed' }
    : outcome

/** Whether the user has to acknowledge its risks, which takes a separate dialog. */
export const needsAgreement = (one: Reviewed | undefined): boolean =>
  risksToAgree(one?.shown?.risks ?? []).length > 0

/**
 * Whether its dangers, and whether it can be signed, may still change: it is being loaded, checked,
 * or simulated. Not once something failed.
 */
export function isChecking(one: Reviewed | undefined): boolean {
  if (!one) return true
  if (!one.shown) return one.failure === undefined
  const { proof, isSimulating = false } = one.shown
  if (proof.status === 'checking') return true
  if (one.may.allowed) return isSimulating
  return proof.status !== 'differs' && proof.status !== 'unverifiable' && isUndecided(one)
}

/** A failure whose detail, from any source, is shortened and has no hidden characters. */
export const readable = <Failed extends ConfirmFailure>(failure: Failed): Failed => ({
  ...failure,
  ...(failure.detail && { detail: visibleText(shortDetail(failure.detail)) }),
})

export const isReason = (one: Reviewed | undefined, reason: string): boolean =>
  one?.may.allowed === false && one.may.reason === reason

/** Whether it isn't known if the account may sign it. */
export const isUndecided = ({ may }: Reviewed): boolean =>
  !may.allowed && (may.reason === 'loading' || may.reason === 'checking')

/**
 * The transactions that are signed next, in their order: verified, allowed, without a danger that
 * has to be acknowledged, and not signed yet.
 */
export const toSign = (
  ids: readonly string[],
  reviewed: ReadonlyMap<string, Reviewed>,
  outcomes: Outcomes,
): readonly string[] =>
  ids.filter((id) => {
    const one = reviewed.get(id)
    return (
      one?.signable != null && one.may.allowed && !needsAgreement(one) && !isOver(outcomes.get(id))
    )
  })
