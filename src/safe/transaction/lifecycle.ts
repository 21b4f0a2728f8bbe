import { type Address, type Allowed, no, sameAddress, yes } from '#base'
import type { SafeState } from '#domain'
import type { VerificationStatus } from '../verification.ts'
import { isSupportedVersion } from '../version.ts'
import { type PendingTransaction, validConfirmations } from './status.ts'

/** The connected account, and the chain that its wallet is on. */
export interface Actor {
  account: Address | null
  chainId: string | null
  /** Whether the account is a contract, which can't sign with a key. */
  contract?: boolean
  /** Owners who let the account propose on their behalf, as far as is known. */
  delegators?: readonly Address[]
}

/** `checking` while the chain is being read. */
export type VerificationState = VerificationStatus | 'checking'

export const isOwner = (safe: Pick<SafeState, 'owners'>, account: Address | null): boolean =>
  safe.owners.some((owner) => sameAddress(owner, account))

/**
 * The owner on whose behalf an actor who isn't one may propose; undefined for owners, and for
 * actors who may not.
 */
export const delegatorOf = (
  safe: Pick<SafeState, 'owners'>,
  { account, delegators = [] }: Actor,
): Address | undefined =>
  account && !isOwner(safe, account)
    ? safe.owners.find((owner) => delegators.some((one) => sameAddress(one, owner)))
    : undefined

type NotPendingReason =
  | 'executed'
  | 'nonceUsed'
  | 'unknownStatus'
  | 'unsupportedVersion'
  | 'processing'

/** Why a transaction is closed to any action; undefined while it's pending. */
function notPending(
  tx: PendingTransaction,
  safe: SafeState,
): { allowed: false; reason: NotPendingReason } | undefined {
  if (tx.status === 'SUCCESS' || tx.status === 'FAILED') return no('executed')
  if (tx.inProgress === 'executed' || tx.inProgress === 'failed') return no('executed')
  if (tx.status === 'CANCELLED' || tx.nonce < safe.nonce) return no('nonceUsed')
  if (tx.inProgress === 'processing') return no('processing')
  if (tx.status === 'UNKNOWN') return no('unknownStatus')
  return isSupportedVersion(safe.version) ? undefined : no('unsupportedVersion')
}

type Unverified = 'checking' | 'unverified'

const unverified = (state: VerificationState): { allowed: false; reason: Unverified } | undefined =>
  state === 'checking' ? no('checking') : state === 'unverifiable' ? no('unverified') : undefined

export type ConfirmReason =
  | NotPendingReason
  | Unverified
  | 'differs'
  | 'complete'
  | 'noWallet'
  | 'notOwner'
  | 'contractOwner'
  | 'alreadySigned'
  | 'submitting'
  | 'wrongChain'

/** An owner may sign once, only while signatures are missing, and only a verified transaction. */
export function canConfirm(
  tx: PendingTransaction,
  safe: SafeState,
  actor: Actor,
  verification: VerificationState,
): Allowed<ConfirmReason> {
  const ended = notPending(tx, safe)
  if (ended) return ended
  if (verification === 'differs') return no('differs')
  if (validConfirmations(tx, safe).length >= safe.threshold) return no('complete')
  if (!actor.account) return no('noWallet')
  if (!isOwner(safe, actor.account)) return no('notOwner')
  if (tx.confirmedBy.some((one) => sameAddress(one, actor.account))) return no('alreadySigned')
  if (tx.inProgress === 'submitting') return no('submitting')
  // A contract has no key: it approves on-chain (`canApprove`).
  if (actor.contract) return no('contractOwner')
  if (actor.chainId !== safe.chainId) return no('wrongChain')
  return unverified(verification) ?? yes
}

export type ProposeReason = 'noWallet' | 'notOwner' | 'contractOwner' | 'unsupportedVersion'

/**
 * Owners and their delegates may propose transactions. The wallet's network doesn't matter until
 * something is signed.
 */
export function canPropose(safe: SafeState, actor: Actor): Allowed<ProposeReason> {
  if (!isSupportedVersion(safe.version)) return no('unsupportedVersion')
  if (!actor.account) return no('noWallet')
  if (!isOwner(safe, actor.account) && !delegatorOf(safe, actor)) return no('notOwner')
  return actor.contract ? no('contractOwner') : yes
}

/**
 * Whether an actor may sign the proposal of a transaction: an owner's signature confirms it, a
 * delegate's only identifies the proposer.
 */
export function canSignProposal(
  tx: PendingTransaction,
  safe: SafeState,
  actor: Actor,
  verification: VerificationState,
): Allowed<ConfirmReason> {
  if (!delegatorOf(safe, actor)) return canConfirm(tx, safe, actor, verification)
  const ended = notPending(tx, safe)
  if (ended) return ended
  if (verification === 'differs') return no('differs')
  if (tx.inProgress === 'submitting') return no('submitting')
  if (actor.contract) return no('contractOwner')
  if (actor.chainId !== safe.chainId) return no('wrongChain')
  return unverified(verification) ?? yes
}

export type ExecuteReason =
  | NotPendingReason
  | Unverified
  | 'differs'
  | 'notEnoughSignatures'
  | 'nonceTooHigh'
  | 'noWallet'
  | 'walletIsSafe'
  | 'wrongChain'

/** Anyone may send a fully signed transaction with the next nonce; the sender pays the fee. */
export function canExecute(
  tx: PendingTransaction,
  safe: SafeState,
  actor: Actor,
  verification: VerificationState,
): Allowed<ExecuteReason> {
  const ended = notPending(tx, safe)
  if (ended) return ended
  if (verification === 'differs') return no('differs')
  if (validConfirmations(tx, safe).length < safe.threshold) return no('notEnoughSignatures')
  if (tx.nonce > safe.nonce) return no('nonceTooHigh')
  if (!actor.account) return no('noWallet')
  if (sameAddress(actor.account, safe.address)) return no('walletIsSafe')
  if (actor.chainId !== safe.chainId) return no('wrongChain')
  return unverified(verification) ?? yes
}

export interface AvailableAction {
  kind: 'confirm' | 'execute'
  may: Allowed<ConfirmReason | ExecuteReason>
}

/**
 * The next action of a pending transaction, and whether this actor may take it; undefined if it's
 * no longer pending. Used by lists, pages, and dialogs.
 */
export function availableAction(
  tx: PendingTransaction,
  safe: SafeState,
  actor: Actor,
  verification: VerificationState,
): AvailableAction | undefined {
  if (tx.status === 'AWAITING_CONFIRMATIONS')
    return { kind: 'confirm', may: canConfirm(tx, safe, actor, verification) }
  return tx.status === 'AWAITING_EXECUTION'
    ? { kind: 'execute', may: canExecute(tx, safe, actor, verification) }
    : undefined
}

export type RejectReason =
  | NotPendingReason
  | 'isRejection'
  | 'noWallet'
  | 'notOwner'
  | 'contractOwner'
  | 'wrongChain'

/**
 * An owner or a delegate may propose a rejection: a transaction with the same nonce that does
 * nothing. The replaced transaction need not be verified.
 */
export function canReject(
  tx: PendingTransaction,
  safe: SafeState,
  actor: Actor,
): Allowed<RejectReason> {
  const ended = notPending(tx, safe)
  if (ended) return ended
  if (tx.rejection) return no('isRejection')
  if (!actor.account) return no('noWallet')
  if (!isOwner(safe, actor.account) && !delegatorOf(safe, actor)) return no('notOwner')
  if (actor.contract) return no('contractOwner')
  return actor.chainId === safe.chainId ? yes : no('wrongChain')
}

export type DeleteReason = 'executed' | 'unsupported' | 'noWallet' | 'notProposer' | 'leavesGap'

/**
 * The proposer (or the owner who delegated to the proposer) may delete a proposal from the service.
 * Only the last nonce, or one shared with another proposal: a gap would block all later
 * transactions. Existing signatures stay valid.
 */
export function canDelete(
  tx: PendingTransaction & { proposers: readonly Address[] },
  queue: { nonces: readonly bigint[] },
  actor: Actor,
  supported: boolean,
): Allowed<DeleteReason> {
  if (tx.status === 'SUCCESS' || tx.status === 'FAILED') return no('executed')
  if (!supported) return no('unsupported')
  if (!actor.account) return no('noWallet')
  if (!tx.proposers.some((one) => sameAddress(one, actor.account))) return no('notProposer')
  const shared = queue.nonces.filter((nonce) => nonce === tx.nonce).length > 1
  return shared || queue.nonces.every((nonce) => nonce <= tx.nonce) ? yes : no('leavesGap')
}
