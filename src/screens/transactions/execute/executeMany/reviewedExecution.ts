import { type Allowed, type Failure, no } from '#base'
import type { SafeTx, TransactionDetail } from '#domain'
import {
  type Actor,
  canExecuteMany,
  type ExecuteManyReason,
  type ExecutionPart,
  type PendingTransaction,
  type RiskId,
  survivesFailure,
} from '#safe'
import { execData, type ExecutionCall, type PendingExecution, type Review } from '#signing'
import { isMultisig, type ReviewAgain, type ShownReview } from '#screens/transactions/review'

/** One of several transactions, as far as it is reviewed. */
export interface ReviewedExecution {
  detail: TransactionDetail | undefined
  /** Why its details couldn't be loaded. */
  failure?: Failure | undefined
  shown: ShownReview | undefined
  pending: PendingTransaction | undefined
  /** undefined while the chain is being read. */
  review: Review | undefined
  /** Verifies again, right before the wallet is prompted. */
  recheck: (() => Promise<ReviewAgain>) | undefined
}

export type Reviews = ReadonlyMap<string, ReviewedExecution>

/**
 * Why several transactions can't be executed together. `noExecutor`: the network has no official
 * library that makes several calls. `unpackable`: the signatures of one can't be put into its call.
 */
export type ManyReason = ExecuteManyReason | 'loading' | 'noExecutor' | 'noNode' | 'unpackable'

/** Risks of a transaction that changes the state that the following ones were checked against. */
const changing: readonly RiskId[] = [
  'settingsChange',
  'ownersExtended',
  'moduleChange',
  'guardChange',
  'implementationChange',
  'handlerChange',
  'unknownSelfCall',
  'untrustedDelegatecall',
  'undecodable',
]

/**
 * The account that executes it decides how much gas its action gets, and the nonce is used even if
 * that is too little.
 */
export const lacksGasLimit = (tx: SafeTx | null | undefined, review: Review | undefined): boolean =>
  Boolean(tx && review && tx.safeTxGas === 0n && survivesFailure(review.safe.version, tx))

const partOf = ({ detail, pending, review }: ReviewedExecution): ExecutionPart | undefined =>
  pending && {
    tx: pending,
    verification: review?.verification.status ?? 'checking',
    changesSafe: review?.risks.some(({ id }) => changing.includes(id)) ?? false,
    mayLackGas: !pending.rejection && lacksGasLimit(detail?.tx, review),
  }

/** Whether an account may execute all of them in one transaction. */
export function mayExecute(
  ids: readonly string[],
  reviews: Reviews,
  actor: Actor,
): Allowed<ManyReason> {
  const all = ids.map((id) => reviews.get(id))
  const parts = all.flatMap((one) => (one && partOf(one)) ?? [])
  const safe = all.find((one) => one?.review)?.review?.safe
  return safe && parts.length === ids.length ? canExecuteMany(parts, safe, actor) : no('loading')
}

/** Whether one of the reviewed transactions has signatures that can't be put into its call. */
export const hasUnpackable = (ids: readonly string[], reviews: Reviews): boolean =>
  ids.some((id) => {
    const { detail, review } = reviews.get(id) ?? {}
    return isMultisig(detail) && review?.snapshot != null && !execData(detail, review.snapshot)
  })

const nonceOf = ({ signable }: ExecutionCall) => signable.tx.nonce

/**
 * What is sent, in the order of the nonces; undefined unless each of them is verified and its
 * signatures can be packed.
 */
export function callsOf(
  ids: readonly string[],
  reviews: Reviews,
  reviewOf = (one: ReviewedExecution) => one.review,
): readonly ExecutionCall[] | undefined {
  const calls = ids.flatMap((id): ExecutionCall[] => {
    const one = reviews.get(id)
    const review = one && reviewOf(one)
    const data =
      isMultisig(one?.detail) && review ? execData(one.detail, review.snapshot) : undefined
    return review?.signable && data ? [{ signable: review.signable, data }] : []
  })
  return calls.length === ids.length
    ? calls.toSorted((a, b) => (nonceOf(a) < nonceOf(b) ? -1 : 1))
    : undefined
}

/** Several executions that were sent together, as one: it failed if one of its actions did. */
export function togetherOf(executions: readonly PendingExecution[]): PendingExecution | undefined {
  const inner = (one: PendingExecution) =>
    one.state.status === 'executed' ? one.state.inner : undefined
  const isUnreported = ({ state }: PendingExecution) => state.status === 'unreported'
  return (
    executions.find(isUnreported) ??
    executions.find((one) => inner(one) === 'failure') ??
    executions.find((one) => inner(one) === 'unknown') ??
    executions[0]
  )
}
