import { useQuery } from '@tanstack/react-query'
import { failed, type SafeRef } from '#base'
import { delayModulesQuery, toRemote } from '#queries'
import type { Effect } from '#safe'
import { useChain, useEnvironment } from '#screens/core/environment'
import { SkippedQueueView } from './SkippedQueueView.tsx'

export interface SkippedQueueProps {
  at: SafeRef
  effect: Extract<Effect, { kind: 'skipQueued' }>
}

/** What is canceled by a transaction that makes a module skip its queue, read from the chain. */
export function SkippedQueue({ at, effect: { module, next } }: SkippedQueueProps) {
  const { client } = useEnvironment()
  const node = client(at.chainId)
  const read = toRemote(useQuery(delayModulesQuery(node, at, [module])))
  const found = node ? read : failed({ kind: 'unreachable' })
  return (
    <SkippedQueueView
      at={at}
      chain={useChain(at.chainId)}
      module={module}
      next={next}
      found={found}
    />
  )
}
