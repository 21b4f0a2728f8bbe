export { BatchSummary } from './BatchSummary.tsx'
