import { type Address, addressEnds, isAddressLike, sameAddress, type SafeRef } from '#base'
import { checksumAddress } from '#safe'
import { type Contact, plainName } from './contacts.ts'

/** Another account that a person could mistake for this one. */
export interface Other {
  address: Address
  /** undefined for a Safe without a name. */
  name: string | undefined
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

/**
 * Finds the account that another one resembles; made once for all that are known, because a file
 * may have thousands of lines.
 */
export function createResemblance(contacts: readonly Contact[], safes: readonly SafeRef[]) {
  const byName = new Map<string, Other[]>()
  const byEnds = new Map<string, Other[]>()
  const put = (index: Map<string, Other[]>, key: string, one: Other) => {
    const group = index.get(key)
    if (group) group.push(one)
    else index.set(key, [one])
  }
  const add = (one: Other) => {
    if (one.name !== undefined) put(byName, plainName(one.name), one)
    if (isAddressLike(one.address)) put(byEnds, ends(one.address), one)
  }
  contacts.forEach(add)
  for (const { address } of safes) add({ address, name: undefined })
  const find = (index: Map<string, Other[]>, key: string, own: Address | undefined) =>
    index.get(key)?.find(({ address }) => !sameAddress(address, own))
  return {
    add,
    /** `own` is the address that is named, as far as it is known. */
    of: (name: string | undefined, address: Address | undefined, own = address): Resemblance => {
      const sameName = name === undefined ? undefined : find(byName, plainName(name), own)
      const lookAlike = address && find(byEnds, ends(address), address)
      return { ...(sameName && { sameName }), ...(lookAlike && { lookAlike }) }
    },
    /**
     * The addresses within values of any kind that could be mistaken for one that is known, or for
     * another one of them. In bytes that nobody decoded, those that are known are found as well.
     */
    lookAlikesIn: (values: readonly unknown[]): readonly LookAlike[] => {
      const found = new Map<string, LookAlike>()
      const put = (address: Address, other: Other | undefined) => {
        const key = address.toLowerCase()
        if (other && !found.has(key)) found.set(key, { address, other })
      }
      const all = [...textsIn(values)].flatMap((text) => text.match(/0x[\da-f]{40,}/gi) ?? [])
      const addresses = all.filter(isAddressLike)
      const among = createResemblance([], [])
      for (const address of addresses) among.add({ address, name: undefined })
      for (const address of addresses)
        put(address, find(byEnds, ends(address), address) ?? among.of(undefined, address).lookAlike)
      for (const hex of all)
        if (!isAddressLike(hex))
          for (const one of windowsOf(hex, byEnds))
            put(checksumAddress(one), find(byEnds, ends(one), one))
      return [...found.values()]
    },
  }
}

/** What a short address shows. */
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

/** The 20 bytes anywhere in others that begin and end like an address of the index. */
function* windowsOf(hex: string, index: ReadonlyMap<string, unknown>): Iterable<Address> {
  const bytes = hex.slice(2).toLowerCase()
  for (let at = 0; at + digits <= bytes.length; at += 2) {
    const end = at + digits
    const key = bytes.slice(at, at + addressEnds) + bytes.slice(end - addressEnds, end)
    // Padding begins and ends like any address that does so with zeros.
    if (index.has(key) && /[^0]/.test(key)) yield `0x${bytes.slice(at, end)}`
  }
}
