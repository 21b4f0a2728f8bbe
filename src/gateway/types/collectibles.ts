/** A non-fungible token. Everything that comes from its contract may be missing. */
export interface Collectible {
  address: string
  tokenName: string
  tokenSymbol: string
  logoUri: string
  /** A uint256 as a decimal string. */
  id: string
  uri?: string | null
  name?: string | null
  description?: string | null
  imageUri?: string | null
  metadata?: Record<string, unknown> | null
}
