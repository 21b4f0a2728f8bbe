import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { type Address, createPersistedStore, fixedPoint, isAddressLike, sameAddress } from '#base'
import type { Asset } from '#domain'

/** The hidden tokens of one chain. */
export interface Hidden {
  /** Chosen by the user. */
  tokens: readonly Address[]
  /**
   * Whether it also hides tokens whose value is below 0.01 of the currency, if that is money (see
   * `hasDust`).
   */
  dust: boolean
}

interface HiddenTokens {
  dust: boolean
  /** By chain ID. */
  byChain: Readonly<Record<string, readonly Address[]>>
}

const initial: HiddenTokens = { dust: true, byChain: {} }
const none: readonly Address[] = []

/** Parses the stored value; `drop` is called for dropped parts. undefined if it isn't an object. */
export function parseHiddenTokens(
  value: unknown,
  drop: () => void = () => {},
): HiddenTokens | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { dust = initial.dust, byChain = {} } = value as Record<string, unknown>
  if (typeof dust !== 'boolean' || typeof byChain !== 'object' || byChain === null) drop()
  const chains = Object.entries(byChain ?? {}).flatMap(([chainId, list]: [string, unknown]) => {
    const tokens = Array.isArray(list) ? list.filter(isAddressLike) : []
    const isWhole = /^\d+$/.test(chainId) && Array.isArray(list) && tokens.length === list.length
    if (!isWhole) drop()
    return /^\d+$/.test(chainId) && tokens.length > 0 ? [[chainId, tokens] as const] : []
  })
  return {
    dust: typeof dust === 'boolean' ? dust : initial.dust,
    byChain: Object.fromEntries(chains),
  }
}

const store = createPersistedStore({
  key: 'coffer.hiddenTokens',
  backsUp: true,
  parse: parseHiddenTokens,
  initial,
})

/** A chain's hidden tokens, stored on this device, and a function to change them. */
export function useHiddenTokens(chainId: string): [Hidden, (next: Hidden) => void] {
  const { dust, byChain } = useSyncExternalStore(store.subscribe, store.get, () => initial)
  const tokens = byChain[chainId] ?? none
  // The same values on each render, or every row is rendered again.
  const hidden = useMemo(() => ({ dust, tokens }), [dust, tokens])
  const set = useCallback(
    (next: Hidden) =>
      store.update((before) => ({
        dust: next.dust,
        byChain: { ...before.byChain, [chainId]: next.tokens },
      })),
    [chainId],
  )
  return [hidden, set]
}

/** All tokens that the user hid, by chain ID, and a function to change them. */
export function useHiddenLists(): [
  HiddenTokens['byChain'],
  (change: (before: HiddenTokens['byChain']) => HiddenTokens['byChain']) => boolean,
] {
  const { byChain } = useSyncExternalStore(store.subscribe, store.get, () => initial)
  return [
    byChain,
    (change) => store.update((before) => ({ ...before, byChain: change(before.byChain) })),
  ]
}

/** Ounces of metal, which some engines list among the currencies. */
const metals: readonly string[] = ['XAG', 'XAU', 'XPD', 'XPT']
const money: ReadonlySet<string> = new Set(
  typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('currency') : [],
)

/** Whether a hundredth of the currency is next to nothing. A hundredth of a bitcoin isn't. */
export const hasDust = (currency: string): boolean =>
  money.has(currency.toUpperCase()) && !metals.includes(currency.toUpperCase())

/**
 * Less than a cent. A token without a price is never dust, because its value is unknown; nor is the
 * native coin, which pays for everything.
 */
export const isDust = ({ type, fiat }: Asset, currency: string): boolean =>
  type !== 'native' && fiat !== null && hasDust(currency) && fixedPoint(fiat, 2) === 0n

/** Why a token isn't listed; undefined if it is. */
export function whyHidden(
  asset: Asset,
  { tokens, dust }: Hidden,
  currency: string,
): 'chosen' | 'dust' | undefined {
  if (tokens.some((token) => sameAddress(token, asset.token))) return 'chosen'
  return dust && isDust(asset, currency) ? 'dust' : undefined
}

/**
 * Replaces the choice among the held tokens. Hidden tokens that the Safe doesn't hold now stay
 * hidden.
 */
export function withChoice(
  { tokens, dust }: Hidden,
  held: readonly Asset[],
  chosen: ReadonlySet<Address>,
): Hidden {
  const others = tokens.filter((token) => !held.some((asset) => sameAddress(asset.token, token)))
  return {
    dust,
    tokens: [...others, ...held.flatMap(({ token }) => (chosen.has(token) ? [token] : []))],
  }
}
