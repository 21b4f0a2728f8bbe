import { useQuery } from '@tanstack/react-query'
import type { Address, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { digest } from '#queries'
import type { DraftSimulation, Review } from '#signing'
import { hasCapability, useEnvironment } from '#screens/core/environment'

/** The simulation's result, `loading`, or `unsupported` on chains without simulation. */
export type ShownDraftSimulation =
  | DraftSimulation
  | { status: 'loading' }
  | { status: 'unsupported' }

/** What would happen if a transaction were executed now; undefined until it is verified. */
export function useDraftSimulation(
  detail: TransactionDetail | undefined,
  review: Review | undefined,
  chain: ChainSummary | undefined,
  account: Address | undefined,
): ShownDraftSimulation | undefined {
  const { client } = useEnvironment()
  const node = detail && client(detail.at.chainId)
  const simulates = hasCapability(chain, 'simulation')
  const hash = review?.signable?.hash
  const tx = detail?.tx
  const simulation = useQuery({
    queryKey: ['draftSimulation', digest([tx, review?.safe, account])] as const,
    enabled: simulates && node !== undefined && hash !== undefined,
    staleTime: 0,
    gcTime: 0,
    queryFn: async (): Promise<DraftSimulation> =>
      node && tx && review
        ? (await import('#screens/transactions/execute/changes/loaded')).draftSimulationFrom(node, {
            tx,
            safe: review.safe,
            account,
          })
        : { status: 'unknown' },
  })
  if (!hash) return undefined
  if (!simulates) return { status: 'unsupported' }
  return simulation.data ?? { status: simulation.isError ? 'unknown' : 'loading' }
}
