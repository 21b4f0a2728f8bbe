import { useSyncExternalStore } from 'react'
import { type Address, type Hex, sameAddress, type SafeRef } from '#base'
import type { SafeState, TransactionDetail, TransactionItem } from '#domain'
import type { Actor, PendingTransaction } from '#safe'
import { entriesOf, type PendingConfirmation, type PendingEntry, type PendingExecution } from '#signing/pending'
import type { Wallet } from '#wallet'
import { useEnvironment } from '../environment.tsx'

/** What this product has sent and not seen through yet. */
export function usePending(): readonly PendingEntry[] {
  const { pending } = useEnvironment()
  return useSyncExternalStore(pending.subscribe, pending.get, pending.get)
}

export const actorOf = ({ status, account, chainId }: Pick<Wallet, 'status' | 'account' | 'chainId'>): Actor =>
  status === 'connected' ? { account: account ?? null, chainId: chainId === undefined ? null : String(chainId) } : { account: null, chainId: null }

/** An account's own confirmation of a transaction, and its execution by anyone here, as far as they are pending. */
export interface LocalEntries {
  confirmation: PendingConfirmation | undefined
  execution: PendingExecution | undefined
}

/** Milliseconds after which a submission without an answer counts as failed: its page is gone. */
const submitTimeout = 120_000

/** @param listed signers whose signature the gateway lists: what is kept of theirs has arrived, whatever its answer was */
export function localEntries(
  entries: readonly PendingEntry[],
  at: SafeRef,
  safeTxHash: Hex | undefined,
  account: Address | null | undefined,
  listed: readonly Address[] = [],
): LocalEntries {
  const own = safeTxHash ? entriesOf(entries, at, safeTxHash) : []
  const found = own.find((one): one is PendingConfirmation => one.kind === 'confirm' && sameAddress(one.by, account))
  const isListed = listed.some((one) => sameAddress(one, account))
  const isLeft = found?.state.status === 'submitting' && Date.now() - found.since > submitTimeout
  return {
    confirmation:
      found && (isListed ? { ...found, state: { status: 'submitted' } } : isLeft ? { ...found, state: { status: 'unsubmitted', why: 'unreachable' } } : found),
    execution: own.find((one): one is PendingExecution => one.kind === 'execute'),
  }
}

function inProgress({ confirmation, execution }: LocalEntries): PendingTransaction['inProgress'] {
  if (execution?.state.status === 'processing' || execution?.state.status === 'executed') return execution.state.status
  const status = confirmation?.state.status
  return status === 'submitting' || status === 'unsubmitted' ? status : undefined
}

/** Signers whose signature the gateway has taken, although its lists may be behind. */
const submittedBy = (entries: readonly PendingEntry[], at: SafeRef, safeTxHash: Hex | undefined): readonly Address[] =>
  safeTxHash ? entriesOf(entries, at, safeTxHash).flatMap((one) => (one.kind === 'confirm' && one.state.status === 'submitted' ? [one.by] : [])) : []

const joined = (a: readonly Address[], b: readonly Address[]) => [...a, ...b.filter((one) => !a.some((other) => sameAddress(one, other)))]

type Progress = Pick<PendingTransaction, 'inProgress'>
const progressOf = (own: LocalEntries): Progress => {
  const state = inProgress(own)
  return state ? { inProgress: state } : {}
}

/** A transaction as the rules need it, from all that is known of it. */
export function pendingFromDetail(detail: TransactionDetail, entries: readonly PendingEntry[], account: Address | null | undefined): PendingTransaction {
  const hash = detail.multisig?.safeTxHash
  const listed = (detail.multisig?.confirmations ?? []).map((one) => one.signer)
  const confirmedBy = joined(listed, submittedBy(entries, detail.at, hash))
  return {
    status: statusWith(detail.status, confirmedBy.length, detail.multisig?.required),
    nonce: detail.tx?.nonce ?? 0n,
    confirmedBy,
    rejection: detail.action.kind === 'reject',
    ...progressOf(localEntries(entries, detail.at, hash, account, listed)),
  }
}

/** The same from a row, which names who is missing instead of who has signed, and that only while somebody is missing. */
export function pendingFromItem(
  item: Pick<TransactionItem, 'status' | 'multisig' | 'action'>,
  safe: SafeState,
  entries: readonly PendingEntry[],
  account: Address | null | undefined,
): PendingTransaction {
  const { multisig } = item
  const hash = multisig?.safeTxHash ?? undefined
  const missing = multisig?.missing ?? []
  // A gateway that names nobody leaves it to the dialog to find out.
  const listed =
    item.status === 'AWAITING_EXECUTION'
      ? safe.owners
      : missing.length === 0
        ? []
        : safe.owners.filter((owner) => !missing.some((one) => sameAddress(one, owner)))
  const own = submittedBy(entries, safe, hash)
  const confirmedBy = joined(listed, own)
  const submitted = (multisig?.submitted ?? 0) + (confirmedBy.length - listed.length)
  return {
    status: statusWith(item.status, submitted, multisig?.required),
    nonce: Number.isSafeInteger(multisig?.nonce) ? BigInt(multisig?.nonce ?? 0) : 0n,
    confirmedBy,
    rejection: item.action.kind === 'reject',
    ...progressOf(localEntries(entries, safe, hash, account, listed)),
  }
}

/** Our own signature may be the last one that was missing. */
const statusWith = (status: PendingTransaction['status'], submitted: number, required: number | undefined): PendingTransaction['status'] =>
  status === 'AWAITING_CONFIRMATIONS' && required !== undefined && submitted >= required ? 'AWAITING_EXECUTION' : status

/** Signatures so far: those listed, and those that the gateway has taken since. */
export const submittedCount = (item: Pick<TransactionItem, 'multisig'>, at: SafeRef, entries: readonly PendingEntry[]): number => {
  const { multisig } = item
  if (!multisig) return 0
  const news = submittedBy(entries, at, multisig.safeTxHash ?? undefined).filter((one) => multisig.missing.some((other) => sameAddress(one, other)))
  return multisig.submitted + news.length
}
