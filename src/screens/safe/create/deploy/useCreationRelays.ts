import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChainSummary } from '#base'
import { relaysQuery } from '#queries'
import type { NewSafe } from '#safe'
import { useEnvironment } from '#screens/core/environment'
import { hasRelayer, type Payer, relaysFrom, type RelaysOf } from '#screens/transactions/execute'

/**
 * Who pays for a creation, while the user chooses. The relayer counts what it pays for per owner:
 * the owner with the fewest calls left decides.
 */
export function useCreationRelays(
  chain: ChainSummary | undefined,
  { chainId, owners }: NewSafe,
  isChoosing: boolean,
): RelaysOf {
  const { gateway } = useEnvironment()
  const [payer, onPayer] = useState<Payer>('wallet')
  const isOffered = hasRelayer(chain) && chain?.sponsorsCreation === true
  const counts = useQueries({
    queries: owners.map((address) => ({
      ...relaysQuery(gateway, { chainId, address }),
      enabled: isOffered && isChoosing,
      staleTime: 0,
      retry: false,
    })),
  })
  const known = counts.flatMap(({ data }) => data ?? [])
  const least = known.toSorted((a, b) => a.left - b.left)[0]
  return {
    relays: isOffered
      ? relaysFrom({
          data: known.length === owners.length ? least : undefined,
          error: counts.find(({ error }) => error)?.error,
        })
      : { status: 'none' },
    payer: isOffered ? payer : 'wallet',
    onPayer,
    onRetryRelays: () => {
      for (const { isError, refetch } of counts) if (isError) void refetch()
    },
  }
}
