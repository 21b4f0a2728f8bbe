import { fixedPoint, type SafeRef, sumDecimals } from '#base'
import type { Asset, Assets, Positions, SafeOverviewRow } from '#domain'
import { shareOf } from '#screens/common/money'
import { safeKey, withSafes } from '#screens/core/preferences'

/** What was loaded for a Safe. Every value is in the currency of the portfolio. */
export interface Loaded {
  at: SafeRef
  /** From the overviews of many Safes: its tokens' value. null if there is none. */
  overview: SafeOverviewRow | null
  /** Loaded for each Safe on its own; undefined until then. */
  assets?: Assets | undefined
  /** undefined until they are loaded, or where the gateway has none. */
  positions?: Positions | undefined
  /** `loading`: a value may still arrive. `failed`: none or not all of it could be loaded. */
  status: 'ready' | 'loading' | 'failed' | 'unsupported'
  /** Whether the gateway has positions on its network. */
  hasPositions: boolean
}

export interface SafeValue extends Loaded {
  /** Whether any value was loaded. */
  isCounted: boolean
  /** A decimal string; null if it isn't counted, or if nothing in it has a price. */
  value: string | null
  /** Whether its positions in protocols aren't part of the value. */
  isTokensOnly: boolean
}

/** A token of one network, over all Safes that hold it. */
export interface TokenSum extends Pick<Asset, 'type' | 'token' | 'name' | 'symbol' | 'decimals'> {
  key: string
  raw: bigint
  fiat: string | null
  /** How many Safes hold it. */
  safes: number
}

/** What Safes have in a protocol of one network, less their debts. */
export interface ProtocolSum {
  key: string
  name: string
  fiat: string | null
  safes: number
}

export interface NetworkSum {
  chainId: string
  fiat: string | null
  tokens: readonly TokenSum[]
  protocols: readonly ProtocolSum[]
}

export interface Portfolio {
  /** Each Safe once, the most valuable first. */
  safes: readonly SafeValue[]
  /** The sum of the Safes' values; null if none has one. */
  total: string | null
  /** How many Safes the total counts, and for how many of them without positions. */
  counted: number
  tokensOnly: number
  /** Tokens and protocols of the Safes whose assets were loaded; the most valuable first. */
  networks: readonly NetworkSum[]
  /** The sum of the networks. */
  held: string | null
  /** How many Safes' assets were loaded with every row. */
  detailed: number
}

/** More fraction digits than sorting needs. */
const precision = 20

const sizeOf = (value: string | null) => (value === null ? undefined : fixedPoint(value, precision))

/** Sorts by value, descending, unknown values last. Stable. */
export function bySize<T>(rows: readonly T[], valueOf: (row: T) => string | null): readonly T[] {
  const sizes = new Map(rows.map((row) => [row, sizeOf(valueOf(row))]))
  return rows.toSorted((a, b) => {
    const [one, other] = [sizes.get(a), sizes.get(b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return one === other ? 0 : one > other ? -1 : 1
  })
}

/**
 * A Safe's value as its Assets page shows it, once its assets are loaded. Before that, what its
 * overview says, which counts tokens only.
 */
export function safeValue(loaded: Loaded): SafeValue {
  const { overview, assets, positions, hasPositions } = loaded
  const value = assets
    ? positions && positions.total !== null
      ? sumDecimals([assets.total, positions.total])
      : assets.total
    : (overview?.fiatTotal ?? null)
  return {
    ...loaded,
    isCounted: assets !== undefined || overview !== null,
    value,
    isTokensOnly: (assets !== undefined || overview !== null) && hasPositions && !positions,
  }
}

/**
 * Sums the Safes' values. A Safe listed twice counts once, even if the address case differs.
 */
export function portfolioOf(loaded: readonly Loaded[]): Portfolio {
  const byKey = new Map(loaded.map((one) => [safeKey(one.at), one]))
  const listed = withSafes(
    loaded.map(({ at }) => at),
    [],
  ).flatMap((at) => byKey.get(safeKey(at)) ?? [])
  const safes = bySize(listed.map(safeValue), ({ value }) => value)
  const counted = safes.filter(({ isCounted }) => isCounted)
  const detailed = safes.filter(({ assets }) => assets !== undefined)
  const networks = networkSums(detailed)
  return {
    safes,
    total: sumDecimals(counted.map(({ value }) => value)),
    counted: counted.length,
    tokensOnly: counted.filter(({ isTokensOnly }) => isTokensOnly).length,
    networks,
    held: sumDecimals(networks.map(({ fiat }) => fiat)),
    detailed: detailed.filter(({ assets }) => assets?.unreadable.length === 0).length,
  }
}

/** By network: the same symbol, and even the same address, is another token elsewhere. */
function networkSums(safes: readonly SafeValue[]): readonly NetworkSum[] {
  const networks = new Map<
    string,
    { tokens: Map<string, TokenSum>; protocols: Map<string, ProtocolSum> }
  >()
  for (const { at, assets, positions } of safes) {
    const of = networks.get(at.chainId) ?? { tokens: new Map(), protocols: new Map() }
    networks.set(at.chainId, of)
    for (const { type, token, name, symbol, decimals, raw, fiat } of assets?.items ?? []) {
      if (raw === 0n) continue
      // With its decimals: an amount in other units can't be added.
      const key = [type, token.toLowerCase(), decimals].join(' ')
      const before = of.tokens.get(key)
      of.tokens.set(key, {
        ...(before ?? { type, token, name, symbol, decimals, key }),
        raw: raw + (before?.raw ?? 0n),
        fiat: sumDecimals([before?.fiat ?? null, fiat]),
        safes: (before?.safes ?? 0) + 1,
      })
    }
    for (const { id, name, total } of positions?.protocols ?? []) {
      const before = of.protocols.get(id)
      of.protocols.set(id, {
        key: `protocol ${id}`,
        name: before?.name ?? name,
        fiat: sumDecimals([before?.fiat ?? null, total]),
        safes: (before?.safes ?? 0) + 1,
      })
    }
  }
  const sums = [...networks].map(([chainId, { tokens, protocols }]): NetworkSum => {
    const fiats = [...tokens.values(), ...protocols.values()].map(({ fiat }) => fiat)
    return {
      chainId,
      fiat: sumDecimals(fiats),
      tokens: bySize([...tokens.values()], ({ fiat }) => fiat),
      protocols: bySize([...protocols.values()], ({ fiat }) => fiat),
    }
  })
  return bySize(
    sums.filter(({ tokens, protocols }) => tokens.length + protocols.length > 0),
    ({ fiat }) => fiat,
  )
}

/** A part of a sum; `other` is all that aren't shown on their own. */
export interface Part<T> {
  of: T | 'other'
  fiat: string
  /** Share of the sum, in thousandths. */
  share: number
}

/**
 * The largest parts of a sum, and the rest. Together they are the whole sum. Empty if nothing has a
 * value. Debts that exceed the assets aren't part of it.
 */
export function partsOf<T>(
  rows: readonly T[],
  valueOf: (row: T) => string | null,
  most = 5,
): readonly Part<T>[] {
  const valued = bySize(rows, valueOf).flatMap((of) => {
    const fiat = valueOf(of)
    return fiat !== null && (sizeOf(fiat) ?? 0n) > 0n ? [{ of, fiat }] : []
  })
  const whole = sumDecimals(valued.map(({ fiat }) => fiat))
  const shown = valued.length > most + 1 ? valued.slice(0, most) : valued
  const rest = sumDecimals(valued.slice(shown.length).map(({ fiat }) => fiat))
  const all: readonly { of: T | 'other'; fiat: string }[] =
    rest === null ? shown : [...shown, { of: 'other', fiat: rest }]
  return all.map(({ of, fiat }) => ({ of, fiat, share: shareOf(fiat, whole) ?? 0 }))
}
