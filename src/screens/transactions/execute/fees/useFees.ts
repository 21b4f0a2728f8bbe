import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address, ChainSummary } from '#base'
import type { ChainClient, FeeChoice, FeeLevel } from '#chain'
import { hasCapability } from '#screens/core/environment'

/**
 * What the network fee can be. `wallet`: the wallet decides, because the chain has no fee market or
 * its node doesn't report fees.
 */
export type ShownFees =
  | { status: 'loading' }
  | { status: 'wallet'; why: 'noMarket' | 'notReported' }
  | { status: 'choice'; choice: FeeChoice; level: FeeLevel }

export interface FeesOf {
  fees: ShownFees
  onLevel: (level: FeeLevel) => void
  /** The account's balance; undefined while that isn't known. */
  balance: bigint | undefined
}

/** Milliseconds: about one block of most chains. */
const interval = 15_000

/**
 * The fees that recent transactions paid, while the user chooses.
 * @param chosen the level that was chosen before
 */
export function useFees(
  chain: ChainSummary | undefined,
  node: ChainClient | undefined,
  {
    account,
    isChoosing,
    chosen = 'usual',
  }: { account: Address | undefined; isChoosing: boolean; chosen?: FeeLevel | undefined },
): FeesOf {
  const [level, onLevel] = useState<FeeLevel>(chosen)
  const hasMarket = hasCapability(chain, 'feeMarket')
  const fees = useQuery({
    queryKey: ['fees', chain?.chainId] as const,
    enabled: isChoosing && hasMarket && node !== undefined,
    staleTime: interval,
    // Fees from an earlier execution don't apply now.
    gcTime: 0,
    refetchInterval: isChoosing ? interval : false,
    retry: false,
    queryFn: async () => {
      if (!node) throw new Error('No node is configured.')
      return (await import('./readFeesOf.ts')).readFeesOf(node)
    },
  })
  const balance = useQuery({
    queryKey: ['nativeBalance', chain?.chainId, account] as const,
    enabled: isChoosing && node !== undefined && account !== undefined,
    staleTime: interval,
    gcTime: 0,
    // An account that can't pay may receive coin meanwhile.
    refetchInterval: isChoosing ? interval : false,
    retry: false,
    queryFn: async () => {
      if (!node || !account) throw new Error('No node is configured.')
      return (await import('./readFeesOf.ts')).readBalanceOf(node, account)
    },
  })
  return { fees: shown(), onLevel, balance: balance.isError ? undefined : balance.data }

  function shown(): ShownFees {
    if (chain && !hasMarket) return { status: 'wallet', why: 'noMarket' }
    if (fees.data && !fees.isError) return { status: 'choice', choice: fees.data, level }
    return fees.isError || node === undefined
      ? { status: 'wallet', why: 'notReported' }
      : { status: 'loading' }
  }
}
