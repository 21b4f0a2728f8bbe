import { type MutationFunctionContext, mutationOptions } from '@tanstack/react-query'
import type { Address, Hex, SafeRef } from '#base'
import type { SafeTx } from '#domain'
import {
  confirmTransaction,
  type Gateway,
  type Proposal,
  routes,
  type TransactionDetails,
} from '#gateway'
import { refreshSafe } from '../safe/refresh.ts'

export interface SignedTransaction {
  at: SafeRef
  tx: SafeTx
  safeTxHash: Hex
  sender: Address
  signature: Hex | null
  /** JSON `{ url, name, note? }` of the app that the proposal comes from, or null. */
  origin?: string | null
}

/** The body of a proposal; numbers are decimal strings. */
export const toProposal = ({
  tx,
  safeTxHash,
  sender,
  signature,
  origin = null,
}: SignedTransaction): Proposal => ({
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

/**
 * Proposes a transaction. If one with the same hash is already pending, adds the signature to it.
 * Never retried.
 */
export const propose = (gateway: Gateway, signed: SignedTransaction): Promise<TransactionDetails> =>
  gateway.call(routes.propose, {
    path: { chainId: signed.at.chainId, safeAddress: signed.at.address },
    body: toProposal(signed),
  })

/**
 * Adds an owner's signature to a pending transaction, with the call that the gateway offers. Never
 * retried.
 */
export const confirm = (
  gateway: Gateway,
  signed: SignedTransaction & { signature: Hex },
): Promise<TransactionDetails> => {
  const { at, safeTxHash, signature } = signed
  return confirmTransaction(gateway, {
    path: { chainId: at.chainId, safeAddress: at.address, safeTxHash },
    body: { ...toProposal(signed), signature },
  })
}

// Even if the call fails, because the gateway may have acted on it.
const refresh = (
  _response: unknown,
  _error: unknown,
  { at }: { at: SafeRef },
  _before: unknown,
  { client }: MutationFunctionContext,
) => refreshSafe(client, at)

export const proposeMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['propose'] as const,
    mutationFn: (signed: SignedTransaction) => propose(gateway, signed),
    onSettled: refresh,
  })

export const confirmMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['confirm'] as const,
    mutationFn: (signed: SignedTransaction & { signature: Hex }) => confirm(gateway, signed),
    onSettled: refresh,
  })

export interface Deletion {
  at: SafeRef
  safeTxHash: Hex
  /** The proposer's signature over a DeleteRequest of the current hour. */
  signature: Hex
}

/** Removes a pending transaction from the queue. Never retried. */
export const deleteTransaction = (
  gateway: Gateway,
  { at, safeTxHash, signature }: Deletion,
): Promise<void> =>
  gateway.call(routes.deleteTransaction, {
    path: { chainId: at.chainId, safeTxHash },
    body: { signature },
  })

/**
 * Removes a pending transaction from the queue. Its signatures stay valid: anyone who has a copy
 * can still use them.
 */
export const deleteTransactionMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: ['deleteTransaction'] as const,
    mutationFn: (deletion: Deletion) => deleteTransaction(gateway, deletion),
    onSettled: refresh,
  })
