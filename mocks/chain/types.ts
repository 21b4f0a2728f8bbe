import type { Address, Hash, Hex } from 'viem'

/** One account as it is written down. Left out means zero or nothing; numbers are hex quantities, slots too. */
export interface AccountRecord {
  nonce?: number
  balance?: Hex
  /** keccak256 of the code; the code itself lies in {@link StateDelta.codes}, once for all accounts that share it. */
  codeHash?: Hash
  storage?: Record<string, Hex>
}

/** What changed against the state below. Lower-case addresses; a slot of `0x0` was emptied, an account of `null` is gone. */
export interface StateDelta {
  accounts: Record<string, AccountRecord | null>
  codes: Record<string, Hex>
}

export interface SealedLog {
  address: Address
  topics: Hex[]
  data: Hex
}

/** A transaction with its receipt, as it is stored; the rest is read from `raw`. */
interface SealedTransaction {
  hash: Hash
  from: Address
  /** The signed transaction as it was sent. */
  raw: Hex
  status: 0 | 1
  gasUsed: number
  effectiveGasPrice: Hex
  contractAddress?: Address
  logs: SealedLog[]
}

/** Every block holds one transaction. `timestamp` in seconds. */
export interface SealedBlock {
  number: number
  hash: Hash
  parentHash: Hash
  timestamp: number
  transactions: SealedTransaction[]
}

/** A block and what it did to the state: what is kept between two visits. */
export interface StoredBlock {
  block: SealedBlock
  state: StateDelta
}

/** Keeps the blocks that were made since the genesis. */
export interface BlockStore {
  load(): Promise<StoredBlock[]>
  append(stored: StoredBlock): Promise<void>
  /** Forgets everything: the chain starts from its genesis the next time. */
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
  /** What was paid per gas, in wei. */
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

/** Blocks that are not stored but computed: the older part of a very long history. */
export interface PastSource {
  /** The first and the last computed block. */
  first: number
  last: number
  block(number: number): ChainBlock
  transaction(number: number): ChainTransaction
  receipt(number: number): ChainReceipt
  /** The number of the block that has this hash or holds this transaction. */
  find(hash: Hash): number | undefined
}

/** What a chain starts from. Shared by all chains that start from it and never written to. */
export interface Genesis {
  chainId: number
  /** From the lowest to the highest; a higher one wins. */
  layers: readonly StateDelta[]
  /** Real blocks, ascending. */
  blocks: readonly SealedBlock[]
  past?: PastSource
  /** ENS: names to addresses, and text records. */
  names: Readonly<Record<string, { address: Address; texts?: Readonly<Record<string, string>> }>>
}

interface RpcRequest {
  method: string
  params?: unknown
}

/** What accounts have in them after some block. */
export interface ChainView {
  /** The 32 bytes of a storage slot. */
  storageAt(address: Address, slot: Hex | bigint): Hex
  codeAt(address: Address): Hex
  balanceOf(address: Address): bigint
}

/** A block chain in the page. Reads are synchronous and always see the last sealed block. */
export interface Chain extends ChainView {
  chainId: number
  readonly height: bigint
  /** Answers one JSON-RPC request, or throws an `RpcError`. Fits viem's `custom` transport (use `retryCount: 0`). */
  request(request: RpcRequest): Promise<unknown>
  /** Calls the listener after each new block, until the returned function is called. */
  onBlock(listener: (block: ChainBlock) => void): () => void
  block(number: bigint): ChainBlock | undefined
  transaction(hash: Hash): ChainTransaction | undefined
  receipt(hash: Hash): ChainReceipt | undefined
  logs(filter: LogFilter): ChainLog[]
  /** Runs a call against the last sealed state; throws an `RpcError` with code 3 when it reverts. */
  call(message: { to: Address; data: Hex; from?: Address }): Promise<Hex>
  /** What it was like after a block; for every block of the genesis that is the state of the genesis. */
  at(height: bigint): ChainView
  nonceOf(address: Address): number
}
