import { useQuery } from '@tanstack/react-query'
import type { ChainSummary, SafeRef } from '#base'
import type { Execution } from '#chain'
import { digest } from '#queries'
import type { SimulatedChanges } from '#signing'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import type { DraftInput } from './changesFrom.ts'

/** What would change; `loading` while it is simulated. */
export type ShownChanges = SimulatedChanges | { status: 'loading' }

/** An execution as it is sent, or a draft as if it were its turn. */
export type Simulated = { execution: Execution } | { draft: DraftInput }

/** What a transaction would change for the Safe; undefined as long as it isn't known which. */
export function useChanges(
  at: SafeRef,
  chain: ChainSummary | undefined,
  of: Simulated | undefined,
): ShownChanges {
  const { client } = useEnvironment()
  const node = client(at.chainId)
  const simulates = hasCapability(chain, 'simulation') && node !== undefined
  const changes = useQuery({
    queryKey: ['changes', digest([at, of])] as const,
    enabled: simulates && of !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<SimulatedChanges> =>
      node && of
        ? (await import('./loaded/index.ts')).changesFrom(node, at, of)
        : { status: 'unsupported' },
  })
  if ((chain && !simulates) || changes.isError) return unsupported
  return changes.data ?? loading
}

// The same objects on each render: effects depend on them.
const unsupported: ShownChanges = { status: 'unsupported' }
const loading: ShownChanges = { status: 'loading' }
