import type { ReactNode } from 'react'
import { sameAddress } from '#base'
import type { Erc20 } from '#chain'
import type { Permit } from '#safe/message'
import { AmountFiat, usePrices } from '#screens/common/money'

/** Shows what a limited amount is worth, where the token and its price are known. */
export function useTokenFiat(
  tokens: readonly Erc20[],
): (amount: Pick<Permit, 'raw' | 'token'>) => ReactNode {
  const prices = usePrices()
  return ({ raw, token }) => {
    const decimals = tokens.find((one) => sameAddress(one.token, token))?.decimals
    if (raw === 'unlimited' || raw === 0n || decimals == null || !prices.priceOf(token)) return null
    return <AmountFiat token={token} raw={raw} decimals={decimals} size="detail" />
  }
}
