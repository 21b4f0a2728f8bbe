import { type Address, addressEnds, isAddressLike, sameAddress, type SafeRef } from '#base'
import { checksumAddress } from '../address.ts'
import { plainName } from './plainText.ts'

/** An account that the user gave a name. */
export interface NamedAccount {
  address: Address
  name: string
}

/** Another account that a user could mistake for this one. */
export interface Other {
  address: Address
  /** undefined for a Safe without a name. */
  name: string | undefined
  /** Set if only the gateway lists it: which of the two is the imitation isn't known. */
  isReported?: true
}

export interface Resemblance {
  /** Another address with the same name. */
  sameName?: Other
  /** Another address that begins and ends with the same characters. */
  lookAlike?: Other
}

/** Finds the known account that an address could be mistaken for. */
export type FindLookAlike = (address: Address | undefined) => Other | undefined

/** An address, and the account that it could be mistaken for. */
export interface LookAlike {
  address: Address
  other: Other
}

/** Accounts by key, then by address, so that each is listed once. */
type Index = Map<string, Map<string, Other>>

function put(index: Index, key: string, one: Other): void {
  const group = index.get(key) ?? new Map<string, Other>()
  const address = one.address.toLowerCase()
  if (!group.has(address)) group.set(address, one)
  index.set(key, group)
}

function find(index: Index, key: string, own: Address | undefined): Other | undefined {
  for (const one of index.get(key)?.values() ?? []) if (!sameAddress(one.address, own)) return one
  return undefined
}

/** The gateway's data never overrides independently known data. */
export const surest = (...others: readonly (Other | undefined)[]): Other | undefined =>
  others.find((one) => one && !one.isReported) ?? others.find((one) => one)

/**
 * Finds the account that another one resembles. Built once for all known accounts, because a file
 * may have thousands of lines.
 * @param reported accounts that only the gateway lists: compared as well, but they have no name,
 * and no other account is flagged as resembling them
 */
export function createResemblance(
  contacts: readonly NamedAccount[],
  safes: readonly SafeRef[],
  reported: readonly Address[] = [],
) {
  const byName: Index = new Map()
  const byEnds: Index = new Map()
  const byReportedEnds: Index = new Map()
  const add = (one: Other) => {
    if (one.name !== undefined) put(byName, plainName(one.name), one)
    if (isAddressLike(one.address)) put(byEnds, ends(one.address), one)
  }
  contacts.forEach(add)
  for (const { address } of safes) add({ address, name: undefined })
  for (const address of reported)
    if (isAddressLike(address))
      put(byReportedEnds, ends(address), { address, name: undefined, isReported: true })
  const has = (address: Address) => byEnds.get(ends(address))?.has(address.toLowerCase()) ?? false
  const lookAlikeOf = (address: Address, among?: FindLookAlike) =>
    find(byEnds, ends(address), address) ??
    (has(address) ? undefined : (among?.(address) ?? find(byReportedEnds, ends(address), address)))
  return {
    add,
    /** Whether an address is a known account, not counting reported ones. */
    has,
    /** `own` is the address that is named, as far as it is known. */
    of: (name: string | undefined, address: Address | undefined, own = address): Resemblance => {
      const sameName = name === undefined ? undefined : find(byName, plainName(name), own)
      const lookAlike = address && lookAlikeOf(address)
      return { ...(sameName && { sameName }), ...(lookAlike && { lookAlike }) }
    },
    /**
     * Addresses in arbitrary values that could be mistaken for a known one or for each other. In
     * undecoded bytes, known addresses are found as well.
     */
    lookAlikesIn: (values: readonly unknown[]): readonly LookAlike[] => {
      const found = new Map<string, LookAlike>()
      const mark = (address: Address, other: Other | undefined) => {
        const key = address.toLowerCase()
        if (other && !found.has(key)) found.set(key, { address, other })
      }
      const all = new Set(
        [...textsIn(values)].flatMap((text) => text.match(/0x[\da-f]{40,}/gi) ?? []),
      )
      const addresses = [...all].filter(isAddressLike)
      const among = createResemblance([], [])
      for (const address of addresses) among.add({ address, name: undefined })
      for (const address of addresses)
        mark(
          address,
          lookAlikeOf(address, (one) => among.of(undefined, one).lookAlike),
        )
      for (const hex of all)
        if (!isAddressLike(hex))
          for (const one of new Set(windowsOf(hex, [byEnds, byReportedEnds])))
            mark(checksumAddress(one), lookAlikeOf(one))
      return [...found.values()].sort(
        (a, b) => Number(a.other.isReported ?? 0) - Number(b.other.isReported ?? 0),
      )
    },
  }
}

/** The visible part of a short address. */
const ends = (address: Address) =>
  (address.slice(2, 2 + addressEnds) + address.slice(-addressEnds)).toLowerCase()

/** All texts in values, each once. */
function textsIn(values: readonly unknown[]): ReadonlySet<string> {
  const texts = new Set<string>()
  const seen = new Set<object>()
  const rest = [...values]
  while (rest.length > 0) {
    const value = rest.pop()
    if (typeof value === 'string') texts.add(value)
    if (typeof value !== 'object' || value === null || seen.has(value)) continue
    seen.add(value)
    for (const part of Object.values(value)) rest.push(part)
  }
  return texts
}

/** Digits of an address, after the 0x. */
const digits = 40

/** All 20-byte sequences in other values that begin and end like an indexed address. */
function* windowsOf(
  hex: string,
  indexes: readonly ReadonlyMap<string, unknown>[],
): Iterable<Address> {
  const bytes = hex.slice(2).toLowerCase()
  for (let at = 0; at + digits <= bytes.length; at += 2) {
    const end = at + digits
    const key = bytes.slice(at, at + addressEnds) + bytes.slice(end - addressEnds, end)
    // Padding begins and ends like an address with zeros at both ends.
    if (indexes.some((index) => index.has(key)) && /[^0]/.test(key))
      yield `0x${bytes.slice(at, end)}`
  }
}
