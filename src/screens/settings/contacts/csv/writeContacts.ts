import { neutralize, toCsv } from '#screens/common/csv'
import type { Contact } from '#screens/core/names'

/** The columns that other Safe interfaces read, too. */
const columns = ['address', 'name', 'chainId'] as const

/** How a contact is paid. */
const payeeColumns = ['token', 'note'] as const

/**
 * Contacts as a CSV file: a line for each network, without a network for all. Formulas in names are
 * neutralized.
 */
export function writeContacts(contacts: readonly Contact[]): string {
  // Omitted if they would be empty, so that other interfaces get the columns that they know.
  const hasPayees = contacts.some(({ token, note }) => token ?? note)
  const lines = contacts.flatMap(({ address, name, chains, token = '', note = '' }) =>
    (chains.length > 0 ? chains : ['']).map((chain) => [
      address,
      neutralize(name),
      chain,
      ...(hasPayees ? [neutralize(token), neutralize(note)] : []),
    ]),
  )
  return toCsv([hasPayees ? [...columns, ...payeeColumns] : columns, ...lines])
}
