import { type Address, sameAddress } from '#base'
import { plainName } from '#safe/suspicion'
import { type Contact, contactAt, contactsNamed } from './contacts.ts'

/**
 * Where a name comes from. A contact's counts most, because the user chose it; the gateway's least,
 * because anyone may have.
 */
type NameSource = 'contact' | 'ens' | 'gateway'

export interface ResolvedName {
  /** null: the account has no name. */
  name: string | null
  source: NameSource | null
  /** Names from other sources that differ from it, in their order. */
  others: readonly { name: string; source: NameSource }[]
  /** Whether the account is the connected one. */
  isYou: boolean
}

/** What is known about names. */
export interface KnownNames {
  contacts: readonly Contact[]
  /**
   * The verified ENS name of an address on a chain; null if it has none there, undefined while
   * unknown.
   */
  ensOf: (address: Address, chainId: string | undefined) => string | null | undefined
  you: Address | undefined
  /** The gateway's names for other addresses of the same transaction, by lowercase address. */
  reported?: Readonly<Record<string, string>> | undefined
  /** How texts refer to the connected account: `You`, and what follows its name: `(you)`. */
  ownWords?: readonly [you: string, mark: string]
}

export interface Named {
  address: Address
  /** The gateway's name. */
  name?: string | null | undefined
}

/** The one rule for names: contact, then ENS, then the gateway. */
export function resolveName(
  known: KnownNames,
  { address, name }: Named,
  chainId: string | undefined,
): ResolvedName {
  const given = name || known.reported?.[address.toLowerCase()]
  const found = [
    { name: contactAt(known.contacts, address, chainId)?.name, source: 'contact' },
    { name: known.ensOf(address, chainId), source: 'ens' },
    { name: given && !posesAsOther(known, address, plainName(given)) && given, source: 'gateway' },
  ] as const
  const all = found.flatMap(({ name, source }) => (name ? [{ name, source }] : []))
  const [first, ...rest] = all
  const others = rest.filter(
    ({ name }, index) =>
      !same(name, first?.name) && rest.findIndex((one) => same(one.name, name)) === index,
  )
  return {
    name: first?.name ?? null,
    source: first?.source ?? null,
    others,
    isYou: sameAddress(address, known.you),
  }
}

/**
 * Whether a name that anyone may have given could be read as one that is verified: as the connected
 * account, an ENS name, or another address' contact.
 */
function posesAsOther(
  { contacts, ownWords }: KnownNames,
  address: Address,
  name: string,
): boolean | undefined {
  const namesakes = contactsNamed(contacts, name)
  return (
    name.endsWith('.eth') ||
    (ownWords && (name === plainName(ownWords[0]) || name.includes(plainName(ownWords[1])))) ||
    (namesakes.length > 0 && !namesakes.some((one) => sameAddress(one.address, address)))
  )
}

/** `Dave` and `dave.eth` agree. */
const same = (a: string, b: string | undefined) => b !== undefined && plain(a) === plain(b)
const plain = (name: string) => plainName(name).replace(/\.eth$/, '')
