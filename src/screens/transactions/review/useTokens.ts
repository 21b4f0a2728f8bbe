import { useQuery } from '@tanstack/react-query'
import type { Address, SafeRef } from '#base'
import { type Erc20, readErc20s } from '#chain'
import { type Effect, effectTokens } from '#safe'
import { useEnvironment } from '#screens/core/environment'

const none: readonly Erc20[] = []

/**
 * Names and decimals of the tokens in decoded actions, from their contracts; none until they are
 * read.
 */
export const useTokens = (at: SafeRef, effect: Effect | undefined): readonly Erc20[] =>
  useTokenReading(at, effect).tokens

/** Same, and whether they are still being read. */
export function useTokenReading(
  at: SafeRef,
  effect: Effect | undefined,
): { tokens: readonly Erc20[]; isReading: boolean } {
  const { data, isLoading } = useErc20s(at, effect ? effectTokens(effect) : [])
  return { tokens: data ?? none, isReading: isLoading }
}

/**
 * Metadata of tokens, and the Safe's balances; `data` is undefined until they are read. Balances
 * change, the rest doesn't.
 */
export function useErc20s(at: SafeRef, tokens: readonly Address[], { staleTime = Infinity } = {}) {
  const { client } = useEnvironment()
  const node = client(at.chainId)
  return useQuery({
    queryKey: ['tokens', at.chainId, at.address, ...tokens] as const,
    enabled: node !== undefined && tokens.length > 0,
    staleTime,
    queryFn: () => (node ? readErc20s(node, tokens, at.address) : []),
  })
}
