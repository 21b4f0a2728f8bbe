import { neutralize, toCsv } from '#screens/common/csv'
import type { Contact } from '#screens/core/names'

/** The columns that other Safe interfaces read, too. */
const columns = ['address', 'name', 'chainId'] as const

/**
 * Contacts as a CSV file: a line for each network, without a network for all. Formulas in names are
 * neutralized.
 */
export function writeContacts(contacts: readonly Contact[]): string {
  const lines = contacts.flatMap(({ address, name, chains }) =>
    (chains.length > 0 ? chains : ['']).map((chain) => [address, neutralize(name), chain]),
  )
  return toCsv([columns, ...lines])
}
