export {
  executionProgress,
  type LocalEntries,
  localEntries,
  pendingFromDetail,
  pendingFromItem,
  submittedCount,
  unlistedProposals,
  unsubmittedProposals,
} from './pending.ts'
export { pendingCount } from './pendingCount.ts'
export { usePending } from './usePending.ts'
