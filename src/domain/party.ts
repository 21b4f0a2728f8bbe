import type { Address } from '#base'

/** An address with the name that the gateway gives it, if any. */
export interface Party {
  address: Address
  name: string | null
}
