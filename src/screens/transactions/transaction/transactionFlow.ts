import { type Allowed, type Hex, yes } from '#base'
import type { SafeState, TransactionDetail, TransactionItem } from '#domain'
import { type Actor, canDelete, canReject, type PendingTransaction, type RejectReason } from '#safe'
import { isFinal } from '#signing'

/** What the page of a transaction has loaded. */
export interface LoadedTransaction {
  detail: TransactionDetail | undefined
  pending: PendingTransaction | undefined
  safe: SafeState | undefined
  /** Nonces of the queue; undefined until they are loaded, null if they can't be. */
  nonces: readonly bigint[] | null | undefined
  /** Other pending transactions with the same nonce. */
  rivals: readonly TransactionItem[]
  actor: Actor
  /** Whether it's known which other Safes the account can approve as. */
  areApprovalsKnown: boolean
  mayPropose: Allowed<string>
  /** Whether the queue is this browser's own, because there is no gateway. */
  isLocal?: boolean | undefined
}

/** What may be done with a transaction besides signing and executing it. */
export interface OtherMoves {
  /**
   * Whether all of them are known. Nothing is offered before: buttons that appear one after the
   * other would move each other.
   */
  areKnown: boolean
  /** undefined if its rejection makes no sense. */
  reject?: Allowed<RejectReason> | undefined
  /** The nonce with which a replacement can be drafted. */
  replaces?: bigint | undefined
  /** The proposal that can be deleted. */
  deletes?: { detail: TransactionDetail; safeTxHash: Hex } | undefined
  /** Whether it can be passed on without the gateway. */
  mayShare?: boolean
}

/** Decides what the page of a transaction offers besides signing and executing it. */
export function otherMoves(loaded: LoadedTransaction): OtherMoves {
  const { detail, pending, safe, nonces, rivals, actor, mayPropose } = loaded
  const areKnown =
    safe !== undefined &&
    loaded.areApprovalsKnown &&
    nonces !== undefined &&
    (mayPropose.allowed || mayPropose.reason !== 'loading')
  if (!areKnown || !detail) return { areKnown }
  const isRejected = rivals.some(({ action }) => action.kind === 'reject')
  const reject = pending && !isRejected ? canReject(pending, safe, actor) : undefined
  if (isFinal(detail)) return { areKnown, reject }
  const { multisig, tx } = detail
  const proposers = [multisig?.proposer, multisig?.delegate].flatMap((one) => one?.address ?? [])
  const isOwn = loaded.isLocal && actor.account !== undefined
  const mayDelete =
    pending &&
    nonces !== null &&
    (isOwn ? yes : canDelete({ ...pending, proposers }, { nonces }, actor, true))
  return {
    areKnown,
    reject,
    replaces: tx && tx.nonce >= safe.nonce && mayPropose.allowed ? tx.nonce : undefined,
    deletes:
      multisig && mayDelete && mayDelete.allowed
        ? { detail, safeTxHash: multisig.safeTxHash }
        : undefined,
    mayShare: multisig !== null,
  }
}
