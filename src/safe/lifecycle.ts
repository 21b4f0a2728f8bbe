import { type Address, type Allowed, no, sameAddress, yes } from '#base'
import type { SafeState, TxStatus } from '#domain'
import type { VerificationStatus } from './verification.ts'
import { isSupportedVersion } from './version.ts'

/** What counts for the steps of a transaction. */
export interface PendingTransaction {
  status: TxStatus
  nonce: bigint
  /** Everyone who has confirmed; former owners may be among them. */
  confirmedBy: readonly Address[]
  /** It is a rejection itself (see `isRejection`). */
  rejection?: boolean
  /** What this product knows of it before the gateway lists it: a signature or execution on its way, or one that the gateway doesn't have yet. */
  inProgress?: 'submitting' | 'unsubmitted' | 'processing' | 'executed'
}

/** The account that would act, and the chain that its wallet is on. */
export interface Actor {
  account: Address | null
  chainId: string | null
  /** The account is a contract: it can't sign with a key. */
  contract?: boolean
}

/** `checking` while the chain is being read. */
export type VerificationState = VerificationStatus | 'checking'

export const isOwner = (safe: Pick<SafeState, 'owners'>, account: Address | null): boolean => safe.owners.some((owner) => sameAddress(owner, account))

/** Confirmations that count: those of current owners, each once. */
export const validConfirmations = (tx: Pick<PendingTransaction, 'confirmedBy'>, safe: Pick<SafeState, 'owners'>): readonly Address[] =>
  safe.owners.filter((owner) => tx.confirmedBy.some((one) => sameAddress(one, owner)))

/** Owners who have not confirmed. */
export const missingOwners = (tx: Pick<PendingTransaction, 'confirmedBy'>, safe: Pick<SafeState, 'owners'>): readonly Address[] =>
  safe.owners.filter((owner) => !tx.confirmedBy.some((one) => sameAddress(one, owner)))

/** Where a transaction stands. A smaller nonce than the Safe's without an execution means that another one took its place. */
export function statusOf(
  tx: { executed: 'success' | 'failure' | null; nonce: bigint; confirmedBy: readonly Address[] },
  safe: Pick<SafeState, 'owners' | 'threshold' | 'nonce'>,
): TxStatus {
  if (tx.executed) return tx.executed === 'success' ? 'SUCCESS' : 'FAILED'
  if (tx.nonce < safe.nonce) return 'CANCELLED'
  return validConfirmations(tx, safe).length < safe.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
}

/**
 * How a transaction is labelled. Besides the gateway's own words: `WAITING_FOR_NONCE` (fully signed, but an earlier nonce is first),
 * `NONCE_USED` (the chain has moved past its nonce, and the gateway doesn't list the outcome yet), `EXECUTED` (this product has
 * seen it executed, and the gateway doesn't list it yet), `SUBMITTING` and `PROCESSING` (on the way), `UNSUBMITTED` (signed, and the gateway doesn't have the signature).
 */
export type DisplayStatus = TxStatus | 'WAITING_FOR_NONCE' | 'NONCE_USED' | 'EXECUTED' | 'SUBMITTING' | 'UNSUBMITTED' | 'PROCESSING'

export function displayStatus(
  { status, nonce, inProgress }: Pick<PendingTransaction, 'status' | 'nonce' | 'inProgress'>,
  safe: Pick<SafeState, 'nonce'> | undefined,
): DisplayStatus {
  if (status !== 'AWAITING_CONFIRMATIONS' && status !== 'AWAITING_EXECUTION') return status
  if (inProgress) return ({ submitting: 'SUBMITTING', unsubmitted: 'UNSUBMITTED', processing: 'PROCESSING', executed: 'EXECUTED' } as const)[inProgress]
  if (safe && nonce < safe.nonce) return 'NONCE_USED'
  return safe && status === 'AWAITING_EXECUTION' && nonce > safe.nonce ? 'WAITING_FOR_NONCE' : status
}

type Over = 'executed' | 'nonceUsed' | 'unsupportedVersion' | 'processing'

/** Reasons that apply to everyone. */
function over(tx: PendingTransaction, safe: SafeState): { allowed: false; reason: Over } | undefined {
  if (tx.status === 'SUCCESS' || tx.status === 'FAILED' || tx.inProgress === 'executed') return no('executed')
  if (tx.status === 'CANCELLED' || tx.nonce < safe.nonce) return no('nonceUsed')
  if (tx.inProgress === 'processing') return no('processing')
  return isSupportedVersion(safe.version) ? undefined : no('unsupportedVersion')
}

type Unverified = 'checking' | 'unverified'

const unverified = (state: VerificationState): { allowed: false; reason: Unverified } | undefined =>
  state === 'checking' ? no('checking') : state === 'unverifiable' ? no('unverified') : undefined

export type ConfirmReason =
  | Over
  | Unverified
  | 'differs'
  | 'complete'
  | 'noWallet'
  | 'notOwner'
  | 'contractOwner'
  | 'alreadySigned'
  | 'submitting'
  | 'wrongChain'

/** An owner may sign once, only while signatures are missing, and only what was verified to be what is shown. */
export function canConfirm(tx: PendingTransaction, safe: SafeState, actor: Actor, verification: VerificationState): Allowed<ConfirmReason> {
  const ended = over(tx, safe)
  if (ended) return ended
  if (verification === 'differs') return no('differs')
  if (validConfirmations(tx, safe).length >= safe.threshold) return no('complete')
  if (!actor.account) return no('noWallet')
  if (!isOwner(safe, actor.account)) return no('notOwner')
  if (tx.confirmedBy.some((one) => sameAddress(one, actor.account))) return no('alreadySigned')
  if (tx.inProgress === 'submitting') return no('submitting')
  // A contract's approval is made on-chain, from its own interface.
  if (actor.contract) return no('contractOwner')
  if (actor.chainId !== safe.chainId) return no('wrongChain')
  return unverified(verification) ?? yes
}

export type ExecuteReason = Over | Unverified | 'differs' | 'notEnoughSignatures' | 'nonceTooHigh' | 'noWallet' | 'walletIsSafe' | 'wrongChain'

/** Anyone may send a fully signed transaction with the next nonce; the sender pays the fee. */
export function canExecute(tx: PendingTransaction, safe: SafeState, actor: Actor, verification: VerificationState): Allowed<ExecuteReason> {
  const ended = over(tx, safe)
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

/** The one thing that can be done with a pending transaction, and whether this actor may; undefined for one that is over. Lists, pages and dialogs all use it. */
export function availableAction(tx: PendingTransaction, safe: SafeState, actor: Actor, verification: VerificationState): AvailableAction | undefined {
  if (tx.status === 'AWAITING_CONFIRMATIONS') return { kind: 'confirm', may: canConfirm(tx, safe, actor, verification) }
  return tx.status === 'AWAITING_EXECUTION' ? { kind: 'execute', may: canExecute(tx, safe, actor, verification) } : undefined
}

export type RejectReason = Over | 'isRejection' | 'noWallet' | 'notOwner' | 'contractOwner' | 'wrongChain'

/** An owner may propose a rejection: a transaction of the same nonce that does nothing. It needs no verification of what it replaces. */
export function canReject(tx: PendingTransaction, safe: SafeState, actor: Actor): Allowed<RejectReason> {
  const ended = over(tx, safe)
  if (ended) return ended
  if (tx.rejection) return no('isRejection')
  if (!actor.account) return no('noWallet')
  if (!isOwner(safe, actor.account)) return no('notOwner')
  if (actor.contract) return no('contractOwner')
  return actor.chainId === safe.chainId ? yes : no('wrongChain')
}

export type DeleteReason = 'executed' | 'unsupported' | 'noWallet' | 'notProposer' | 'leavesGap'

/**
 * The proposer (or the owner who delegated to the proposer) may remove a proposal from the service. Only the last nonce, or one
 * that another proposal shares: a gap would block everything behind it. Signatures already given stay valid.
 */
export function canDelete(
  tx: PendingTransaction & { proposers: readonly Address[] },
  queue: { nonces: readonly bigint[] },
  actor: Actor,
  offered: boolean,
): Allowed<DeleteReason> {
  if (tx.status === 'SUCCESS' || tx.status === 'FAILED') return no('executed')
  if (!offered) return no('unsupported')
  if (!actor.account) return no('noWallet')
  if (!tx.proposers.some((one) => sameAddress(one, actor.account))) return no('notProposer')
  const shared = queue.nonces.filter((nonce) => nonce === tx.nonce).length > 1
  return shared || queue.nonces.every((nonce) => nonce <= tx.nonce) ? yes : no('leavesGap')
}
