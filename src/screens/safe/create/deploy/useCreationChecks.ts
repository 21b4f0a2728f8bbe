import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from '#base'
import { digest } from '#queries'
import type { NewSafe } from '#safe'
import {
  type CreationPlan,
  type CreationReview,
  type CreationSimulation,
  planCreation,
  simulateCreation,
} from '#signing'
import type { NodeReader } from '#screens/core/environment'
import { creationPort } from '#screens/core/ports'
import type { ShownCreationSimulation, ShownPlan } from './deployFlow.ts'

export interface CreationChecks {
  plan: ShownPlan
  simulation: ShownCreationSimulation
  /** Whether the chain is being read once more, right before anything is sent. */
  isRechecking: boolean
  /** Reads the chain again. */
  check: () => void
  /**
   * What was reviewed, if the chain hasn't changed since; otherwise, the dialog shows what differs.
   */
  recheck: () => Promise<{ plan: CreationPlan; gas: bigint } | undefined>
}

/** What a creation depends on, and its simulation, read while it is reviewed. */
export function useCreationChecks(
  safe: NewSafe,
  node: Pick<NodeReader, 'client' | 'nodes'> | undefined,
  account: Address | undefined,
  isReviewing: boolean,
): CreationChecks {
  const [isRechecking, setRechecking] = useState(false)
  const port = node && creationPort(node.client, node.nodes)
  const plan = useQuery({
    queryKey: ['creationPlan', digest(safe)] as const,
    enabled: isReviewing && port !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: (): Promise<CreationReview> =>
      port ? planCreation(port, safe) : Promise.reject(new Error('No node is configured.')),
  })
  const ready = plan.data?.status === 'ready' ? plan.data.plan : undefined
  const simulation = useQuery({
    queryKey: ['creationSimulation', digest([ready, account])] as const,
    enabled: isReviewing && port !== undefined && ready !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: (): CreationSimulation | Promise<CreationSimulation> =>
      port && ready ? simulateCreation(port, ready, account) : { status: 'unknown' },
  })
  return {
    plan:
      plan.data && !plan.isError
        ? plan.data
        : { status: !port ? 'noNode' : plan.isError ? 'unread' : 'checking' },
    simulation: simulation.data ?? { status: simulation.isError ? 'unknown' : 'loading' },
    isRechecking,
    check: () => void plan.refetch().then(() => simulation.refetch()),
    async recheck() {
      if (!ready || isRechecking) return undefined
      setRechecking(true)
      try {
        const { data: again } = await plan.refetch()
        if (
          again?.status !== 'ready' ||
          again.plan.data !== ready.data ||
          again.plan.address !== ready.address
        )
          return undefined
        const { data: simulated } = await simulation.refetch()
        return simulated?.status === 'works' ? { plan: again.plan, gas: simulated.gas } : undefined
      } finally {
        setRechecking(false)
      }
    },
  }
}
