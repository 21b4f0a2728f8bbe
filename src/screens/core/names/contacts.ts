import { useSyncExternalStore } from 'react'
import {
  type Address,
  createPersistedStore,
  isAddressLike,
  type StorageTrouble,
  visibleName,
} from '#base'
import { plainName } from '#safe/suspicion'

/** A name that a user gave to an account or a Safe on this device. */
export interface Contact {
  name: string
  address: Address
  /** IDs of the chains on which the address has this name; empty: on all. */
  chains: readonly string[]
  /** Symbol of the token that payments to it are usually in. */
  token?: string | undefined
  /** What to keep in mind when paying it. Never leaves this device on its own. */
  note?: string | undefined
}

/** The longest name in characters. */
export const longestName = 60

/** The longest symbol of a token, and the longest note, in characters. */
const longestSymbol = 20
export const longestPayeeNote = 200

/** User input, as a symbol; undefined if it's empty or none. */
export function readSymbol(text: string): string | undefined {
  const symbol = visibleName(text)
  return symbol && symbol === text.trim() && isSymbol(symbol) ? symbol : undefined
}

const isSymbol = (text: string) => !/\s/.test(text) && [...text].length <= longestSymbol

/** User input, as a note on one line; undefined if nothing of it is visible. */
export function readPayeeNote(text: string): string | undefined {
  const note = visibleName(text)
  return note ? [...note].slice(0, longestPayeeNote).join('').trim() : undefined
}

/** How to pay a contact, as far as it's known. */
export const payeeOf = ({ token, note }: Pick<Contact, 'token' | 'note'>) => ({
  ...(token !== undefined && { token }),
  ...(note !== undefined && { note }),
})

export const contactsKey = 'coffer.contacts'

const isText = (value: unknown): value is string => typeof value === 'string'

/**
 * User input, as a name: on one line, without hidden characters, not too long. undefined if nothing
 * of it is visible.
 */
export function readContactName(text: string): string | undefined {
  const name = visibleName(text)
  // Counts code points, so that no emoji is cut in half.
  return name ? [...name].slice(0, longestName).join('').trim() : undefined
}

function readContact(value: unknown, drop: () => void): Contact | undefined {
  const { name, address, chains = [], token, note } = (value ?? {}) as Record<string, unknown>
  if (!isText(name) || !isAddressLike(address) || !Array.isArray(chains)) return undefined
  const shown = readContactName(name)
  const ids = [...new Set<unknown>(chains)].filter(
    (chain): chain is string => isText(chain) && /^\d+$/.test(chain),
  )
  // Without any chain, the name would count on all.
  if (shown === undefined || (chains.length > 0 && ids.length === 0)) return undefined
  const payee = {
    token: isText(token) ? readSymbol(token) : undefined,
    note: isText(note) ? readPayeeNote(note) : undefined,
  }
  const isDamaged =
    (token !== undefined && payee.token === undefined) ||
    (note !== undefined && payee.note === undefined)
  if (ids.length < chains.length || isDamaged) drop()
  return { name: shown, address, chains: ids, ...payeeOf(payee) }
}

/**
 * Parses stored contacts; `drop` is called for each invalid one. undefined if it is not a list.
 */
export function parseContacts(
  value: unknown,
  drop: () => void = () => {},
): readonly Contact[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.flatMap((one) => {
    const contact = readContact(one, drop)
    if (!contact) drop()
    return contact ?? []
  })
}

const store = createPersistedStore<readonly Contact[]>({
  key: contactsKey,
  backsUp: true,
  parse: parseContacts,
  initial: [],
})

/** The contacts stored on this device, now. */
export const storedContacts = (): readonly Contact[] => store.get()

/** False if the change lasts only as long as the page. */
export type ChangeContacts = (change: (before: readonly Contact[]) => readonly Contact[]) => boolean

/** The contacts stored on this device, and a function to change them. */
export function useContacts(): [readonly Contact[], ChangeContacts] {
  return [useSyncExternalStore(store.subscribe, store.get, () => noContacts), store.update]
}

const noContacts: readonly Contact[] = []

/** Storage problems of the contacts that the user should know about. */
export const useContactsTrouble = (): StorageTrouble | undefined =>
  useSyncExternalStore(store.subscribe, store.getTrouble, () => undefined)

/**
 * The contact for an address on a chain: the one that names the chain, otherwise the one for all
 * chains.
 */
export function contactAt(
  contacts: readonly Contact[],
  address: Address,
  chainId: string | undefined,
): Contact | undefined {
  const all = byAddress(contacts, address.toLowerCase())
  return (
    all.find(({ chains }) => chainId !== undefined && chains.includes(chainId)) ??
    all.find(({ chains }) => chains.length === 0)
  )
}

/**
 * Looks up contacts by a key, in an index that is created once per list, because every row looks
 * one up.
 */
function indexedBy(
  keyOf: (one: Contact) => string,
): (contacts: readonly Contact[], key: string) => readonly Contact[] {
  const indexes = new WeakMap<readonly Contact[], Map<string, Contact[]>>()
  return (contacts, key) => {
    let index = indexes.get(contacts)
    if (!index) {
      indexes.set(contacts, (index = new Map()))
      for (const one of contacts) index.set(keyOf(one), [...(index.get(keyOf(one)) ?? []), one])
    }
    return index.get(key) ?? noContacts
  }
}

const byAddress = /*@__PURE__*/ indexedBy(({ address }) => address.toLowerCase())

/** The contacts of a {@link plainName}. */
export const contactsNamed = /*@__PURE__*/ indexedBy(({ name }) => plainName(name))
