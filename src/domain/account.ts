import type { Address } from '#base'

/** An account at the gateway. */
export interface Account {
  id: string
  address: Address
  /** Empty on gateways whose accounts have no names. */
  name: string
}

/**
 * A type of data that accounts can store. `active` is false if the gateway doesn't store it yet, or
 * no longer does.
 */
export interface DataType {
  id: string
  /** The gateway's name for it, such as `AddressBook`. */
  name: string
  description: string | null
  active: boolean
}
