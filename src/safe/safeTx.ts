import { type Address, type Hex, zeroAddress } from '#base'

/** The fields that the owners sign, as the contract names them. Amounts and gas are whole numbers of the smallest unit. */
export interface SafeTx {
  to: Address
  value: bigint
  data: Hex
  /** 0 is a call, 1 a delegatecall: then the target's code runs as the safe itself. */
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}

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
