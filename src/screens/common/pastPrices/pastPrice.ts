import { type Address, fixedPoint, toDecimal, zeroAddress } from '#base'

/** A token's price at a moment, or why there is none. */
export type PastPrice =
  /** A plain decimal string above zero. */
  | { price: string; currency: 'USD' }
  /**
   * The source doesn't know the price, or its response can't be used: not a positive number,
   * another currency, a moment too far away, a low confidence, or other decimals than the token's.
   */
  | { none: 'unknown' | 'invalid' | 'currency' | 'distant' | 'uncertain' | 'decimals' }

export interface PriceRequest {
  chainId: string
  token: Address | 'native'
  /** From the token's contract. */
  decimals: number
  /** Unix time. */
  second: number
}

const contractOf = (token: Address | 'native') =>
  (token === 'native' ? zeroAddress : token).toLowerCase()

/**
 * Identifies a price: network, token, and second; and the decimals, because a price that was found
 * for other decimals is one of another token.
 */
export const pastPriceId = ({ chainId, token, second, decimals }: PriceRequest): string =>
  `${chainId}:${contractOf(token)}:${second}:${decimals}`

/** The source's name for a token: `ethereum:0x…`; a coin has the zero address. */
export const coinName = (token: Address | 'native', prefix: string): string =>
  `${prefix}:${contractOf(token)}`

/** Seconds: a price may be at most six hours away, as the source searches by default. */
const furthest = 6 * 60 * 60

/** The source's own measure, from 0 to 1. */
const leastConfidence = 0.9

/** Maximum fraction digits of a JSON number that counts as a price. */
const places = 30

/** What the source says about a token. Only what it states exactly as documented is a price. */
export function readPastPrice(told: unknown, { decimals, second }: PriceRequest): PastPrice {
  if (told === undefined) return { none: 'unknown' }
  if (typeof told !== 'object' || told === null) return { none: 'invalid' }
  const { price, timestamp, confidence, ...rest } = told as Record<string, unknown>
  if ('currency' in rest && String(rest.currency).toUpperCase() !== 'USD')
    return { none: 'currency' }
  if (typeof price !== 'number' || !Number.isFinite(price) || price <= 0 || price > 1e12)
    return { none: 'invalid' }
  if (typeof timestamp !== 'number' || !Number.isFinite(timestamp)) return { none: 'invalid' }
  if (Math.abs(timestamp - second) > furthest) return { none: 'distant' }
  if (typeof confidence !== 'number' || confidence > 1 || !(confidence >= leastConfidence))
    return { none: 'uncertain' }
  if (rest.decimals !== undefined && rest.decimals !== null && rest.decimals !== decimals)
    return { none: 'decimals' }
  const units = fixedPoint(String(price), places) ?? 0n
  return units > 0n ? { price: toDecimal(units, places), currency: 'USD' } : { none: 'invalid' }
}
