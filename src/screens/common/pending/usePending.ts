import { useSyncExternalStore } from 'react'
import type { PendingEntry } from '#signing/pending'
import { useEnvironment } from '#screens/core/environment'

/** Signatures and executions whose outcome isn't final yet. */
export function usePending(): readonly PendingEntry[] {
  const { pending } = useEnvironment()
  return useSyncExternalStore(pending.subscribe, pending.get, pending.get)
}
