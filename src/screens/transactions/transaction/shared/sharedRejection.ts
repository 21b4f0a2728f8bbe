import { rejectionTx, type SafeIdentity, safeTxHash, type SharedTransaction } from '#safe'

/**
 * The rejection of a shared transaction: one with the same nonce that does nothing. No one has
 * signed it yet; it is signed and passed on like any other.
 */
export function sharedRejection(
  { at, tx: { nonce } }: Pick<SharedTransaction, 'at' | 'tx'>,
  version: SafeIdentity['version'],
): SharedTransaction {
  const tx = rejectionTx(at.address, nonce)
  return {
    at,
    tx,
    safeTxHash: safeTxHash({ ...at, version }, tx),
    signatures: [],
    note: null,
    app: null,
  }
}
