export { QueuedEffects } from './details/QueuedEffects.tsx'
export {
  nextChange,
  queuedCount,
  recoveriesOf,
  type Recovery,
  type RecoveryState,
} from './recoveries.ts'
export { recoveryText } from './text.ts'
export { useSkippedQueue } from './useSkippedQueue.tsx'
