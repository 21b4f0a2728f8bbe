import { type Address, sameAddress } from '#base'
import { type Contact, contactAt, payeeOf, readContactName } from './contacts.ts'

// Changes to the list of contacts. Names for all chains and names for some of them are two layers:
// the former apply where there are none of the latter, and changing one never touches the other.

const isForAll = ({ chains }: Contact): boolean => chains.length === 0

/** Compares values, because the list is read again after another tab has changed it. */
const sameContact = (a: Contact, b: Contact): boolean =>
  a.name === b.name && sameAddress(a.address, b.address) && a.chains.join() === b.chains.join()

/** What remains of a contact next to another one; undefined if nothing does. */
function beside(one: Contact, other: Contact): Contact | undefined {
  if (!sameAddress(one.address, other.address) || isForAll(one) !== isForAll(other)) return one
  const chains = one.chains.filter((chain) => !other.chains.includes(chain))
  return chains.length === one.chains.length && chains.length > 0
    ? one
    : chains.length > 0
      ? { ...one, chains }
      : undefined
}

/** The contacts that lose some of their chains, or all, when another one is stored. */
export const replacedBy = (
  contacts: readonly Contact[],
  contact: Contact,
  before?: Contact,
): readonly Contact[] =>
  contacts.filter((one) => !(before && sameContact(one, before)) && beside(one, contact) !== one)

/**
 * Adds a contact, or puts it in the place of `before`. Its name counts on its chains: other names
 * of the address keep their other chains, and are removed once they have none.
 */
export function withContact(
  contacts: readonly Contact[],
  contact: Contact,
  before?: Contact,
): readonly Contact[] {
  const place = before ? contacts.findIndex((one) => sameContact(one, before)) : -1
  const all = contacts.flatMap((one, index) =>
    index === place ? contact : (beside(one, contact) ?? []),
  )
  return place < 0 ? [...all, contact] : all
}

/**
 * Without the names that an address has where this contact counts, even if another tab has changed
 * them in the meantime.
 */
export const withoutContact = (
  contacts: readonly Contact[],
  contact: Contact,
): readonly Contact[] => contacts.flatMap((one) => beside(one, contact) ?? [])

/**
 * Restores a deleted contact where its address has no other name by now; the same list if it has
 * one everywhere.
 */
export function withRestored(contacts: readonly Contact[], contact: Contact): readonly Contact[] {
  const rest = contacts.reduce<Contact | undefined>(
    (left, other) => left && beside(left, other),
    contact,
  )
  return rest ? [...contacts, rest] : contacts
}

/**
 * Names an address on one chain, as with a Safe, and leaves its names elsewhere as they are; an
 * empty name removes it there.
 */
export function renamed(
  contacts: readonly Contact[],
  address: Address,
  chainId: string,
  name: string,
): readonly Contact[] {
  const shown = readContactName(name)
  const before = contactAt(contacts, address, chainId)
  if (shown === before?.name) return contacts
  const here: Contact = {
    name: shown ?? '',
    address,
    chains: [chainId],
    ...(before && payeeOf(before)),
  }
  if (shown === undefined) return contacts.flatMap((one) => beside(one, here) ?? [])
  return withContact(
    contacts,
    here,
    before && before.chains.join() === chainId ? before : undefined,
  )
}
