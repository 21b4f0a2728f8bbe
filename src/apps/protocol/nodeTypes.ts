import type { RpcCallNames } from './nodeCalls.ts'

export interface RPCPayload<P = unknown[]> {
  call: RpcCallNames
  params: P | unknown[]
}

/** A block by its number, or one of the names that every node knows. */
export type BlockNumberArg = number | 'earliest' | 'latest' | 'pending'

export interface PastLogsOptions {
  fromBlock?: BlockNumberArg
  toBlock?: BlockNumberArg
  address?: string
  topics?: (string | string[] | null)[]
}

export interface TransactionConfig {
  from?: string | number
  to?: string
  value?: number | string
  gas?: number | string
  gasPrice?: number | string
  data?: string
  nonce?: number
}

/** Numbers are hex. */
export interface AccountOverride {
  balance?: string
  nonce?: string
  code?: string
  /** All of the account's storage, or the slots that differ: not both. */
  state?: Record<string, string>
  stateDiff?: Record<string, string>
  movePrecompileToAddress?: string
}

/** A state that isn't on the chain, by address, in which a call runs. */
export type StateOverride = Record<string, AccountOverride>
/** Fields of the block in which a call runs, such as `time` and `number`. */
export type BlockOverrides = Record<string, string>

// Nodes send the numbers below as hex strings; the types say `number` because existing apps are
// compiled against that.

export interface Log {
  address: string
  data: string
  topics: string[]
  logIndex: number
  transactionIndex: number
  transactionHash: string
  blockHash: string
  blockNumber: number
}

export interface Web3TransactionReceiptObject {
  transactionHash: string
  transactionIndex: number
  blockHash: string
  blockNumber: number
  from: string
  to: string | null
  cumulativeGasUsed: number
  gasUsed: number
  contractAddress: string
  logs: Log[]
  logsBloom: string
  status: number | undefined
}

export interface Web3TransactionObject {
  hash: string
  nonce: number
  blockHash: string | null
  blockNumber: number | null
  transactionIndex: number | null
  from: string
  to: string | null
  value: string
  gasPrice: string
  gas: number
  input: string
}

export interface BlockHeader {
  number: number
  hash: string
  parentHash: string
  nonce: string
  sha3Uncles: string
  logsBloom: string
  transactionRoot: string
  stateRoot: string
  receiptRoot: string
  miner: string
  extraData: string
  gasLimit: number
  gasUsed: number
  timestamp: number | string
}

export interface BlockTransactionBase extends BlockHeader {
  size: number
  difficulty: number
  totalDifficulty: number
  uncles: string[]
}
export interface BlockTransactionObject extends BlockTransactionBase {
  transactions: Web3TransactionObject[]
}
export interface BlockTransactionString extends BlockTransactionBase {
  transactions: string[]
}

export interface SafeSettings {
  /** Whether messages may be signed without a transaction. */
  offChainSigning?: boolean
}
