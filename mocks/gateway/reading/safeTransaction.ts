import type { Operation } from '#gateway'
import { hashTypedData, zeroAddress, type Address, type Hex } from 'viem'

/** What the owners of a safe sign. Amounts in the smallest unit. */
export interface SafeTransaction {
  to: Address
  value: bigint
  data: Hex
  operation: Operation
  safeTxGas: bigint
  baseGas: bigint
  gasPrice: bigint
  gasToken: Address
  refundReceiver: Address
  nonce: number
}

/** A transaction without a refund, which is what nearly all are. */
export const plainTransaction = (
  fields: Pick<SafeTransaction, 'to' | 'nonce'> & Partial<Pick<SafeTransaction, 'value' | 'data' | 'operation'>>,
): SafeTransaction => ({
  value: 0n,
  data: '0x',
  operation: 0,
  safeTxGas: 0n,
  baseGas: 0n,
  gasPrice: 0n,
  gasToken: zeroAddress,
  refundReceiver: zeroAddress,
  ...fields,
})

const SafeTx = [
  { name: 'to', type: 'address' },
  { name: 'value', type: 'uint256' },
  { name: 'data', type: 'bytes' },
  { name: 'operation', type: 'uint8' },
  { name: 'safeTxGas', type: 'uint256' },
  { name: 'baseGas', type: 'uint256' },
  { name: 'gasPrice', type: 'uint256' },
  { name: 'gasToken', type: 'address' },
  { name: 'refundReceiver', type: 'address' },
  { name: 'nonce', type: 'uint256' },
] as const

/**
 * The hash that the owners sign, for contracts from 1.3.0 on (the only ones of this world). Written a second time here on purpose:
 * a mistake in the product's own rule is found by the gateway and not repeated by it.
 */
export const hashOf = (chainId: string, safe: Address, tx: SafeTransaction): Hex =>
  hashTypedData({
    domain: { chainId: Number(chainId), verifyingContract: safe },
    types: { SafeTx },
    primaryType: 'SafeTx',
    message: { ...tx, nonce: BigInt(tx.nonce) },
  })

/** To itself, nothing sent, nothing called: the way to use a nonce up. */
export const isCancellation = (safe: Address, tx: SafeTransaction): boolean =>
  tx.to.toLowerCase() === safe.toLowerCase() && tx.value === 0n && tx.data === '0x' && tx.operation === 0 && tx.baseGas === 0n && tx.gasPrice === 0n
