import { type Address, type Allowed, no, sameAddress, yes } from '#base'
import type { ProofStatus } from './proof.ts'
import { isSupportedVersion } from './version.ts'

export type TxStatus = 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'CANCELLED' | 'FAILED' | 'SUCCESS'

/** What counts for the steps of a transaction. */
export interface Waiting {
  status: TxStatus
  nonce: bigint
  /** Who has confirmed; former owners may be among them. */
  confirmedBy: readonly Address[]
  /** It is a rejection itself (see `isRejection`). */
  rejection?: boolean
}

/** The safe as far as the steps need it: from the chain where it can be read, else as the gateway tells it. */
export interface SafeState {
  chainId: string
  address: Address
  owners: readonly Address[]
  threshold: number
  nonce: bigint
  version: string | null
}

/** Who would act: the connected account and the chain that the wallet is on. */
export interface Who {
  account: Address | null
  chainId: string | null
  /** The account is a contract: it cannot sign with a key. */
  contract?: boolean
}

/** `checking` while the chain is being asked. */
export type ProofState = ProofStatus | 'checking'

export const isOwner = (safe: Pick<SafeState, 'owners'>, account: Address | null): boolean => safe.owners.some((owner) => sameAddress(owner, account))

/** Confirmations that count: those of current owners, each once. */
export const validConfirmations = (tx: Pick<Waiting, 'confirmedBy'>, safe: Pick<SafeState, 'owners'>): readonly Address[] =>
  safe.owners.filter((owner) => tx.confirmedBy.some((one) => sameAddress(one, owner)))

/** Owners who have not confirmed. */
export const missingOwners = (tx: Pick<Waiting, 'confirmedBy'>, safe: Pick<SafeState, 'owners'>): readonly Address[] =>
  safe.owners.filter((owner) => !tx.confirmedBy.some((one) => sameAddress(one, owner)))

/** Where a transaction stands. A smaller nonce than the safe's without an execution means that another one took its place. */
export function statusOf(
  tx: { executed: 'success' | 'failure' | null; nonce: bigint; confirmedBy: readonly Address[] },
  safe: Pick<SafeState, 'owners' | 'threshold' | 'nonce'>,
): TxStatus {
  if (tx.executed) return tx.executed === 'success' ? 'SUCCESS' : 'FAILED'
  if (tx.nonce < safe.nonce) return 'CANCELLED'
  return validConfirmations(tx, safe).length < safe.threshold ? 'AWAITING_CONFIRMATIONS' : 'AWAITING_EXECUTION'
}

type Over = 'executed' | 'nonceUsed' | 'unsupportedVersion'

/** Reasons that hold for everybody, whoever asks. */
function over(tx: Waiting, safe: SafeState): { allowed: false; reason: Over } | undefined {
  if (tx.status === 'SUCCESS' || tx.status === 'FAILED') return no('executed')
  if (tx.status === 'CANCELLED' || tx.nonce < safe.nonce) return no('nonceUsed')
  return isSupportedVersion(safe.version) ? undefined : no('unsupportedVersion')
}

type Unproved = 'checking' | 'unverified'

const unproved = (proof: ProofState): { allowed: false; reason: Unproved } | undefined =>
  proof === 'checking' ? no('checking') : proof === 'unverifiable' ? no('unverified') : undefined

export type ConfirmReason = Over | Unproved | 'differs' | 'complete' | 'noWallet' | 'notOwner' | 'contractOwner' | 'alreadySigned' | 'wrongChain'

/** An owner may sign once, only while signatures are missing, and only what was proved to be what is shown. */
export function canConfirm(tx: Waiting, safe: SafeState, who: Who, proof: ProofState): Allowed<ConfirmReason> {
  const ended = over(tx, safe)
  if (ended) return ended
  if (proof === 'differs') return no('differs')
  if (validConfirmations(tx, safe).length >= safe.threshold) return no('complete')
  if (!who.account) return no('noWallet')
  if (!isOwner(safe, who.account)) return no('notOwner')
  if (tx.confirmedBy.some((one) => sameAddress(one, who.account))) return no('alreadySigned')
  // A contract's approval is made on chain, from its own interface.
  if (who.contract) return no('contractOwner')
  if (who.chainId !== safe.chainId) return no('wrongChain')
  return unproved(proof) ?? yes
}

export type ExecuteReason = Over | Unproved | 'differs' | 'notEnoughSignatures' | 'nonceTooHigh' | 'noWallet' | 'walletIsSafe' | 'wrongChain'

/** Anybody may send a fully signed transaction whose turn it is; whoever sends it pays the fee. */
export function canExecute(tx: Waiting, safe: SafeState, who: Who, proof: ProofState): Allowed<ExecuteReason> {
  const ended = over(tx, safe)
  if (ended) return ended
  if (proof === 'differs') return no('differs')
  if (validConfirmations(tx, safe).length < safe.threshold) return no('notEnoughSignatures')
  if (tx.nonce > safe.nonce) return no('nonceTooHigh')
  if (!who.account) return no('noWallet')
  if (sameAddress(who.account, safe.address)) return no('walletIsSafe')
  if (who.chainId !== safe.chainId) return no('wrongChain')
  return unproved(proof) ?? yes
}

export type RejectReason = Over | 'isRejection' | 'noWallet' | 'notOwner' | 'contractOwner' | 'wrongChain'

/** An owner may propose a rejection: a transaction of the same nonce that does nothing. It needs no proof of what it replaces. */
export function canReject(tx: Waiting, safe: SafeState, who: Who): Allowed<RejectReason> {
  const ended = over(tx, safe)
  if (ended) return ended
  if (tx.rejection) return no('isRejection')
  if (!who.account) return no('noWallet')
  if (!isOwner(safe, who.account)) return no('notOwner')
  if (who.contract) return no('contractOwner')
  return who.chainId === safe.chainId ? yes : no('wrongChain')
}

export type DeleteReason = 'executed' | 'unsupported' | 'noWallet' | 'notProposer' | 'leavesGap'

/**
 * The proposer (or the owner who delegated to the proposer) may take a proposal out of the service. Only the last nonce, or one
 * that another proposal shares: a gap would block everything behind it. Signatures already given stay valid.
 */
export function canDelete(
  tx: Waiting & { proposers: readonly Address[] },
  queue: { nonces: readonly bigint[] },
  who: Who,
  offered: boolean,
): Allowed<DeleteReason> {
  if (tx.status === 'SUCCESS' || tx.status === 'FAILED') return no('executed')
  if (!offered) return no('unsupported')
  if (!who.account) return no('noWallet')
  if (!tx.proposers.some((one) => sameAddress(one, who.account))) return no('notProposer')
  const shared = queue.nonces.filter((nonce) => nonce === tx.nonce).length > 1
  return shared || queue.nonces.every((nonce) => nonce <= tx.nonce) ? yes : no('leavesGap')
}
