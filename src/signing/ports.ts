import type { Address, ChainSnapshot, Hex, SafeRef } from '#base'
import type { ContractSignature, Erc20, Execution, Followed, SentTransaction, Simulation } from '#chain'
import type { SafeTx } from '#domain'
import type { ContractVerdict, TypedData } from '#safe'
import type { PendingStore } from './pendingStore.ts'

// What signing needs from outside. The product hands in its node, gateway and wallet; tests hand in ones that fail as they do in the field.

/** Reads of one chain's node. Each rejects with viem's errors where the node doesn't answer. */
export interface ChainPort {
  snapshot(at: SafeRef, safeTxHash: Hex): Promise<ChainSnapshot>
  contractSignatures(signatures: readonly ContractSignature[], question: { hash: Hex; bytes: Hex; asks: 'hash' | 'bytes' }): Promise<readonly ContractVerdict[]>
  tokens(addresses: readonly Address[]): Promise<readonly Erc20[]>
}

/** What a node says about an execution before it is sent. */
export interface SimulationPort {
  /** Rejects nothing: a node that fails is told apart from a revert by `readSafeRevert`. */
  simulate(execution: Execution): Promise<Simulation>
  /** Gas units, and wei per unit. */
  estimate(execution: Execution): Promise<{ gas: bigint; price: bigint }>
}

/** Waits for some minutes at most. Rejects where the node doesn't answer. */
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
  /** Passes a signature on. @throws SubmitError */
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

/** What is needed to keep and submit what was signed. */
export interface SubmittingPorts {
  gateway: GatewayPort
  store: PendingStore
  /** Milliseconds since 1970. */
  now: () => number
}

/** What is needed to see it through. */
export interface FollowingPorts extends SubmittingPorts {
  /** undefined: no node is configured for this chain. */
  follow: (chainId: string) => FollowPort | undefined
}
