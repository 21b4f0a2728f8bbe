import type { Address } from '#base'

/**
 * A non-fungible token. Its text and URLs come from its own contract, so anyone may have written
 * them.
 */
export interface Collectible {
  token: Address
  /** A uint256 as a decimal string. */
  id: string
  name: string | null
  description: string | null
  collection: { name: string; symbol: string; logo: string | null }
  /** URL of any scheme, including `ipfs:` and `data:`. */
  image: string | null
  metadata: string | null
}
