import type { Address, Hex } from '#base'

/**
 * The fields that the owners sign, as the contract names them. Amounts and gas are whole numbers of
 * the smallest unit.
 */
export interface SafeTx {
  to: Address
  value: bigint
  data: Hex
  /** 0: a call; 1: a delegatecall, which runs the target's code as the Safe itself. */
  operation: 0 | 1
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: bigint
}
