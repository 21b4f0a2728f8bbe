import { type Address, type ChainSummary, sameAddress, type SafeRef } from '#base'
import type { Contact } from '#screens/core/names'

/** A longer list of contacts has a search field. */
export const searchFrom = 8

/** Whose address it is, if the user knows it from elsewhere. */
type Mark = 'you' | 'yourSafe'

export interface ContactRow {
  /** Stays while the contact is renamed, so that the row keeps the focus. */
  key: string
  contact: Contact
  mark: Mark | undefined
}

export interface ContactsKnown {
  /** The connected account. */
  you: Address | undefined
  /** Safes that the user owns. */
  owned: readonly SafeRef[]
}

const order = /*@__PURE__*/ new Intl.Collator(undefined, { numeric: true })

/** Contacts by name. */
export const contactRows = (
  contacts: readonly Contact[],
  { you, owned }: ContactsKnown,
): readonly ContactRow[] => {
  const safesOf = new Map(owned.map((at) => [`${at.chainId}:${at.address.toLowerCase()}`, at]))
  const addresses = new Set(owned.map(({ address }) => address.toLowerCase()))
  const isSafe = ({ address, chains }: Contact) => {
    const key = address.toLowerCase()
    return chains.length === 0
      ? addresses.has(key)
      : chains.some((chain) => safesOf.has(`${chain}:${key}`))
  }
  const turns = new Map<string, number>()
  // The names of an address keep their places in the stored list.
  const keyOf = ({ address }: Contact) => {
    const turn = turns.get(address.toLowerCase()) ?? 0
    turns.set(address.toLowerCase(), turn + 1)
    return `${address.toLowerCase()} ${turn}`
  }
  const rows = contacts.map((contact): ContactRow => {
    const mark = sameAddress(contact.address, you)
      ? 'you'
      : isSafe(contact)
        ? 'yourSafe'
        : undefined
    return { key: keyOf(contact), contact, mark }
  })
  return rows.toSorted((a, b) => order.compare(a.contact.name, b.contact.name))
}

/** Rows whose name, prefixed address or networks contain each word, in their order. */
export function findContacts(
  rows: readonly ContactRow[],
  chains: readonly ChainSummary[],
  words: string,
): readonly ContactRow[] {
  const wanted = words.trim().toLowerCase().split(/\s+/)
  return rows.filter(({ contact }) => {
    const networks = chains.filter(
      ({ chainId }) => contact.chains.length === 0 || contact.chains.includes(chainId),
    )
    const text = [
      contact.name,
      ...networks.flatMap(({ name, shortName }) => [
        contact.chains.length > 0 ? name : '',
        `${shortName}:${contact.address}`,
      ]),
      contact.address,
    ]
    const all = text.join(' ').toLowerCase()
    return wanted.every((word) => all.includes(word))
  })
}
