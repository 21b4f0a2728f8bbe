import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { Risk } from '#safe'
import { useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { useUnnamedWords } from './unnamed/useUnnamedWords.ts'

/** A risk as one sentence. */
export function useRiskWords(
  tokens: readonly Erc20[],
  chain: ChainSummary | undefined,
): (risk: Risk) => string {
  const text = useText(transactionText)
  const unnamed = useUnnamedWords(tokens, chain)
  return ({ id, method, change }) =>
    id === 'unnamedChange'
      ? change
        ? unnamed(change)
        : ''
      : text(`risk.${id}`, { method: method ?? '' })
}
