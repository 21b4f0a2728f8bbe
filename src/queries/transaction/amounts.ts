import type { TokenAmount } from '#domain'
import type { OrderToken } from '#gateway'
import { asAddress, toBigInt, toName } from '../mappers.ts'

/** A token amount, with the gateway's token metadata. */
export const toAmount = (
  raw: string,
  { address, symbol, name, decimals, trusted }: OrderToken,
): TokenAmount => ({
  raw: toBigInt(raw),
  token: asAddress(address),
  symbol: toName(symbol),
  name: toName(name),
  decimals,
  trusted,
})
