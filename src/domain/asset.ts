import type { Address } from '#base'

export interface Asset {
  type: 'native' | 'erc20' | 'erc721' | 'unknown'
  token: Address
  name: string
  symbol: string
  decimals: number
  raw: bigint
  /** Decimal strings in the chosen currency; null is "no price", which is not zero. */
  price: string | null
  fiat: string | null
  /** How the price changed in 24 hours, in percent, if the gateway says so. */
  change?: number | undefined
}

export interface Assets {
  currency: string
  /**
   * The gateway's sum as a decimal string; null if nothing that the Safe holds has a price, which
   * is not zero.
   */
  total: string | null
  items: readonly Asset[]
  /** The problem of each unreadable row, for developers. */
  unreadable: readonly string[]
}
