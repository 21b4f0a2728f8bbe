import { zeroAddress, type Address } from '#base'
import type { SafeTx } from '#domain'

/** What a hash is bound to. `version` is the contract's own word, with or without a suffix such as `+L2`. */
export interface SafeIdentity {
  chainId: string
  address: Address
  version: string | null
}

/** A transaction that only says what differs from a plain call without refund. */
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

/** The transaction that uses a nonce up and does nothing: the safe calls itself with nothing. */
export const rejectionTx = (safe: Address, nonce: bigint): SafeTx => plainTx({ to: safe, nonce })
