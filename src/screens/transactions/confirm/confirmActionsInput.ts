import type { Address, Allowed, ChainSummary } from '#base'
import type { Text } from '#ui'
import type { ActionReason, transactionText } from '#screens/common/signing'
import type { ApproveState } from './approve/approveFlow.ts'
import type { ConfirmState } from './confirmFlow.ts'
import type { confirmText } from './text.ts'

/** What determines the actions offered in the dialog. */
export interface ConfirmActionsInput {
  chain: ChainSummary | undefined
  state: ConfirmState | ApproveState
  allowed: Allowed<ActionReason>
  /** Why what is allowed can't be signed yet, as text. */
  waits?: string | undefined
  /** The same for also executing it, which costs something. */
  executeWaits?: string | undefined
  /** How this account confirms: with a signature, or by approving on-chain. */
  confirmMethod?: 'sign' | 'approve' | undefined
  /** The wallet's account. */
  account?: Address | undefined
  /** Signatures so far and needed. */
  submitted: number
  required: number
  /**
   * Name of the owner on whose behalf a delegate proposes it; undefined for owners, whose
   * signatures count.
   */
  delegator?: string | undefined
  /** Whether it is a rejection: the button says so. */
  isRejection?: boolean | undefined
  /** Whether it would fail if executed now: then signing it isn't recommended. */
  wouldFail?: boolean | undefined
  /** Set when the wallet is on another network. */
  onSwitchChain?: (() => void) | undefined
  /**
   * Whether this signature completes the transaction and its nonce is next: it can be executed at
   * once.
   */
  isLast?: boolean | undefined
  /** Whether it is signed, and its execution starts automatically: nothing is left to choose. */
  isStarting?: boolean | undefined
  /** Opens the execution, once the signatures are complete. */
  onExecute?: (() => void) | undefined
  /** Address of the transaction's page, for the other owners. */
  link?: string | undefined
  /**
   * Link that contains the transaction and its signatures, for when the gateway doesn't accept
   * them.
   */
  sharedLink?: string | undefined
  /** What refutes it, as plain text: it can't be signed, only reported. */
  details?: string | undefined
  /** Goes back to where it was drafted. */
  onEdit?: (() => void) | undefined
  onSign: (then: 'execute' | 'nothing') => void
  /** Approves on-chain; undefined if that isn't offered. */
  onApprove?: (() => void) | undefined
  /** Opens the step for signing the hash; undefined if the Safe doesn't accept such a signature. */
  onChooseHash?: (() => void) | undefined
  onSignHash?: (() => void) | undefined
  onRetry: () => void
  onBack: () => void
  onClose: () => void
}

/** The catalogues of their labels. */
export interface ConfirmWords {
  text: Text<keyof (typeof transactionText)['english']>
  dialogText: Text<keyof (typeof confirmText)['english']>
}
