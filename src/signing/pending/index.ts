// A separate entry point: pages that list transactions need nothing else from signing.
export {
  type ConfirmationState,
  type ExecutionState,
  isConfirmation,
  isSent,
  type PendingApproval,
  type PendingConfirmation,
  type PendingEntry,
  type PendingExecution,
  type PendingMessage,
  type PendingSent,
  type PendingSignature,
  type Proposal,
} from './pendingEntry.ts'
export * from './pendingStore.ts'
export * from './progress.ts'
