import type { Contact } from '../../names/contacts.ts'
import { neutralize } from './formulas.ts'

/** The columns that other Safe interfaces read, too. */
const columns = ['address', 'name', 'chainId'] as const

/** Spreadsheets read a file as UTF-8 only if it says so. */
const byteOrderMark = '\uFEFF'

/** Contacts as a CSV file: a line for each network, without a network for all. Formulas in names are neutralized. */
export function writeContacts(contacts: readonly Contact[]): string {
  const lines = contacts.flatMap(({ address, name, chains }) => (chains.length > 0 ? chains : ['']).map((chain) => [address, neutralize(name), chain]))
  return `${byteOrderMark}${[columns, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`
}

const quoted = (cell: string): string => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)
