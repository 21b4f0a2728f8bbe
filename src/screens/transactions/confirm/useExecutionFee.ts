import { useQuery } from '@tanstack/react-query'
import type { Address, ChainSummary } from '#base'
import type { TransactionDetail } from '#domain'
import { digest } from '#queries'
import type { Review } from '#signing'
import { hasCapability, useEnvironment } from '#screens/core/environment'
import { type ShownSimulation, useFees, useRelays } from '#screens/transactions/execute'
import type { ExecutionFee } from './executionFee.ts'

/**
 * What executing a transaction costs before all of its signatures exist.
 * @param isWanted whether the account's signature is the last one, and the transaction is next
 */
export function useExecutionFee(
  detail: TransactionDetail | undefined,
  review: Review | undefined,
  chain: ChainSummary | undefined,
  { account, isWanted }: { account: Address | undefined; isWanted: boolean },
): ExecutionFee {
  const { client } = useEnvironment()
  const node = detail && client(detail.at.chainId)
  const simulates = hasCapability(chain, 'simulation')
  const tx = detail?.tx
  const gas = useQuery({
    queryKey: ['draftGas', digest([tx, review?.safe, account])] as const,
    enabled:
      isWanted && simulates && node !== undefined && tx !== undefined && review !== undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    queryFn: async () => {
      if (!node || !tx || !review) throw new Error("The transaction isn't loaded yet.")
      const { draftGasFrom } = await import('#screens/transactions/execute/changes/loaded')
      return draftGasFrom(node, { tx, safe: review.safe, account })
    },
  })
  const fees = useFees(chain, node, { account, isChoosing: isWanted })
  const relaying = useRelays(
    chain,
    detail?.at ?? nowhere,
    review?.verification.hashes?.safeTxHash,
    isWanted,
  )
  return { ...fees, relaying, simulation: simulation() }

  function simulation(): ShownSimulation {
    if (!simulates) return { status: 'unsupported' }
    if (gas.data) return { status: 'works', ...gas.data }
    return { status: gas.isError ? 'unknown' : 'loading' }
  }
}

const nowhere = { chainId: '0', address: '0x' } as const
