import type { Address, Hex, SafeRef } from '#base'
import { type Gateway, type Proposal, routes, type TransactionDetails } from '#gateway'
import type { SafeTx } from '#safe'

export interface Signed {
  at: SafeRef
  tx: SafeTx
  safeTxHash: Hex
  sender: Address
  signature: Hex | null
  /** JSON text `{ url, name, note? }` of who made the proposal, or null. */
  origin?: string | null
}

/** The body of a proposal: numbers as decimal strings. */
export const toProposal = ({ tx, safeTxHash, sender, signature, origin = null }: Signed): Proposal => ({
  to: tx.to,
  value: tx.value.toString(),
  data: tx.data === '0x' ? null : tx.data,
  nonce: tx.nonce.toString(),
  operation: tx.operation,
  safeTxGas: tx.safeTxGas.toString(),
  baseGas: tx.baseGas.toString(),
  gasPrice: tx.gasPrice.toString(),
  gasToken: tx.gasToken,
  refundReceiver: tx.refundReceiver,
  safeTxHash,
  sender,
  signature,
  origin,
})

/** Proposes a transaction; with the hash of one that waits already it adds a signature to it. Sent once, never again by itself. */
export const propose = (gateway: Gateway, signed: Signed): Promise<TransactionDetails> =>
  gateway.call(routes.propose, { path: { chainId: signed.at.chainId, safeAddress: signed.at.address }, body: toProposal(signed) })
