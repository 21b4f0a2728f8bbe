import type { Address } from 'viem'

/** A token in the gateway's list. */
export interface KnownToken {
  address: Address
  type: 'ERC20' | 'ERC721'
  name: string
  symbol: string
  decimals: number
  /** In dollars, as a decimal string; `0` means that the price is unknown. */
  price: string
  change: string | null
  trusted: boolean
  spam: boolean
}

/** The tokens of one chain, by address. */
export function createTokenList(tokens: readonly KnownToken[]) {
  const byAddress = new Map(tokens.map((token) => [token.address.toLowerCase(), token]))
  return { all: tokens, get: (address: string) => byAddress.get(address.toLowerCase()) }
}
export type TokenList = ReturnType<typeof createTokenList>
