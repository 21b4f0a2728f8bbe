import {
  type Address,
  type ChainSummary,
  grouped,
  sameAddress,
  shortAddress,
  toDecimal,
  zeroAddress,
  withSymbol,
} from '#base'
import type { Erc20 } from '#chain'
import { useText } from '#ui'
import { transactionText } from '#screens/common/signing'

/** The text for a token and its amounts. */
export interface TokenWords {
  symbolOf: (token: Address) => string
  /**
   * Exact, with the symbol: `1,250.5 USDC`. `raw` is in the smallest unit; so is the text if the
   * token doesn't report its decimals.
   */
  amountOf: (token: Address, raw: bigint) => string
}

/** The text for tokens by their contracts' data; the zero address is the native coin. */
export function useTokenWords(
  tokens: readonly Erc20[],
  chain: ChainSummary | undefined,
): TokenWords {
  const text = useText(transactionText)
  const tokenAt = (token: Address): Pick<Erc20, 'symbol' | 'decimals'> | undefined =>
    sameAddress(token, zeroAddress) ? chain : tokens.find((one) => sameAddress(one.token, token))
  const symbolOf = (token: Address) => tokenAt(token)?.symbol || shortAddress(token)
  return {
    symbolOf,
    amountOf: (token, raw) => {
      const decimals = tokenAt(token)?.decimals ?? null
      return decimals === null
        ? text('effect.units', { count: raw.toString() })
        : withSymbol(grouped(toDecimal(raw, decimals), text.locale), symbolOf(token))
    },
  }
}
