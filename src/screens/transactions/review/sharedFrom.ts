import { type Hex, sameAddress, type SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { type Confirmed, isReadable, mergeSignatures, type SharedTransaction } from '#safe'
import {
  entriesOf,
  isConfirmation,
  mayLeave,
  type PendingConfirmation,
  type PendingEntry,
} from '#signing/pending'

/**
 * The signatures that accounts have made on this device, whether or not a gateway has them; except
 * those that are held back.
 */
export const ownSignatures = (
  entries: readonly PendingEntry[],
  at: SafeRef,
  hash: Hex,
): readonly (Confirmed & { at: number })[] =>
  entriesOf(entries, at, hash).flatMap((one) =>
    isConfirmation(one) && mayLeave(one.state)
      ? [{ signer: one.by, signature: one.signature, at: one.since }]
      : [],
  )

/** Whether it is a signature of this device that is held back, wherever it comes from. */
export const isKeptHere = (
  { signer, signature }: Confirmed,
  entries: readonly PendingEntry[],
  at: SafeRef,
  hash: Hex,
): boolean =>
  entriesOf(entries, at, hash).some(
    (one) =>
      isConfirmation(one) &&
      !mayLeave(one.state) &&
      sameAddress(one.by, signer) &&
      one.signature.toLowerCase() === signature?.toLowerCase(),
  )

/**
 * A transaction that was signed here and that no gateway has. It includes its own signature, even
 * if that is held back.
 */
export function sharedFromEntry(
  entry: PendingConfirmation,
  entries: readonly PendingEntry[],
): SharedTransaction {
  const { at, tx, safeTxHash, proposal } = entry
  const own = isConfirmation(entry) ? [{ signer: entry.by, signature: entry.signature }] : []
  const others = ownSignatures(entries, at, safeTxHash).map(({ signer, signature }) => ({
    signer,
    signature,
  }))
  const signatures = mergeSignatures(own, others)
  return { at, tx, safeTxHash, signatures, ...readOrigin(proposal?.origin) }
}

/** The note and the app of a proposal. */
function readOrigin(origin: string | null | undefined): Pick<SharedTransaction, 'note' | 'app'> {
  try {
    const { note, name, url } = JSON.parse(origin ?? '{}') as Record<string, unknown>
    return {
      note: typeof note === 'string' ? note : null,
      app: typeof name === 'string' && name && typeof url === 'string' ? { name, url } : null,
    }
  } catch {
    return { note: null, app: null }
  }
}

/**
 * A transaction with all of its signatures known here, to pass it on; undefined if owners don't
 * sign it.
 * @param hash its safeTxHash, if it isn't proposed yet
 */
export function sharedFrom(
  detail: TransactionDetail,
  entries: readonly PendingEntry[],
  hash = detail.multisig?.safeTxHash,
): SharedTransaction | undefined {
  const { at, tx, note, app, multisig } = detail
  if (!tx || !hash) return undefined
  const listed = (multisig?.confirmations ?? []).map(({ signer, signature }) => ({
    signer,
    signature,
  }))
  const own = ownSignatures(entries, at, hash).map(({ signer, signature }) => ({
    signer,
    signature,
  }))
  return {
    at,
    tx,
    safeTxHash: hash,
    signatures: mergeSignatures(own, listed).filter(isReadable),
    note,
    app,
  }
}
