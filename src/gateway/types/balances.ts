import type { UnreadableRow } from './common.ts'

export type BalanceTokenType = 'NATIVE_TOKEN' | 'ERC20' | 'ERC721' | 'UNKNOWN'

export interface TokenInfo {
  type: BalanceTokenType
  address: string
  /** null if the token does not report it; the app then assumes 18. */
  decimals: number | null
  /** null if the token does not report it. */
  symbol: string | null
  name: string | null
  logoUri: string | null
}

export interface Balance {
  tokenInfo: TokenInfo
  /** An integer amount in the smallest unit, as a decimal string. */
  balance: string
  /** Decimal string. `0` may mean "no price". */
  fiatBalance: string
  fiatConversion: string
  fiatBalance24hChange?: string | null
}

export interface Balances {
  fiatTotal: string
  items: Balance[]
  /**
   * Rows that are not in `items` because they are invalid; missing if there are none, or without a
   * validator.
   */
  unreadable?: UnreadableRow[]
}
