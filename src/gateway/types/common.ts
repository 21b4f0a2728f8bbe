/** An address with what the gateway knows about it. `name` and `logoUri` are null, not missing. */
export interface AddressInfo {
  value: string
  name?: string | null
  logoUri?: string | null
}

/** One page of a list. `next` and `previous` are absolute URLs of the gateway; do not rely on `count` as a total. */
export interface Page<Item> {
  count?: number | null
  next?: string | null
  previous?: string | null
  results: Item[]
}

export type Operation = 0 | 1
