import type { Address, Hex } from 'viem'
import type { SafeTransaction } from '../reading/safeTransaction.ts'

interface OnChain {
  safe: Address
  txHash: Hex
  /** Milliseconds. */
  timestamp: number
}

/** A multisig transaction, as found on the chain. */
export interface MultisigRow extends OnChain {
  kind: 'multisig'
  safeTxHash: Hex
  tx: SafeTransaction
  signatures: Hex
  threshold: number
  success: boolean
  payment: bigint
  fee: bigint
  executor: Address
}

/** A module transaction. */
export interface ModuleRow extends OnChain {
  kind: 'module'
  id: string
  module: Address
  call: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>
  success: boolean
}

/** An incoming transfer, or an outgoing one without a Safe transaction. */
export interface TransferRow extends OnChain {
  kind: 'transfer'
  id: string
  from: Address
  to: Address
  /** null: the native coin. */
  token: Address | null
  /** The amount, or the ID of a collectible. */
  value: bigint
  collectible: boolean
}

export interface CreationRow extends OnChain {
  kind: 'creation'
  creator: Address
  factory: Address
  singleton: Address
  saltNonce: string | null
}

/** The rows that a history page counts; the creation is appended to the last page. */
export type HistoryRow = MultisigRow | ModuleRow | TransferRow
export type Row = HistoryRow | CreationRow

/** A collectible and its owner. */
export interface Piece {
  token: Address
  id: bigint
  owner: Address
}
