import { useQuery } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { type Address, sameAddress, type SafeRef, worth } from '#base'
import type { Action, Assets } from '#domain'
import { balancesQuery } from '#queries'
import { useEnvironment } from '#screens/core/environment'
import { usePreferences } from '#screens/core/preferences'

/** Today's prices of a Safe's assets. */
export interface Prices {
  currency: string
  /** Nothing has a price, because the site requests none: no value is shown at all. */
  isUnpriced?: boolean | undefined
  /** Price of one token as a decimal string; null without a price, undefined while loading. */
  priceOf: (token: Address | 'native') => string | null | undefined
}

export const PricesContext = createContext<Prices>({ currency: 'usd', priceOf: () => undefined })

export const usePrices = (): Prices => useContext(PricesContext)

/** Prices of the tokens in a list of assets; a token that isn't in it has none. */
function pricesOf(
  assets: Assets | undefined,
  currency: string,
  isUnpriced: boolean | undefined,
): Prices {
  if (isUnpriced) return { currency, isUnpriced, priceOf: () => null }
  if (!assets) return { currency, priceOf: () => undefined }
  const native = assets.items.find(({ type }) => type === 'native')
  return {
    currency: assets.currency,
    priceOf: (token) =>
      (token === 'native'
        ? native
        : assets.items.find((one) => one.type !== 'native' && sameAddress(one.token, token))
      )?.price ?? null,
  }
}

/** Provides the prices of a Safe's assets: the same response as its assets page. */
export function PricesProvider({ at, children }: { at: SafeRef; children: ReactNode }) {
  const { gateway, isWithoutService } = useEnvironment()
  const [{ currency }] = usePreferences()
  const { data } = useQuery(balancesQuery(gateway, at, currency))
  const prices = useMemo(
    () => pricesOf(data, currency, isWithoutService),
    [data, currency, isWithoutService],
  )
  return <PricesContext value={prices}>{children}</PricesContext>
}

/** The token that an action moves. */
export function tokenOf(action: Action): Address | 'native' {
  const what = 'what' in action ? action.what : undefined
  return what?.type === 'erc20' ? what.token : 'native'
}

/**
 * The value of an amount of a token, at today's price, as a decimal string; null without a price,
 * undefined while loading.
 */
export function amountValue(
  prices: Prices,
  token: Address | 'native',
  amount: { raw: bigint; decimals: number },
): string | null | undefined {
  const price = prices.priceOf(token)
  return price ? (worth(amount.raw, amount.decimals, price) ?? null) : price
}
