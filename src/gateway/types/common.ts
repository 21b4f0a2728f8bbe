/** An address with what the gateway knows of it. `name` and `logoUri` come as null, not left out. */
export interface AddressInfo {
  value: string
  name?: string | null
  logoUri?: string | null
}

/** One page of a list. `next` and `previous` are absolute URLs of the gateway itself; `count` is never a total to rely on. */
export interface Page<Item> {
  count?: number | null
  next?: string | null
  previous?: string | null
  results: Item[]
}

export type Operation = 0 | 1
