import { queryOptions } from '@tanstack/react-query'
import { defaultDecimals, type SafeRef } from '#base'
import { type Balances, type Gateway, routes, type TokenInfo } from '#gateway'
import type { Asset, Assets } from '#domain'
import { keepable } from '../cache/queryCacheStorage.ts'
import { safeKey } from '../safe/safe.ts'
import { asAddress, toBigInt } from '../mappers.ts'

/** The currency of a person who has not chosen one. */
export const defaultCurrency = 'usd'

export const balancesKey = (at: SafeRef) => [...safeKey(at), 'balances'] as const

export const balancesQuery = (gateway: Gateway, at: SafeRef, currency: string = defaultCurrency) =>
  queryOptions({
    queryKey: [...balancesKey(at), currency] as const,
    meta: keepable,
    // The currency stays with its numbers: what is kept from before must not be shown in another one.
    queryFn: async ({ signal }) => ({
      currency,
      balances: await gateway.call(routes.balances, { path: { chainId: at.chainId, safeAddress: at.address, currency }, query: { trusted: true }, signal }),
    }),
    select: (kept) => toAssets(kept.balances, kept.currency),
    // Another currency keeps the old rows in place until the new ones are there: no jump. Another safe never does.
    placeholderData: (kept, before) => (before && isOf(before.queryKey, at) ? kept : undefined),
  })

const isOf = (key: readonly unknown[], at: SafeRef) => balancesKey(at).every((part, index) => key[index] === part)

export const fiatCodesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['fiatCodes'] as const,
    meta: keepable,
    queryFn: ({ signal }) => gateway.call(routes.fiatCodes, { signal }),
    staleTime: Infinity,
    select: (codes) => codes.map((code) => code.toLowerCase()),
  })

const types: Record<TokenInfo['type'], Asset['type']> = { NATIVE_TOKEN: 'native', ERC20: 'erc20', ERC721: 'erc721', UNKNOWN: 'unknown' }

/** Whether it holds tokens, none of them with a price. */
function isUnpriced(items: Balances['items']): boolean {
  const held = items.filter(({ balance }) => toBigInt(balance) > 0n)
  return held.length > 0 && held.every(({ fiatConversion }) => !(Number(fiatConversion) > 0))
}

/** The gateway writes 0 where it has no price; a price of nothing is told apart from worthless by the screens, not added up. */
export function toAssets({ fiatTotal, items }: Balances, currency: string): Assets {
  return {
    currency,
    total: Number(fiatTotal) === 0 && isUnpriced(items) ? null : fiatTotal,
    items: items.map(({ tokenInfo, balance, fiatBalance, fiatConversion }) => {
      const priced = Number(fiatConversion) > 0
      return {
        type: types[tokenInfo.type] ?? 'unknown',
        token: asAddress(tokenInfo.address),
        name: tokenInfo.name,
        symbol: tokenInfo.symbol,
        decimals: tokenInfo.decimals ?? defaultDecimals,
        raw: toBigInt(balance),
        price: priced ? fiatConversion : null,
        fiat: priced ? fiatBalance : null,
      }
    }),
  }
}
