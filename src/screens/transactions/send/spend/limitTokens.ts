import { type Address, type ChainSummary, sameAddress, zeroAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Asset } from '#domain'

/** A token that can be limited, as its contract describes it. */
export interface LimitToken {
  /** The zero address is the native coin. */
  token: Address
  symbol: string
  decimals: number
  /** The Safe's balance; undefined if unknown. */
  balance: bigint | undefined
}

/** The native coin. */
export const nativeToken = (chain: ChainSummary, balance: bigint | undefined): LimitToken => ({
  token: zeroAddress,
  symbol: chain.symbol,
  decimals: chain.decimals,
  balance,
})

/** A token as its contract describes it. Without decimals, amounts are in the smallest unit. */
export const toLimitToken = ({ token, symbol, decimals, balance }: Erc20): LimitToken => ({
  token,
  symbol: symbol || token,
  decimals: decimals ?? 0,
  balance: balance ?? undefined,
})

/** The contracts of a Safe's tokens. */
export const erc20sOf = (assets: readonly Asset[]): readonly Address[] =>
  assets.flatMap(({ type, token }) => (type === 'erc20' ? [token] : []))

/**
 * The available tokens: the native coin, then those with known decimals, in order, without
 * duplicates.
 */
export function limitTokens(native: LimitToken, erc20s: readonly Erc20[]): readonly LimitToken[] {
  const all = [native, ...erc20s.filter(({ decimals }) => decimals !== null).map(toLimitToken)]
  return all.filter(({ token }, at) => all.findIndex((one) => sameAddress(one.token, token)) === at)
}
