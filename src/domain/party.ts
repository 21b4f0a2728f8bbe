import type { Address } from '#base'

/** An address with the gateway's name for it, if any. */
export interface Party {
  address: Address
  name: string | null
}
