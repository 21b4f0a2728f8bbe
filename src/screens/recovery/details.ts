// Loaded once something is queued, or skipped: in one piece, because they share most of their code.
export { Recoveries } from './Recoveries.tsx'
export { SkippedQueue } from './SkippedQueue.tsx'
