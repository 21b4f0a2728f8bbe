import { useQuery } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { type Erc20, readErc20s } from '#chain'
import { type Effect, effectTokens } from '#safe'
import { useEnvironment } from '../environment.tsx'

const none: readonly Erc20[] = []

/** Names and decimals of the tokens in decoded actions, from their contracts; none until they are read. */
export const useTokens = (at: SafeRef, effect: Effect | undefined): readonly Erc20[] => useTokenReading(at, effect).tokens

/** Same, and whether they are still being read. */
export function useTokenReading(at: SafeRef, effect: Effect | undefined): { tokens: readonly Erc20[]; isReading: boolean } {
  const { client } = useEnvironment()
  const tokens = effect ? effectTokens(effect) : []
  const node = client(at.chainId)
  const known = useQuery({
    queryKey: ['tokens', at.chainId, ...tokens] as const,
    enabled: node !== undefined && tokens.length > 0,
    staleTime: Infinity,
    queryFn: () => (node ? readErc20s(node, tokens, at.address) : []),
  })
  return { tokens: known.data ?? none, isReading: known.isLoading }
}
