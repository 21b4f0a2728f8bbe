import type { TokenAmount } from '#domain'
import type { OrderToken } from '#gateway'
import { asAddress, toBigInt, toName } from '../mappers.ts'

/** An amount of a token, with what the gateway says of the token. */
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
