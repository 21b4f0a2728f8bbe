import type { Hex, SafeRef } from '#base'
import type { TransactionDetail } from '#domain'
import { type Confirmed, isReadable, mergeSignatures, type SharedTransaction } from '#safe'
import { entriesOf, type PendingEntry } from '#signing/pending'

/** The signatures that accounts have made on this device, whether or not a gateway has them. */
export const ownSignatures = (entries: readonly PendingEntry[], at: SafeRef, hash: Hex): readonly (Confirmed & { at: number })[] =>
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
