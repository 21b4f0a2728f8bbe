// Loaded once something is queued, or skipped: in one piece, because they share most of their code.
export { RecoveryBar } from './RecoveryBar.tsx'
export { RecoveryDialog } from './RecoveryDialog.tsx'
export { SkippedQueue } from './SkippedQueue.tsx'
