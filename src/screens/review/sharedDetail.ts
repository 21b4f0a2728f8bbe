import type { Hex, SafeRef } from '#base'
import type { Erc20 } from '#chain'
import type { TransactionDetail } from '#domain'
import { type ConfirmationCheck, type Confirmed, type Effect, isReadable, mergeSignatures, type PendingTransaction, type SharedTransaction } from '#safe'
import { entriesOf, type PendingEntry, type PendingExecution, type Proposal } from '#signing/pending'
import { actionOf } from './actionOf.ts'
import type { ProposedTransaction } from './prepareInput.ts'

/** The id under which a gateway would list it. */
export const sharedId = ({ at, safeTxHash }: Pick<SharedTransaction, 'at' | 'safeTxHash'>): string => `multisig_${at.address}_${safeTxHash}`

/** The signatures that accounts have made on this device, whether or not a gateway has them. */
const ownSignatures = (entries: readonly PendingEntry[], at: SafeRef, hash: Hex): readonly (Confirmed & { at: number })[] =>
  entriesOf(entries, at, hash).flatMap((one) => (one.kind === 'confirm' ? [{ signer: one.by, signature: one.signature, at: one.since }] : []))

/**
 * A transaction with everything that is known of its signatures here, to pass it on; undefined if owners don't sign it.
 * @param hash its safeTxHash, if it isn't proposed yet
 */
export function sharedFrom(detail: TransactionDetail, entries: readonly PendingEntry[], hash = detail.multisig?.safeTxHash): SharedTransaction | undefined {
  const { at, tx, note, app, multisig } = detail
  if (!tx || !hash) return undefined
  const listed = (multisig?.confirmations ?? []).map(({ signer, signature }) => ({ signer, signature }))
  const own = ownSignatures(entries, at, hash).map(({ signer, signature }) => ({ signer, signature }))
  return { at, tx, safeTxHash: hash, signatures: mergeSignatures(own, listed).filter(isReadable), note, app }
}

export interface KnownOfShared {
  effect: Effect
  tokens: readonly Erc20[]
  entries: readonly PendingEntry[]
  /** The signatures that a gateway lists. */
  listed: readonly (Confirmed & { at: number | null })[]
}

/** A shared transaction like one that a gateway reports. What only a gateway would know stays empty. */
export function sharedDetail(
  { at, tx, safeTxHash, signatures, note, app }: SharedTransaction,
  { effect, tokens, entries, listed }: KnownOfShared,
): ProposedTransaction {
  const timed = [...ownSignatures(entries, at, safeTxHash), ...listed]
  return {
    at,
    id: sharedId({ at, safeTxHash }),
    status: 'AWAITING_CONFIRMATIONS',
    action: actionOf(effect, { tx, safe: at.address, tokens }),
    executedAt: null,
    txHash: null,
    note,
    app,
    tx,
    multisig: {
      safeTxHash,
      submittedAt: null,
      required: 1,
      confirmations: mergeSignatures(timed, signatures).map((one) => ({ at: null, ...one })),
      rejectors: [],
      signers: [],
      executor: null,
      proposer: null,
      trusted: true,
    },
    module: null,
    decoded: null,
  }
}

/** Its state: only signatures that were found valid count, and the Safe's own threshold. */
export function pendingFromShared(
  { tx, action }: Pick<ProposedTransaction, 'tx' | 'action'>,
  { checks, threshold, execution }: { checks: readonly ConfirmationCheck[]; threshold: number | undefined; execution: PendingExecution | undefined },
): PendingTransaction {
  const confirmedBy = checks.flatMap(({ status, signer }) => (status === 'ok' ? [signer] : []))
  const inProgress = execution?.state.status
  const isComplete = threshold !== undefined && confirmedBy.length >= threshold
  return {
    status: isComplete ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS',
    nonce: tx.nonce,
    confirmedBy,
    rejection: action.kind === 'reject',
    ...((inProgress === 'processing' || inProgress === 'executed') && { inProgress }),
  }
}

/** The next signature proposes it, because the gateway may not have it; one that has it adds the signature. */
export const sharedProposal = ({ note, app }: Pick<SharedTransaction, 'note' | 'app'>): Proposal => ({
  origin: note || app ? JSON.stringify({ ...app, ...(note ? { note } : {}) }) : null,
})
