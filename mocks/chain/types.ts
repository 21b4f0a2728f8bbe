import type { Address, Hash, Hex } from 'viem'

/** One stored account. Missing values are zero or empty; numbers are hex quantities, slots too. */
export interface AccountRecord {
  nonce?: number
  balance?: Hex
  /**
   * keccak256 of the code; the code itself is in {@link StateDelta.codes}, once for all accounts
   * that share it.
   */
  codeHash?: Hash
  storage?: Record<string, Hex>
}

/**
 * Changes to the state below. Lower-case addresses; a slot of `0x0` was cleared, an account of
 * `null` was removed.
 */
export interface StateDelta {
  accounts: Record<string, AccountRecord | null>
  codes: Record<string, Hex>
}

export interface SealedLog {
  address: Address
  topics: Hex[]
  data: Hex
}

/** A transaction with its receipt, as stored; the rest is decoded from `raw`. */
interface SealedTransaction {
  hash: Hash
  from: Address
  /** The signed transaction as sent. */
  raw: Hex
  status: 0 | 1
  gasUsed: number
  effectiveGasPrice: Hex
  contractAddress?: Address
  logs: SealedLog[]
}

/** Every block contains one transaction. `timestamp` in seconds. */
export interface SealedBlock {
  number: number
  hash: Hash
  parentHash: Hash
  timestamp: number
  transactions: SealedTransaction[]
}

/** A block and its state changes, as stored between visits. */
export interface StoredBlock {
  block: SealedBlock
  state: StateDelta
}

/** Stores the blocks since the genesis. */
export interface BlockStore {
  load(): Promise<StoredBlock[]>
  append(stored: StoredBlock): Promise<void>
  /** Deletes everything: the chain starts from its genesis next time. */
  clear(): Promise<void>
}

export interface ChainLog extends SealedLog {
  blockNumber: bigint
  blockHash: Hash
  /** Seconds. */
  blockTimestamp: number
  transactionHash: Hash
  logIndex: number
}

export interface ChainTransaction {
  hash: Hash
  blockNumber: bigint
  blockHash: Hash
  from: Address
  to: Address | null
  input: Hex
  value: bigint
  nonce: number
  gas: bigint
  /** Price paid per gas, in wei. */
  gasPrice: bigint
  type: 'legacy' | 'eip2930' | 'eip1559'
  maxFeePerGas?: bigint
  maxPriorityFeePerGas?: bigint
  chainId: number
  signature: { r: Hex; s: Hex; yParity: number }
}

export interface ChainReceipt {
  transactionHash: Hash
  blockNumber: bigint
  blockHash: Hash
  from: Address
  to: Address | null
  status: 'success' | 'reverted'
  gasUsed: bigint
  effectiveGasPrice: bigint
  contractAddress: Address | null
  logs: ChainLog[]
  type: ChainTransaction['type']
}

export interface ChainBlock {
  number: bigint
  hash: Hash
  parentHash: Hash
  /** Seconds. */
  timestamp: number
  gasUsed: bigint
  transactions: Hash[]
}

/** As in `eth_getLogs`; `null` in `topics` matches everything. */
export interface LogFilter {
  address?: Address | readonly Address[]
  topics?: readonly (Hex | readonly Hex[] | null)[]
  fromBlock?: bigint
  toBlock?: bigint
}

/** Blocks that are computed instead of stored: the older part of a very long history. */
export interface PastSource {
  /** The first and the last computed block. */
  first: number
  last: number
  block(number: number): ChainBlock
  transaction(number: number): ChainTransaction
  receipt(number: number): ChainReceipt
  /** Number of the block with this hash, or with this transaction. */
  find(hash: Hash): number | undefined
}

/** The initial state of a chain. Shared by all chains that start from it, and immutable. */
export interface Genesis {
  chainId: number
  /** From the lowest to the highest; higher ones win. */
  layers: readonly StateDelta[]
  /** Real blocks, ascending. */
  blocks: readonly SealedBlock[]
  past?: PastSource
  /** ENS names. */
  names: Readonly<Record<string, NameRecord>>
}

interface NameRecord {
  /** Mainnet's record. */
  address: Address
  /** Records of other chains, by chain ID (ENSIP-11); `0` is the default of all (ENSIP-19). */
  addresses?: Readonly<Record<string, Address>>
  texts?: Readonly<Record<string, string>>
  /** The record is kept off the chain: the URL of its server, as a template of EIP-3668. */
  server?: string
}

interface RpcRequest {
  method: string
  params?: unknown
}

/** The state of accounts after some block. */
export interface ChainView {
  /** The 32 bytes of a storage slot. */
  storageAt(address: Address, slot: Hex | bigint): Hex
  codeAt(address: Address): Hex
  balanceOf(address: Address): bigint
}

/**
 * A direct change of an account. Slots and values in any hex format; a missing part stays as it is.
 */
export interface AccountChange {
  code?: Hex
  storage?: Readonly<Record<Hex, Hex>>
}

/** A blockchain in the page. Reads are synchronous and always see the latest sealed block. */
export interface Chain extends ChainView {
  chainId: number
  readonly height: bigint
  /**
   * Handles one JSON-RPC request, or throws an `RpcError`. Fits viem's `custom` transport (use
   * `retryCount: 0`).
   */
  request(request: RpcRequest): Promise<unknown>
  /** Calls the listener after each new block, until the returned function is called. */
  onBlock(listener: (block: ChainBlock) => void): () => void
  block(number: bigint): ChainBlock | undefined
  transaction(hash: Hash): ChainTransaction | undefined
  receipt(hash: Hash): ChainReceipt | undefined
  logs(filter: LogFilter): ChainLog[]
  /** Runs a call on the latest sealed state; throws an `RpcError` with code 3 if it reverts. */
  call(message: { to: Address; data: Hex; from?: Address }): Promise<Hex>
  /** The state after a block; for every block of the genesis that is the state of the genesis. */
  at(height: bigint): ChainView
  nonceOf(address: Address): number
  /** Changes an account's code or storage without a transaction, in its own block. */
  overwrite(address: Address, change: AccountChange): Promise<void>
}
