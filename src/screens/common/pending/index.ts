export { cappedCount, pendingCount } from './pendingCount.ts'
export { usePending } from './usePending.ts'
