import { type ChainSummary, defaultDecimals, readable, toDecimal, withSymbol } from '#base'
import { useText } from '#ui'
import { canPay } from './feeCost.ts'
import { costOf } from './costOf.ts'
import { feesText } from './text.ts'
import type { ShownSimulation } from '../useExecute.ts'
import type { ShownFees } from './useFees.ts'

export interface Payment {
  chain: ChainSummary | undefined
  simulation: ShownSimulation
  fees: ShownFees
  /** The account's balance; undefined while that isn't known. */
  balance: bigint | undefined
}

/** Why the account can't pay the fee, as text; undefined if it can, or if that isn't known. */
export function useUnpayable({ chain, simulation, fees, balance }: Payment): string | undefined {
  const text = useText(feesText)
  const cost = costOf(simulation, fees)
  if (!cost || balance === undefined || canPay(balance, cost) !== 'no') return undefined
  const amount = readable(toDecimal(balance, chain?.decimals ?? defaultDecimals), text.locale)
  return text('notEnough', { balance: withSymbol(amount, chain?.symbol ?? '') })
}
