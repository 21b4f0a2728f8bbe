import { type MutationFunctionContext, mutationOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import { confirmTransaction, type Gateway, type Proposal, routes, type TransactionDetails } from '#gateway'
import type { SafeTx } from '#domain'
import { refreshSafe } from '../safe/refresh.ts'

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

/** Adds an owner's signature to a transaction that waits, in the way that the gateway offers. Sent once, never again by itself. */
export const confirm = (gateway: Gateway, signed: Signed & { signature: Hex }): Promise<TransactionDetails> => {
  const { at, safeTxHash, signature } = signed
  return confirmTransaction(gateway, { path: { chainId: at.chainId, safeAddress: at.address, safeTxHash }, body: { ...toProposal(signed), signature } })
}

// Also where the answer was lost: the gateway may have acted all the same.
const askAgain = (_answer: unknown, _error: unknown, { at }: { at: SafeRef }, _before: unknown, { client }: MutationFunctionContext) => refreshSafe(client, at)

export const proposeMutation = (gateway: Gateway) =>
  mutationOptions({ mutationKey: ['propose'] as const, mutationFn: (signed: Signed) => propose(gateway, signed), onSettled: askAgain })

export const confirmMutation = (gateway: Gateway) =>
  mutationOptions({ mutationKey: ['confirm'] as const, mutationFn: (signed: Signed & { signature: Hex }) => confirm(gateway, signed), onSettled: askAgain })

export interface Deletion {
  at: SafeRef
  safeTxHash: Hex
  /** The proposer's, over a DeleteRequest of this hour. */
  signature: Hex
}

/** Takes a waiting transaction out of the queue. Signatures that were given stay good for whoever kept them. */
export const deleteTransactionMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['deleteTransaction'] as const,
    mutationFn: ({ at, safeTxHash, signature }: Deletion) =>
      gateway.call(routes.deleteTransaction, { path: { chainId: at.chainId, safeTxHash }, body: { signature } }),
    onSettled: askAgain,
  })
