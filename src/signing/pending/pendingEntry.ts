import type { Address, Hex, SafeRef } from '#base'
import type { OffchainMessage, SafeTx } from '#domain'

/**
 * A signature being submitted. It's stored until the gateway has it, so that no one has to sign
 * twice.
 */
export type ConfirmationState =
  /** `isUnchecked`: its review is being repeated, and nothing is sent until then. */
  | { status: 'submitting'; isUnchecked?: true }
  | { status: 'unsubmitted'; why: UnsubmittedReason; detail?: string }
  /** The gateway has it. Its lists may lag behind. */
  | { status: 'submitted' }

/**
 * Why the gateway doesn't have a signature. `changed`: what was reviewed changed while the wallet
 * was prompted. `unchecked`: the chain couldn't be read to find out.
 */
export type UnsubmittedReason = 'declined' | 'unreachable' | 'changed' | 'unchecked'

/** Whether a signature is held back: it's submitted only if the user accepts what changed. */
export const isHeld = (state: PendingEntry['state'] | undefined): boolean =>
  state?.status === 'unsubmitted' && (state.why === 'changed' || state.why === 'unchecked')

/**
 * Whether a signature may be passed on: it isn't held back, and its review isn't being repeated.
 */
export const mayLeave = (state: ConfirmationState): boolean =>
  !isHeld(state) && !(state.status === 'submitting' && state.isUnchecked)

/** An execution that was sent to the network. */
export type ExecutionState =
  /** `slow`: it takes longer than usual. `nonce` is the account's, once a node has reported it. */
  | { status: 'processing'; slow?: boolean; nonce?: number }
  /**
   * Mined. The gateway may not list it yet. `inner`: whether the action worked, if the contract
   * reports it; the nonce is used either way.
   */
  | { status: 'executed'; inner: 'success' | 'failure' | 'unknown' }
  /** Mined and reverted: it had no effect, but the fee was paid. */
  | { status: 'reverted' }
  /** Mined, but the Safe's contract, which reports each execution, doesn't report this one. */
  | { status: 'unreported' }
  /** Another transaction of the same account used its nonce. */
  | { status: 'replaced' }
  /**
   * The node or the relayer hasn't known it for a long time, or the relayer reports a revert
   * without its transaction.
   */
  | { status: 'dropped' }
  /** The relayer rejected it. */
  | { status: 'notRelayed' }

export interface Entry {
  at: SafeRef
  by: Address
  /** Milliseconds. */
  since: number
}

/**
 * Stored with the first signature. `origin` is JSON text `{ url, name, note? }`: the proposing app,
 * and a note.
 */
export interface Proposal {
  origin: string | null
  /** Set if the signature is a delegate's: it identifies the proposer and doesn't confirm. */
  asDelegate?: true
}

export interface PendingConfirmation extends Entry {
  kind: 'confirm'
  safeTxHash: Hex
  tx: SafeTx
  signature: Hex
  /** Set for the first signature, which proposes the transaction. */
  proposal?: Proposal
  state: ConfirmationState
}

/** A signature over a message of the Safe. */
export interface PendingMessage extends Entry {
  kind: 'message'
  /** The Safe's hash of the message, which is signed. */
  messageHash: Hex
  message: OffchainMessage
  signature: Hex
  proposal?: Proposal
  state: ConfirmationState
}

/** A signature to be submitted to the gateway. */
export type PendingSignature = PendingConfirmation | PendingMessage

export interface PendingExecution extends Entry {
  kind: 'execute'
  safeTxHash: Hex
  /** Null as long as only the relayer knows it. */
  txHash: Hex | null
  /** The relayer's task, if the relayer sends it in place of the wallet. */
  task?: string
  /** Set if the Safe's contract emits an event on execution, as all do since 1.1.0. */
  emits?: true
  state: ExecutionState
}

/**
 * An owner's on-chain approval of a transaction's hash. It counts once mined; `inner` is whether
 * the Safe recorded it.
 */
export interface PendingApproval extends Entry {
  kind: 'approve'
  safeTxHash: Hex
  txHash: Hex
  state: ExecutionState
}

/** Sent transactions, followed on the network. */
export type PendingSent = PendingExecution | PendingApproval

export type PendingEntry = PendingSignature | PendingSent

export const isSent = (entry: PendingEntry): entry is PendingSent =>
  entry.kind === 'execute' || entry.kind === 'approve'

/** Whether an entry is an owner's signature of a transaction. */
export const isConfirmation = (entry: PendingEntry): entry is PendingConfirmation =>
  entry.kind === 'confirm' && !entry.proposal?.asDelegate

// Stored values may come from another version or program: invalid entries are dropped.
