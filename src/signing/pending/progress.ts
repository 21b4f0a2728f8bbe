import { type Address, type Hex, sameAddress, type SafeRef } from '#base'
import type { SafeState, SafeTx, TransactionDetail, TransactionItem } from '#domain'
import type { PendingTransaction } from '#safe'
import { entriesOf } from './pendingStore.ts'
import {
  isConfirmation,
  type PendingApproval,
  type PendingConfirmation,
  type PendingEntry,
  type PendingExecution,
  type PendingMessage,
  type PendingSignature,
} from './pendingEntry.ts'

/**
 * A transaction's entries in the pending store: the account's own confirmation or approval, and the
 * execution by any account.
 */
export interface LocalEntries {
  confirmation: PendingConfirmation | undefined
  approval: PendingApproval | undefined
  execution: PendingExecution | undefined
}

/**
 * Milliseconds after which a submission without a response counts as failed, because its page was
 * closed.
 */
const submitTimeout = 120_000

/**
 * @param listed signers whose signature the gateway lists: a stored signature of theirs counts as
 * submitted, whatever its state
 */
export function localEntries(
  entries: readonly PendingEntry[],
  at: SafeRef,
  safeTxHash: Hex | undefined,
  account: Address | null | undefined,
  listed: readonly Address[] = [],
): LocalEntries {
  const entriesOfTransaction = safeTxHash ? entriesOf(entries, at, safeTxHash) : []
  const found = entriesOfTransaction.find(
    (one): one is PendingConfirmation => one.kind === 'confirm' && sameAddress(one.by, account),
  )
  const isListed = listed.some((one) => sameAddress(one, account))
  return {
    confirmation:
      found && (isListed ? { ...found, state: { status: 'submitted' } } : withAbandonment(found)),
    approval: entriesOfTransaction.find(
      (one): one is PendingApproval => one.kind === 'approve' && sameAddress(one.by, account),
    ),
    execution: entriesOfTransaction.find((one): one is PendingExecution => one.kind === 'execute'),
  }
}

/** A signature's current state: unsubmitted, if the page that was submitting it was closed. */
function withAbandonment<E extends PendingSignature>(entry: E): E {
  const { state, since } = entry
  if (state.status !== 'submitting' || Date.now() - since <= submitTimeout) return entry
  const why = state.isUnchecked ? 'unchecked' : 'unreachable'
  return { ...entry, state: { status: 'unsubmitted', why } }
}

/** The account's own signature of a message. */
export function localMessage(
  entries: readonly PendingEntry[],
  at: SafeRef,
  messageHash: Hex | undefined,
  account: Address | null | undefined,
): PendingMessage | undefined {
  const found = entries.find(
    (one): one is PendingMessage =>
      one.kind === 'message' &&
      one.at.chainId === at.chainId &&
      sameAddress(one.at.address, at.address) &&
      one.messageHash.toLowerCase() === messageHash?.toLowerCase() &&
      sameAddress(one.by, account),
  )
  return found && withAbandonment(found)
}

/**
 * Transactions of a Safe proposed on this device that the gateway may not list yet: its lists lag
 * by minutes.
 */
export const unlistedProposals = (
  entries: readonly PendingEntry[],
  at: SafeRef,
): readonly PendingConfirmation[] =>
  entries.filter(
    (one): one is PendingConfirmation =>
      one.kind === 'confirm' &&
      one.proposal !== undefined &&
      one.at.chainId === at.chainId &&
      sameAddress(one.at.address, at.address) &&
      (one.state.status !== 'submitted' || Date.now() - one.since < 300_000),
  )

/** Proposals that are neither being submitted nor submitted: no list has them. */
export const unsubmittedProposals = (
  entries: readonly PendingEntry[],
  at: SafeRef,
): readonly PendingConfirmation[] =>
  unlistedProposals(entries, at)
    .map(withAbandonment)
    .filter((one) => one.state.status === 'unsubmitted')

/** The progress of an execution that was sent from this device; undefined if it came to nothing. */
export function executionProgress(
  execution: PendingExecution | undefined,
): 'processing' | 'executed' | 'failed' | undefined {
  if (execution?.state.status === 'executed')
    return execution.state.inner === 'failure' ? 'failed' : 'executed'
  return execution?.state.status === 'processing' ? 'processing' : undefined
}

function inProgress({ confirmation, execution }: LocalEntries): PendingTransaction['inProgress'] {
  const progress = executionProgress(execution)
  if (progress) return progress
  const status = confirmation?.state.status
  return status === 'submitting' || status === 'unsubmitted' ? status : undefined
}

/** Signers whose signature the gateway has accepted, although its lists may lag. */
const submittedBy = (
  entries: readonly PendingEntry[],
  at: SafeRef,
  safeTxHash: Hex | undefined,
): readonly Address[] =>
  safeTxHash
    ? entriesOf(entries, at, safeTxHash).flatMap((one) =>
        isConfirmation(one) && one.state.status === 'submitted' ? [one.by] : [],
      )
    : []

const union = (a: readonly Address[], b: readonly Address[]) => [
  ...a,
  ...b.filter((one) => !a.some((other) => sameAddress(one, other))),
]

type Progress = Pick<PendingTransaction, 'inProgress'>
const progressOf = (own: LocalEntries): Progress => {
  const state = inProgress(own)
  return state ? { inProgress: state } : {}
}

/** The input of the multisig rules for a transaction, from its details and the pending store. */
export function pendingFromDetail(
  detail: Pick<TransactionDetail, 'at' | 'status' | 'multisig' | 'action'> & { tx: SafeTx },
  entries: readonly PendingEntry[],
  account: Address | null | undefined,
): PendingTransaction {
  const hash = detail.multisig?.safeTxHash
  const listed = (detail.multisig?.confirmations ?? []).map((one) => one.signer)
  const confirmedBy = union(listed, submittedBy(entries, detail.at, hash))
  return {
    status: statusWith(detail.status, confirmedBy.length, detail.multisig?.required),
    nonce: detail.tx.nonce,
    confirmedBy,
    rejection: detail.action.kind === 'reject',
    ...progressOf(localEntries(entries, detail.at, hash, account, listed)),
  }
}

/**
 * Same, from a row, which lists the missing signers instead of the confirmations, and only while
 * signatures are missing.
 */
export function pendingFromItem(
  item: Pick<TransactionItem, 'status' | 'multisig' | 'action'>,
  safe: SafeState,
  entries: readonly PendingEntry[],
  account: Address | null | undefined,
): PendingTransaction {
  const { multisig } = item
  const hash = multisig?.safeTxHash ?? undefined
  const missing = multisig?.missing ?? []
  // A row doesn't count as ready on its own claim: its count must reach the Safe's threshold. An
  // unreadable row has no count.
  const threshold = item.action.kind === 'unreadable' ? 0 : safe.threshold
  const isIncomplete =
    item.status === 'AWAITING_EXECUTION' && (multisig?.submitted ?? 0) < threshold
  const status = isIncomplete ? 'AWAITING_CONFIRMATIONS' : item.status
  // If the gateway lists no missing signers, the confirmations are unknown; the dialog reads them.
  const listed =
    status === 'AWAITING_EXECUTION'
      ? safe.owners
      : missing.length === 0
        ? []
        : safe.owners.filter((owner) => !missing.some((one) => sameAddress(one, owner)))
  const own = submittedBy(entries, safe, hash)
  const confirmedBy = union(listed, own)
  const submitted = (multisig?.submitted ?? 0) + (confirmedBy.length - listed.length)
  return {
    status: statusWith(status, submitted, multisig && Math.max(multisig.required, threshold)),
    nonce: Number.isSafeInteger(multisig?.nonce) ? BigInt(multisig?.nonce ?? 0) : 0n,
    confirmedBy,
    rejection: item.action.kind === 'reject',
    ...progressOf(localEntries(entries, safe, hash, account, listed)),
  }
}

/** A submitted signature that isn't listed yet may be the last one needed. */
const statusWith = (
  status: PendingTransaction['status'],
  submitted: number,
  required: number | null | undefined,
): PendingTransaction['status'] =>
  status === 'AWAITING_CONFIRMATIONS' && required != null && submitted >= required
    ? 'AWAITING_EXECUTION'
    : status

/** Signatures so far: the listed ones, and those that the gateway has accepted since. */
export const submittedCount = (
  item: Pick<TransactionItem, 'multisig'>,
  at: SafeRef,
  entries: readonly PendingEntry[],
): number => {
  const { multisig } = item
  if (!multisig) return 0
  const unlisted = submittedBy(entries, at, multisig.safeTxHash ?? undefined).filter((one) =>
    multisig.missing.some((other) => sameAddress(one, other)),
  )
  return multisig.submitted + unlisted.length
}
