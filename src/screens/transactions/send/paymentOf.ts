import { type ChainSummary, toDecimal, zeroAddress } from '#base'
import type { Action } from '#domain'
import type { SendForm } from './sendForm.ts'

type Filled = Pick<SendForm['payments'][number], 'to' | 'token' | 'amount'>

/** The prefilled form for the payment that a transaction makes; undefined if it makes none. */
export function paymentOf(
  action: Action | undefined,
  chain: ChainSummary | undefined,
): Filled | undefined {
  if (action?.kind !== 'send' || !chain) return undefined
  const { what, to } = action
  if (what.type === 'native')
    return { to: to.address, token: zeroAddress, amount: toDecimal(what.raw, chain.decimals) }
  if (what.type !== 'erc20' || what.decimals === null) return undefined
  return { to: to.address, token: what.token, amount: toDecimal(what.raw, what.decimals) }
}
