import type { Address, ChainSummary } from '#base'
import type { Erc20 } from '#chain'
import type { LimitEffect } from '#safe'
import { useText } from '#ui'
import { nameOrAddress, namesText, resolveName, useNames } from '#screens/core/names'
import { limitPeriod } from './limitPeriod.ts'
import { transactionText } from '#screens/common/signing'
import { useTokenWords } from './useTokenWords.ts'

/**
 * Returns the sentence for a change of the spending limits, with names and amounts:
 * `carol.eth may spend 500 USDC every 7 days`.
 */
export function useLimitText(
  tokens: readonly Erc20[],
  chain: ChainSummary | undefined,
): (change: LimitEffect) => string {
  const text = useText(transactionText)
  const words = useText(namesText)
  const names = useNames()
  const { symbolOf, amountOf } = useTokenWords(tokens, chain)
  const nameOf = (address: Address) =>
    nameOrAddress(words, resolveName(names, { address }, chain?.chainId), address)
  return (change) => {
    const name = nameOf(change.delegate)
    switch (change.type) {
      case 'setAllowance':
        return text('limit.setAllowance', {
          name,
          amount: amountOf(change.token, change.raw),
          ...limitPeriod(change.minutes, text.locale),
        })
      case 'resetAllowance':
      case 'deleteAllowance':
        return text(`limit.${change.type}`, { name, token: symbolOf(change.token) })
      case 'addDelegate':
        return text('limit.addDelegate', { name })
      case 'removeDelegate':
        return text(change.deletes ? 'limit.removeDelegate' : 'limit.removeDelegateOnly', { name })
    }
  }
}
