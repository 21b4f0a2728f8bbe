import type { QueryClient } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { balancesKey } from './balances.ts'
import type { SafeDetail } from './domain.ts'
import { historyKey } from './history.ts'
import { queuedKey } from './queued.ts'
import { safeKey } from './safe.ts'

/** Asks again for the lists whose tag changed between two looks at the safe. */
export async function refreshChanged(queries: QueryClient, at: SafeRef, before: SafeDetail['tags'], after: SafeDetail['tags']): Promise<void> {
  const keys = []
  if (before.queued !== after.queued) keys.push(queuedKey(at), [...safeKey(at), 'transaction'])
  if (before.history !== after.history) keys.push(historyKey(at), balancesKey(at), queuedKey(at))
  await Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey })))
}

/** Asks again for all that is known of a safe: after a signature was sent or a transaction was mined. */
export const refreshSafe = (queries: QueryClient, at: SafeRef): Promise<void> => queries.invalidateQueries({ queryKey: safeKey(at) })
