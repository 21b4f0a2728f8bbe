import { type Address, addressEnds, isAddressLike, sameAddress, type SafeRef } from '#base'
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
  }
}

/** What a short address shows. */
const ends = (address: Address) =>
  (address.slice(2, 2 + addressEnds) + address.slice(-addressEnds)).toLowerCase()
