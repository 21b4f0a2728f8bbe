// An entry point of its own: pages that list transactions need nothing else of signing.
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
