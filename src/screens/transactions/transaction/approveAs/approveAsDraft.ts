import type { Hex, SafeRef } from '#base'
import { encodeApproveHash, plainTx } from '#safe'
import type { Draft } from '#screens/transactions/confirm'

/** The transaction with which a Safe that is an owner approves another Safe's transaction. */
export function approveAsDraft({
  of,
  hash,
  nonce,
}: {
  of: SafeRef
  hash: Hex
  nonce: bigint
}): Draft {
  return {
    tx: plainTx({ to: of.address, data: encodeApproveHash(hash), nonce }),
    action: { kind: 'call', to: { address: of.address, name: null }, method: null, value: 0n },
    note: null,
  }
}
