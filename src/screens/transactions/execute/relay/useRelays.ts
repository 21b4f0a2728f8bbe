import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ChainSummary, Hex, SafeRef } from '#base'
import { relaysQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { hasRelayer, type Payer, relaysFrom, type ShownRelays } from './relays.ts'

export interface RelaysOf {
  relays: ShownRelays
  payer: Payer
  onPayer: (payer: Payer) => void
  onRetryRelays: () => void
}

/**
 * Who pays, and how many executions the relayer still pays for, while the user chooses.
 * @param chosen the payer that was chosen before
 */
export function useRelays(
  chain: ChainSummary | undefined,
  at: SafeRef,
  safeTxHash: Hex | undefined,
  isChoosing: boolean,
  chosen: Payer = 'wallet',
): RelaysOf {
  const { gateway } = useEnvironment()
  const [payer, onPayer] = useState<Payer>(chosen)
  const isOffered = hasRelayer(chain)
  const query = useQuery({
    ...relaysQuery(gateway, at, safeTxHash),
    enabled: isOffered && isChoosing && safeTxHash !== undefined,
    staleTime: 0,
    retry: false,
  })
  return {
    relays: isOffered ? relaysFrom(query) : { status: 'none' },
    payer: isOffered ? payer : 'wallet',
    onPayer,
    onRetryRelays: () => void query.refetch(),
  }
}
