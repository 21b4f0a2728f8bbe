import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SafeRef } from '#base'
import { queuedQuery, refreshSafe, toQueue } from '#queries'
import type { SharedTransaction } from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { useSubmittingPorts } from '#screens/core/ports'
import { type Added, addAll, addedIn, type Counts } from './addAll.ts'

export type Adding =
  | { status: 'idle' | 'busy' }
  | { status: 'done'; added: Added }
  | { status: 'failed' }

/** Adds the transactions of one Safe to its queue, and tells what was new. */
export function useAddAll(): {
  adding: Adding
  onAdd: (all: readonly SharedTransaction[]) => void
  reset: () => void
} {
  const { gateway: service } = useEnvironment()
  const { gateway } = useSubmittingPorts()
  const queries = useQueryClient()
  const [adding, setAdding] = useState<Adding>({ status: 'idle' })
  const count = async (at: SafeRef): Promise<Counts> => {
    const { pages } = await queries.fetchInfiniteQuery({
      ...queuedQuery(service, at),
      staleTime: 0,
    })
    const { next, later } = toQueue(pages)
    return new Map(
      [...next, ...later].flatMap(({ items }) =>
        items.flatMap(({ multisig }) =>
          multisig?.safeTxHash ? [[multisig.safeTxHash, multisig.submitted] as const] : [],
        ),
      ),
    )
  }
  const add = async (all: readonly SharedTransaction[]) => {
    const [first] = all
    if (!first) return
    setAdding({ status: 'busy' })
    try {
      const before = await count(first.at)
      const { rejected } = await addAll(gateway, all)
      await refreshSafe(queries, first.at)
      setAdding({ status: 'done', added: addedIn(before, await count(first.at), rejected) })
    } catch {
      setAdding({ status: 'failed' })
    }
  }
  return { adding, onAdd: (all) => void add(all), reset: () => setAdding({ status: 'idle' }) }
}
