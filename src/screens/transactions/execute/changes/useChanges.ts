import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { ChainSummary, SafeRef } from '#base'
import type { Execution } from '#chain'
import { digest } from '#queries'
import type { SimulatedChanges } from '#signing'
import { patience } from '#screens/common/signing'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import type { DraftInput } from './changesFrom.ts'

/**
 * What would change; `loading` while it is simulated, and `late` once that takes longer than
 * signing waits for it.
 */
export type ShownChanges = SimulatedChanges | { status: 'loading' | 'late' }

/** An execution as it is sent, or a draft as if it were its turn. */
export type Simulated = { execution: Execution } | { draft: DraftInput }

/** What a transaction would change for the Safe; undefined until it is known which. */
export function useChanges(
  at: SafeRef,
  chain: ChainSummary | undefined,
  of: Simulated | undefined,
): ShownChanges {
  const { client } = useEnvironment()
  const node = client(at.chainId)
  const simulates = hasCapability(chain, 'simulation') && node !== undefined
  const key = digest([at, of])
  const changes = useQuery({
    queryKey: ['changes', key] as const,
    enabled: simulates && of !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<SimulatedChanges> =>
      node && of
        ? (await import('./loaded/index.ts')).changesFrom(node, at, of)
        : { status: 'unsupported' },
  })
  const isUnsupported = (chain !== undefined && !simulates) || changes.isError
  const isRunning = of !== undefined && !isUnsupported && changes.data === undefined
  const isLate = useIsLate(isRunning ? key : undefined)
  if (isUnsupported) return unsupported
  return changes.data ?? (isLate ? late : loading)
}

/** Whether something takes longer than signing waits for it. */
function useIsLate(running: string | undefined): boolean {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (running === undefined) return
    const timer = setTimeout(() => setLate(running), patience)
    return () => clearTimeout(timer)
  }, [running])
  return running !== undefined && late === running
}

// The same objects on each render: effects depend on them.
const unsupported: ShownChanges = { status: 'unsupported' }
const loading: ShownChanges = { status: 'loading' }
const late: ShownChanges = { status: 'late' }
