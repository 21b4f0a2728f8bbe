import type { Address, ChainSnapshot, Hex, SafeRef } from '#base'
import type { ContractSignature, Erc20, Execution, Followed, SentTransaction, Simulation } from '#chain'
import type { SafeTx } from '#domain'
import type { ContractVerdict, TypedData } from '#safe'
import type { PendingStore } from './pendingStore.ts'

// The dependencies of signing. The app passes its node, gateway and wallet; tests pass ones that fail as real ones do.

/** Reads from one chain's node. They reject with viem's errors if the node doesn't respond. */
export interface ChainPort {
  snapshot(at: SafeRef, safeTxHash: Hex): Promise<ChainSnapshot>
  contractSignatures(signatures: readonly ContractSignature[], message: { hash: Hex; bytes: Hex; input: 'hash' | 'bytes' }): Promise<readonly ContractVerdict[]>
  tokens(addresses: readonly Address[]): Promise<readonly Erc20[]>
}

/** Simulates an execution before it is sent. */
export interface SimulationPort {
  /** Never rejects: `readSafeRevert` distinguishes a node failure from a revert. */
  simulate(execution: Execution): Promise<Simulation>
  /** Gas units, and wei per unit. */
  estimate(execution: Execution): Promise<{ gas: bigint; price: bigint }>
}

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

export interface GatewayPort {
  /** Submits a signature. @throws SubmitError */
  confirm(signed: SignedTransaction): Promise<void>
}

export interface TransactionRequest {
  account: Address
  chainId: string
  to: Address
  data: Hex
  gas?: bigint | undefined
  /** For chains without a fee market. */
  legacy: boolean
}

export interface WalletPort {
  /** @throws WalletError */
  signTypedData(account: Address, data: TypedData): Promise<Hex>
  /** Returns the hash of what was sent. @throws WalletError */
  sendTransaction(request: TransactionRequest): Promise<Hex>
}

/** What storing and submitting a signature needs. */
export interface SubmittingPorts {
  gateway: GatewayPort
  store: PendingStore
  /** Milliseconds since 1970. */
  now: () => number
}

/** What following pending entries needs. */
export interface FollowingPorts extends SubmittingPorts {
  /** undefined: no node is configured for this chain. */
  follow: (chainId: string) => FollowPort | undefined
}
