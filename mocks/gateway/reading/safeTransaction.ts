import type { Operation } from '#gateway'
import { keccak256, zeroAddress, type Address, type Hex } from 'viem'

/** What the owners of a Safe sign. Amounts in the smallest unit. */
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

/** A transaction without a refund, like nearly all. */
export const plainTransaction = (
  fields: Pick<SafeTransaction, 'to' | 'nonce'> &
    Partial<Pick<SafeTransaction, 'value' | 'data' | 'operation'>>,
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

// Typehashes of the contracts from 1.3.0 on: EIP712Domain(uint256 chainId,address
// verifyingContract) and SafeTx(…).
const domainType = '0x47e79534a245952e8b16893a336b85a3d9ea9fa8c573f3d803afb92a79469218'
const transactionType = '0xbb8310d486368db6bd6f849402fdd73ad53d316b5a4b2644ad6efe0f941286d8'

const number = (value: bigint | number): string => value.toString(16).padStart(64, '0')
const address = (value: Address): string => value.slice(2).toLowerCase().padStart(64, '0')
const bytes = (...words: string[]): Hex => `0x${words.join('')}`

const domains = new Map<string, string>()
/** The domain hash of a Safe, without `0x`. */
export function domainOf(chainId: string, safe: Address): string {
  const key = `${chainId}:${safe.toLowerCase()}`
  const known =
    domains.get(key) ??
    keccak256(bytes(domainType.slice(2), number(BigInt(chainId)), address(safe))).slice(2)
  domains.set(key, known)
  return known
}

/**
 * The hash that owners sign, for contracts from 1.3.0 on (the only ones here). Implemented a second
 * time on purpose, so that the mocked gateway detects a bug in the app's own code. By hand, because
 * a long history needs thousands of hashes.
 */
export function hashOf(chainId: string, safe: Address, tx: SafeTransaction): Hex {
  const gas = [
    number(tx.safeTxGas),
    number(tx.baseGas),
    number(tx.gasPrice),
    address(tx.gasToken),
    address(tx.refundReceiver),
  ]
  const struct = keccak256(
    bytes(
      transactionType.slice(2),
      address(tx.to),
      number(tx.value),
      keccak256(tx.data).slice(2),
      number(tx.operation),
      ...gas,
      number(tx.nonce),
    ),
  )
  return keccak256(bytes('1901', domainOf(chainId, safe), struct.slice(2)))
}

/** A call to itself without value and data, which uses up a nonce. */
export const isCancellation = (safe: Address, tx: SafeTransaction): boolean =>
  tx.to.toLowerCase() === safe.toLowerCase() &&
  tx.value === 0n &&
  tx.data === '0x' &&
  tx.operation === 0 &&
  tx.baseGas === 0n &&
  tx.gasPrice === 0n
