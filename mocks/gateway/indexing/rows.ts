import type { Address, Hex } from 'viem'
import type { SafeTransaction } from '../reading/safeTransaction.ts'

interface OnChain {
  safe: Address
  txHash: Hex
  /** Milliseconds. */
  timestamp: number
}

/** A transaction of the owners, as the chain tells it. */
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

/** What a module did in the name of the safe. */
export interface ModuleRow extends OnChain {
  kind: 'module'
  id: string
  module: Address
  call: Pick<SafeTransaction, 'to' | 'value' | 'data' | 'operation'>
  success: boolean
}

/** Something that came in, or went out without a transaction of the safe. */
export interface TransferRow extends OnChain {
  kind: 'transfer'
  id: string
  from: Address
  to: Address
  /** null: the native coin. */
  token: Address | null
  /** The amount, or the id of a collectible. */
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

/** What a history page counts; the creation is only appended to the last one. */
export type HistoryRow = MultisigRow | ModuleRow | TransferRow
export type Row = HistoryRow | CreationRow

/** A collectible and who has it. */
export interface Piece {
  token: Address
  id: bigint
  owner: Address
}
