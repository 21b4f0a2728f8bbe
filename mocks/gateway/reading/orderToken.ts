import type { OrderToken } from '#gateway'
import type { ChainState } from '../state.ts'

/** A token as described in orders; undefined if it is not listed. */
export function orderToken(state: ChainState, address: string): OrderToken | undefined {
  const known = state.tokens.get(address)
  return (
    known && {
      address: known.address,
      decimals: known.decimals,
      logoUri: null,
      name: known.name,
      symbol: known.symbol,
      trusted: known.trusted,
    }
  )
}
