import { type Address, type Hex, sameAddress, type SafeRef } from '#base'
import type { Queue, QueueGroup, SafeState, TransactionDetail, TransactionItem } from '#domain'
import { type Actor, type AvailableAction, availableAction, type PendingTransaction } from '#safe'
import type { Review } from '#signing'
import {
  localEntries,
  type LocalEntries,
  type PendingEntry,
  pendingFromDetail,
} from '#signing/pending'
import { pendingFromShared } from './pendingFromShared.ts'
import { isMultisig } from './prepareInput.ts'
import type { VerificationResult } from './useVerification.ts'

/** The result of a verification; undefined while the chain is being read. */
export const reviewIn = (verification: VerificationResult | undefined): Review | undefined =>
  verification && verification.review !== 'checking' ? verification.review : undefined

/** Whether the account is an owner that is a contract, as far as the chain has been read. */
export const isContractOwner = (
  review: Pick<Review, 'snapshot'> | undefined,
  account: Address | null | undefined,
): boolean =>
  review?.snapshot?.contractOwners?.some((owner) => sameAddress(owner, account)) ?? false

/** The loaded data of a transaction, with the signatures that count. */
export interface ReviewedTransaction {
  detail: TransactionDetail | undefined
  review: Review | undefined
  safe: SafeState | undefined
  entries: readonly PendingEntry[]
  actor: Actor
  /** Who signed it according to the gateway; undefined if it came without a gateway. */
  listed: readonly Address[] | undefined
  isShared: boolean
}

export interface ReviewState {
  local: LocalEntries
  pending: PendingTransaction | undefined
  /** The available action, and whether the account may take it. */
  action: AvailableAction | undefined
}

const nowhere: SafeRef = { chainId: '0', address: '0x' }

/** The state of a pending transaction, and what the account may do with it. */
export function reviewState({
  detail,
  review,
  safe,
  entries,
  actor,
  listed,
  isShared,
}: ReviewedTransaction): ReviewState {
  const local = localEntries(
    entries,
    detail?.at ?? nowhere,
    detail?.multisig?.safeTxHash,
    actor.account,
    listed,
  )
  if (!isMultisig(detail)) return { local, pending: undefined, action: undefined }
  const pending = isShared
    ? pendingFromShared(detail, {
        checks: review?.verification.confirmations ?? [],
        threshold: safe?.threshold,
        execution: local.execution,
      })
    : pendingFromDetail(detail, entries, actor.account)
  const action = review && safe && availableAction(pending, safe, actor, review.verification.status)
  return { local, pending, action }
}

/** What the queue says about a transaction's nonce. */
export interface Conflicts {
  /** Other pending transactions with the same nonce. */
  items: readonly TransactionItem[]
  /** Whether the queue isn't loaded that far yet. */
  isLoading?: boolean
  /** Whether there may be others, because the queue couldn't be loaded that far. */
  isUnknown?: boolean
  /** The lowest nonce before it that neither the Safe nor a pending transaction has used. */
  missing?: bigint | undefined
}

/** Pending transactions by their nonces, as far as they are loaded. */
export const groupsOf = (queue: Queue | undefined): readonly QueueGroup[] =>
  queue ? [...queue.next, ...queue.later] : []

/** Whether others with this nonce may be on a later page. */
export const isShortOf = (
  nonce: bigint,
  groups: readonly QueueGroup[],
  hasMore: boolean,
): boolean => hasMore && BigInt(groups.at(-1)?.nonce ?? 0) <= nonce

/** Others in the queue with the nonce of a transaction, and what is missing before it. */
export function conflictsOf(
  groups: readonly QueueGroup[],
  {
    nonce,
    id,
    hash,
    current,
    proposed,
    isComplete,
  }: {
    nonce: bigint
    id: string | undefined
    /** The transaction's own hash. */
    hash: Hex | undefined
    /** The Safe's nonce. */
    current: bigint
    /** Nonces of transactions that were proposed on this device and may not be listed yet. */
    proposed: readonly bigint[]
    /** Whether all transactions with lower nonces are loaded. */
    isComplete: boolean
  },
): Pick<Conflicts, 'items' | 'missing'> {
  const items = groups.find((group) => BigInt(group.nonce) === nonce)?.items ?? []
  const taken = new Set([...groups.map((group) => BigInt(group.nonce)), ...proposed])
  let missing = current
  while (taken.has(missing)) missing++
  return {
    items: items.filter(
      (item) => item.id !== id && (hash === undefined || item.multisig?.safeTxHash !== hash),
    ),
    missing: isComplete && missing < nonce ? missing : undefined,
  }
}

/**
 * The nonces of the queue, one for each transaction. If more pages follow, they have higher nonces:
 * the highest possible one stands for them.
 */
export function queuedNonces(queue: Queue): readonly bigint[] {
  const listed = groupsOf(queue).flatMap(({ nonce, items }) => items.map(() => BigInt(nonce)))
  return queue.hasMore ? [...listed, BigInt(Number.MAX_SAFE_INTEGER)] : listed
}
