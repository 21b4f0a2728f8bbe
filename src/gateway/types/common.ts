/** An address with what the gateway knows about it. `name` and `logoUri` are null, not missing. */
export interface AddressInfo {
  value: string
  name?: string | null
  logoUri?: string | null
}

/**
 * A row that a response validator has set aside because it is invalid. A gateway cannot send it.
 */
export interface UnreadableRow {
  /** Its place in the list that the gateway sent. */
  index: number
  /**
   * The problem, for developers: `transaction.timestamp should be a time in milliseconds`. Contains
   * none of the row's values.
   */
  problem: string
  /** The path to the invalid field, from the row. */
  field: readonly (string | number)[]
  /** As received: any of its values may have any type. */
  row: unknown
}

/**
 * One page of a list. `next` and `previous` are absolute URLs of the gateway; do not rely on
 * `count` as a total.
 */
export interface Page<Item> {
  count?: number | null
  next?: string | null
  previous?: string | null
  results: Item[]
  /**
   * Rows that are not in `results` because they are invalid; missing if there are none, or without
   * a validator.
   */
  unreadable?: UnreadableRow[]
}

export type { Operation } from '../enumerations.ts'
