import type { ReactNode } from 'react'
import type { ChainSummary } from '#base'
import type { Action } from '#domain'
import { actionAmount, unknownNative } from '#screens/common/action'
import { amountValue, tokenOf, TransferFiat, usePrices } from '#screens/common/money'

/**
 * What an action's amount is worth, to be shown right after it; or that it has no price, shown at
 * the end of a sentence.
 */
export function useWorth(
  action: Action,
  chain: ChainSummary | undefined,
): { worth?: ReactNode; unpriced?: ReactNode } {
  const prices = usePrices()
  const amount = actionAmount(action, chain ?? unknownNative)
  if (!amount || prices.isUnpriced) return {}
  const fiat = <TransferFiat action={action} chain={chain} size="detail" />
  return amountValue(prices, tokenOf(action), amount) === null
    ? { unpriced: fiat }
    : { worth: fiat }
}
