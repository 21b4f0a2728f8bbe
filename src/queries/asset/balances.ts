import { queryOptions } from '@tanstack/react-query'
import { defaultDecimals, type SafeRef } from '#base'
import type { Asset, Assets } from '#domain'
import { type Balances, type Gateway, routes, type TokenInfo } from '#gateway'
import { persisted } from '../cache/persisted.ts'
import { oncePer } from '../oncePer.ts'
import { asAddress, toBigInt, toName } from '../mappers.ts'
import { balancesKey, isUnder } from '../safe/keys.ts'

/** The default currency. */
export const defaultCurrency = 'usd'

export const balancesQuery = (gateway: Gateway, at: SafeRef, currency: string = defaultCurrency) =>
  queryOptions({
    queryKey: [...balancesKey(at), currency] as const,
    meta: persisted('balances'),
    // The currency is part of the data, so that placeholder data is never shown in another
    // currency.
    queryFn: async ({ signal }) => ({
      currency,
      balances: await gateway.call(routes.balances, {
        path: { chainId: at.chainId, safeAddress: at.address, currency },
        query: { trusted: true },
        signal,
      }),
    }),
    select: ({ balances, currency: of }) => assetsOf(balances, of),
    // When the currency changes, the old rows stay until the new ones are loaded, so the page
    // doesn't jump. The rows of another Safe never do.
    placeholderData: (previous, query) =>
      query && isUnder(query.queryKey, balancesKey(at)) ? previous : undefined,
  })

export const fiatCodesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['fiatCodes'] as const,
    meta: persisted('fiatCodes'),
    queryFn: ({ signal }) => gateway.call(routes.fiatCodes, { signal }),
    staleTime: Infinity,
    select: (codes) => codes.map((code) => code.toLowerCase()),
  })

/** Kinds that the app doesn't know are `unknown`. */
export const assetType = (type: string): Asset['type'] =>
  Object.hasOwn(types, type) ? types[type as TokenInfo['type']] : 'unknown'

const types: Record<TokenInfo['type'], Asset['type']> = {
  NATIVE_TOKEN: 'native',
  ERC20: 'erc20',
  ERC721: 'erc721',
  UNKNOWN: 'unknown',
}

/** Whether the Safe holds tokens, and none of them has a price. */
function isUnpriced(items: Balances['items']): boolean {
  const held = items.filter(({ balance }) => toBigInt(balance) > 0n)
  return held.length > 0 && held.every(({ fiatConversion }) => !(Number(fiatConversion) > 0))
}

/** Without a token's decimals, an amount of it could be anything. */
const isReadable = ({ tokenInfo }: Balances['items'][number]) =>
  tokenInfo.type !== 'ERC20' || tokenInfo.decimals !== null

/** In percent. Reported by newer gateways for tokens with enough price history. */
const changeOf = ({ fiatBalance24hChange: change }: Balances['items'][number]) =>
  change && Number.isFinite(Number(change)) ? Number(change) : undefined

const assetsOf = /*@__PURE__*/ oncePer(toAssets)

/**
 * The gateway sends 0 if it has no price. Here such assets have neither price nor value, so that
 * screens don't show them as worthless.
 */
export function toAssets(
  { fiatTotal, items, unreadable = [] }: Balances,
  currency: string,
): Assets {
  return {
    currency,
    total: Number(fiatTotal) === 0 && isUnpriced(items) ? null : fiatTotal,
    items: items.filter(isReadable).map((item) => {
      const { tokenInfo, balance, fiatBalance, fiatConversion } = item
      const priced = Number(fiatConversion) > 0
      return {
        type: assetType(tokenInfo.type),
        token: asAddress(tokenInfo.address),
        name: toName(tokenInfo.name),
        symbol: toName(tokenInfo.symbol),
        decimals: tokenInfo.decimals ?? (tokenInfo.type === 'NATIVE_TOKEN' ? defaultDecimals : 0),
        raw: toBigInt(balance),
        price: priced ? fiatConversion : null,
        fiat: priced ? fiatBalance : null,
        change: priced ? changeOf(item) : undefined,
      }
    }),
    unreadable: [
      ...unreadable.map(({ problem }) => problem),
      ...items
        .filter((item) => !isReadable(item))
        .map(({ tokenInfo }) => `${tokenInfo.address} should have decimals`),
    ],
  }
}
