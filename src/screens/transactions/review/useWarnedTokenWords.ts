import { type ChainSummary, isolateText, shortAddress, visibleName } from '#base'
import type { Erc20 } from '#chain'
import { useTextSettings } from '#ui'
import { shortSymbol } from '#screens/common/action'
import { useIsMarked } from '#screens/core/marks'
import { type TokenWords, useTokenWords } from './useTokenWords.ts'

/**
 * The text for tokens in warnings: any contract may choose a symbol that reads like a part of the
 * warning, or like another token. Symbols are short, and next to each token that isn't in our table
 * is its address.
 */
export function useWarnedTokenWords(
  tokens: readonly Erc20[],
  chain: ChainSummary | undefined,
): TokenWords {
  const { direction } = useTextSettings()
  const isMarked = useIsMarked(chain?.chainId)
  const named = tokens.map((one) => {
    const symbol = shortSymbol(visibleName(one.symbol) ?? '')
    return {
      ...one,
      symbol:
        symbol && !isMarked(one.token)
          ? `${isolateText(symbol, direction)} (${shortAddress(one.token)})`
          : symbol,
    }
  })
  return useTokenWords(named, chain)
}
