import type { ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { Effect } from '#safe'
import { useText } from '#ui'
import { transactionText } from '#screens/common/signing'
import { effectTitle } from './effectTitle.ts'
import { useTokenWords } from './useTokenWords.ts'

/**
 * Returns an effect's title in the review's list, with its amount; undefined if it has its own
 * sentence, or nothing is known except that it is a call.
 */
export function useEffectTitle(
  tokens: readonly Erc20[],
  chain: ChainSummary | undefined,
): (effect: Effect) => string | undefined {
  const text = useText(transactionText)
  const { amountOf, symbolOf } = useTokenWords(tokens, chain)
  return (effect) => {
    switch (effect.kind) {
      case 'batch':
      case 'settings':
      case 'limit':
      case 'call':
        return undefined
      case 'malformed':
        return text('effect.malformed', { method: effect.method })
      case 'erc20':
      case 'approve':
      case 'tokenFrom': {
        const title = effectTitle(effect)
        return title === 'effect.approveAny'
          ? `${text(title)}: ${symbolOf(effect.token)}`
          : `${text(title)} ${amountOf(effect.token, effect.raw)}`
      }
      default:
        return text(effectTitle(effect))
    }
  }
}
