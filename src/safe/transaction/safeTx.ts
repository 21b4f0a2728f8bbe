import { zeroAddress, type Address } from '#base'
import type { SafeTx } from '#domain'

/**
 * The Safe that a hash is bound to. `version` is the contract's `VERSION()`, with or without a
 * suffix such as `+L2`.
 */
export interface SafeIdentity {
  chainId: string
  address: Address
  version: string | null
}

/** A transaction with the given fields; the others default to a plain call without refund. */
export const plainTx = (parts: Partial<SafeTx> & Pick<SafeTx, 'to' | 'nonce'>): SafeTx => ({
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  ...parts,
})

/** The transaction that uses a nonce and does nothing: an empty call of the Safe to itself. */
export const rejectionTx = (safe: Address, nonce: bigint): SafeTx => plainTx({ to: safe, nonce })
