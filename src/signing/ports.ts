import type { Address, ChainSnapshot, Hex, SafeRef } from '#base'
import type {
  Call,
  ContractSignature,
  Erc20,
  Execution,
  Fees,
  Followed,
  Movement,
  OperatorFee,
  SentTokens,
  Receipt,
  SentTransaction,
  Simulation,
} from '#chain'
import type { OffchainMessage, SafeTx } from '#domain'
import type { ContractVerdict, TypedData } from '#safe'
import type { NodeAgreement } from './nodes/nodeAgreement.ts'
import type { PendingStore } from './pending/pendingStore.ts'
import type { Proposal } from './pending/pendingEntry.ts'

// The dependencies of signing. The app passes its node, gateway, and wallet; tests pass ones that
// fail like real ones.

/** Reads from one chain's node. They reject with viem's errors if the node doesn't respond. */
export interface ChainPort {
  /** false: the gateway chose the node, so its data proves nothing. */
  isIndependent: boolean
  /** How several nodes' answers to everything read so far compare; undefined with one node. */
  agreement?: (() => NodeAgreement) | undefined
  /** With a hash, also reads who approved it on-chain. */
  snapshot(at: SafeRef, safeTxHash?: Hex): Promise<ChainSnapshot>
  contractSignatures(
    signatures: readonly ContractSignature[],
    message: { hash: Hex; bytes: Hex; input: 'hash' | 'bytes' },
  ): Promise<readonly ContractVerdict[]>
  tokens(addresses: readonly Address[]): Promise<readonly Erc20[]>
  /** The receipt of a transaction; null if the node knows none. */
  receipt(txHash: Hex): Promise<Receipt | null>
  /** keccak256 of the code at each address; null where there is none. */
  codeHashes(addresses: readonly Address[]): Promise<readonly (Hex | null)[]>
  /** Whether the tokens that an account sends would arrive exactly. */
  movements(account: Address, sent: readonly SentTokens[]): Promise<readonly Movement[]>
}

/** What an execution costs. */
export interface Estimate {
  /** Units of gas. */
  gas: bigint
  /** Wei per unit of gas. */
  price: bigint
  /**
   * Wei for publishing it on the chain's parent, in addition to gas; 0 on most chains, undefined if
   * the chain didn't say.
   */
  dataFee: bigint | undefined
  /** The fee of the chain's operator on top; undefined if the chain didn't say. */
  operatorFee: OperatorFee | undefined
}

/** Simulates an execution before it is sent. */
export interface SimulationPort {
  /** Never rejects: `readSafeRevert` distinguishes a node failure from a revert. */
  simulate(execution: Execution): Promise<Simulation>
  estimate(execution: Execution): Promise<Estimate>
}

/** Simulates a transaction that isn't fully signed yet. Never rejects. */
export type DraftSimulationPort = (
  execution: Execution & { from: Address; nonce: bigint },
) => Promise<Simulation>

/** Runs a call without sending it. Rejects with the node's error. */
export type CallPort = (call: Call) => Promise<Hex>

/** Waits for a few minutes at most. Rejects if the node doesn't respond. */
export type FollowPort = (sent: SentTransaction, signal?: AbortSignal) => Promise<Followed>

/** A signature of one owner over one transaction, ready for the gateway. */
export interface SignedTransaction {
  at: SafeRef
  tx: SafeTx
  safeTxHash: Hex
  sender: Address
  signature: Hex
}

/**
 * A signature of one owner over a message of the Safe. `hash` is the Safe's hash of the message.
 */
export interface SignedMessage {
  at: SafeRef
  message: OffchainMessage
  hash: Hex
  sender: Address
  signature: Hex
}

/** Each of them @throws SubmitError */
export interface GatewayPort {
  /** Adds a signature to a proposed transaction. */
  confirm(signed: SignedTransaction): Promise<void>
  /** Proposes a transaction with its first signature. */
  propose(signed: SignedTransaction & Proposal): Promise<void>
  /** Adds a signature to a proposed message. `isListed`: the gateway's list has it. */
  confirmMessage(signed: SignedMessage & { isListed: boolean }): Promise<void>
  /** Proposes a message with its first signature. */
  proposeMessage(signed: SignedMessage & Proposal): Promise<void>
}

/** Signed requests to the gateway that change nothing on-chain. Each of them @throws SubmitError */
export interface RequestPort {
  deleteTransaction(request: { at: SafeRef; safeTxHash: Hex; signature: Hex }): Promise<void>
  addDelegate(request: SignedDelegate): Promise<void>
  removeDelegate(request: Omit<SignedDelegate, 'label'>): Promise<void>
}

/** `safe: null`: for every Safe of the delegator on this chain. */
export interface SignedDelegate {
  chainId: string
  safe: Address | null
  delegate: Address
  delegator: Address
  label: string
  signature: Hex
}

export interface TransactionRequest {
  account: Address
  chainId: string
  to: Address
  data: Hex
  gas?: bigint | undefined
  /** Fees per unit of gas; without them, the wallet decides. */
  fees?: Fees | undefined
  /** Whether to send it as a legacy transaction, for chains without a fee market. */
  legacy: boolean
}

export interface WalletPort {
  /** @throws WalletError */
  signTypedData(account: Address, data: TypedData): Promise<Hex>
  /** A personal signature (EIP-191) over these bytes. @throws WalletError */
  signMessage(account: Address, bytes: Hex): Promise<Hex>
  /** Returns the hash of the sent transaction. @throws WalletError */
  sendTransaction(request: TransactionRequest): Promise<Hex>
}

/** A call that the gateway's relayer sends and pays for. */
export interface RelayedCall {
  at: SafeRef
  /** Version of the Safe's contract. */
  version: string
  to: Address
  data: Hex
  /** Hash of the transaction that is executed; missing for a creation. */
  safeTxHash?: Hex
  /** Set if the relayer's simulation was inconclusive and the user wants to relay it anyway. */
  acceptUnverified?: boolean
}

/** Returns the ID of the relayer's task. @throws RelayError */
export type RelayPort = (call: RelayedCall) => Promise<string>

/** The state of a task, as reported by the gateway. Rejects if the gateway doesn't respond. */
export type TaskPort = (
  task: { at: SafeRef; task: string; safeTxHash?: Hex },
  signal?: AbortSignal,
) => Promise<RelayedTask>

/**
 * `rejected`: the relayer won't send it. `reverted`: it failed on-chain. The hash is null until the
 * gateway reports it.
 */
export interface RelayedTask {
  state: 'pending' | 'submitted' | 'included' | 'rejected' | 'reverted'
  txHash: Hex | null
}

/** Dependencies of storing and submitting a signature. */
export interface SubmittingPorts {
  gateway: GatewayPort
  store: PendingStore
  /** Milliseconds since 1970. */
  now: () => number
}

/** Dependencies of following pending entries. */
export interface FollowingPorts extends SubmittingPorts {
  /** undefined: no node is configured for this chain. */
  follow: (chainId: string) => FollowPort | undefined
  relayed: TaskPort
}
