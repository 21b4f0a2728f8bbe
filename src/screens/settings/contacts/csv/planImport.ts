import type { Address } from '#base'
import { createResemblance, type FindLookAlike, type Resemblance, surest } from '#safe/suspicion'
import { type Contact, contactAt, payeeOf, withContact } from '#screens/core/names'
import type { ContactLine } from './readContacts.ts'

type Payee = Pick<Contact, 'token' | 'note'>

/** A name that an address would get. */
export interface ImportedContact {
  contact: Contact
  /** The name that applies to it now on these networks; undefined if none does. */
  before: string | undefined
  /** Its token and note there now, if they would change. */
  payeeBefore?: Payee
  /** The account that it could be mistaken for; left out unless the user chooses it. */
  resembles?: Resemblance
}

/** By default, a contact keeps its name, and a new one that may be an imitation is left out. */
export const isLeftOut = ({ before, resembles }: ImportedContact): boolean =>
  before !== undefined || resembles !== undefined

export interface ImportPlan {
  added: readonly ImportedContact[]
  changed: readonly ImportedContact[]
  /** Lines that contain only what is already known. */
  known: number
}

const isSamePayee = (a: Payee, b: Payee) => a.token === b.token && a.note === b.note

const keyOf = ({ address }: { address: Address }): string => address.toLowerCase()

/**
 * What the lines of a file would change. Lines of one address with the same name become one
 * contact. Each is checked against what is known and the lines before it.
 */
export function planImport(
  lines: readonly ContactLine[],
  contacts: readonly Contact[],
  lookAlikeOf: FindLookAlike,
): ImportPlan {
  const groups = new Map<string, ImportedContact>()
  let known = 0
  for (const { address, name, chain, token, note } of lines) {
    // On one network, a name for all of them counts too: a new one would replace it there.
    const before = contactAt(contacts, address, chain || undefined)
    // What a file doesn't contain stays.
    const payee = { ...(before && payeeOf(before)), ...payeeOf({ token, note }) }
    if (before?.name === name && isSamePayee(before, payee)) {
      known += 1
      continue
    }
    const changes = before && !isSamePayee(before, payee) && { payeeBefore: payeeOf(before) }
    const key = JSON.stringify([address, name, before?.name, chain === '', payee, changes])
    const group = groups.get(key)
    const chains = chain === '' ? [] : [...new Set([...(group?.contact.chains ?? []), chain])]
    groups.set(key, {
      contact: { name, address, chains, ...payee },
      before: before?.name,
      ...changes,
    })
  }
  const resemblance = createResemblance(contacts, [])
  const all = [...groups.values()].map((one): ImportedContact => {
    const here = resemblance.of(one.contact.name, one.contact.address)
    const lookAlike = surest(lookAlikeOf(one.contact.address), here.lookAlike)
    const resembles = { ...here, ...(lookAlike && { lookAlike }) }
    resemblance.add(one.contact)
    return Object.keys(resembles).length > 0 ? { ...one, resembles } : one
  })
  return {
    added: all.filter(({ before }) => before === undefined),
    changed: all.filter(({ before }) => before !== undefined),
    known,
  }
}

/**
 * Stores what a user chose from the plan. Contacts of other addresses, and on other networks, stay
 * as they are.
 */
export function importContacts(
  contacts: readonly Contact[],
  imported: readonly ImportedContact[],
): readonly Contact[] {
  const all = groupByAddress(contacts)
  for (const { contact } of imported) {
    const key = keyOf(contact)
    const here = all.get(key) ?? []
    // On more networks the same name is the same contact, if it is paid in the same way.
    const same =
      contact.chains.length > 0
        ? here.find(
            (one) =>
              one.name === contact.name && one.chains.length > 0 && isSamePayee(one, contact),
          )
        : undefined
    all.set(
      key,
      withContact(
        here,
        same ? { ...same, chains: [...new Set([...same.chains, ...contact.chains])] } : contact,
        same,
      ),
    )
  }
  return [...all.values()].flat()
}

/**
 * Gives the imported addresses back the names that they had before; all others may have changed
 * since.
 */
export function undoImport(
  contacts: readonly Contact[],
  imported: readonly ImportedContact[],
  before: readonly Contact[],
): readonly Contact[] {
  const addresses = new Set(imported.map(({ contact }) => keyOf(contact)))
  return [
    ...contacts.filter((one) => !addresses.has(keyOf(one))),
    ...before.filter((one) => addresses.has(keyOf(one))),
  ]
}

function groupByAddress(contacts: readonly Contact[]): Map<string, readonly Contact[]> {
  const groups = new Map<string, Contact[]>()
  for (const one of contacts) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return groups
}
