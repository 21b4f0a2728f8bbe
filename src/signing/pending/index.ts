// A separate entry point: pages that list transactions need nothing else from signing.
export {
  type ConfirmationState,
  type ExecutionState,
  isConfirmation,
  isHeld,
  isSent,
  mayLeave,
  type PendingApproval,
  type PendingConfirmation,
  type PendingEntry,
  type PendingExecution,
  type PendingMessage,
  type PendingSent,
  type PendingSignature,
  type Proposal,
  type UnsubmittedReason,
} from './pendingEntry.ts'
export * from './pendingStore.ts'
export * from './progress.ts'
