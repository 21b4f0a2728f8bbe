export type BalanceTokenType = 'NATIVE_TOKEN' | 'ERC20' | 'ERC721' | 'UNKNOWN'

export interface TokenInfo {
  type: BalanceTokenType
  address: string
  /** null where the token does not tell; the product then assumes 18. */
  decimals: number | null
  symbol: string
  name: string
  logoUri: string | null
}

export interface Balance {
  tokenInfo: TokenInfo
  /** Whole number of the smallest unit, as a decimal string. */
  balance: string
  /** Decimal string. `0` may mean "no price". */
  fiatBalance: string
  fiatConversion: string
  fiatBalance24hChange?: string | null
}

export interface Balances {
  fiatTotal: string
  items: Balance[]
}
