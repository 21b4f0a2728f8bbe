import type { SafeValue } from './portfolio.ts'

/**
 * Safes in whose queues the viewer may have something to do: those that need their signature first.
 * An overview doesn't say what could be executed, so every Safe with a queue may.
 */
export const safesToCheck = (safes: readonly SafeValue[]): readonly SafeValue[] => {
  const pending = safes.filter(
    ({ overview, status }) => status !== 'unsupported' && (overview?.queued ?? 0) > 0,
  )
  const needsSignature = ({ overview }: SafeValue) => (overview?.awaiting?.count ?? 0) > 0
  return [...pending.filter(needsSignature), ...pending.filter((one) => !needsSignature(one))]
}
