import Papa from 'papaparse'
import { type Address, type ChainSummary, pause } from '#base'
import { type AddressProblem, readTypedAddress } from '#screens/common/typedAddress'
import { type NameProblem, nameProblem } from '#screens/common/contactName'
import { payeeOf, readContactName, readPayeeNote, readSymbol } from '#screens/core/names'
import { restore, type TextProblem } from '#screens/common/csv'

/** The longest file, in lines with contacts. */
export const mostLines = 10_000

export type FileProblem = TextProblem | { why: 'noHeader' | 'tooLong' }

/** Lines that are read before the page may do something else. */
const atOnce = 250

export type LineProblem =
  | { what: 'address'; problem: AddressProblem }
  /** An ENS name: its address may change, so it isn't stored as one. */
  | { what: 'ensName'; text: string }
  | { what: 'name'; problem: NameProblem }
  | { what: 'chain'; text: string }
  /** Not the symbol of a token. */
  | { what: 'token'; text: string }
  /** The network of the address, by its prefix or link, and that of the line differ. */
  | { what: 'prefix'; network: string; text: string }
  /** The address has another name, token, or note in an earlier line. */
  | { what: 'twice'; name: string; line: number }
  /** A quotation mark that's unclosed or inside a word. */
  | { what: 'quotes' }

/** A contact on one network, or on all (`chain` is empty). */
export interface ContactLine {
  line: number
  address: Address
  name: string
  chain: string
  /** The symbol of its default token. */
  token?: string
  note?: string
}

export interface UnreadLine {
  line: number
  problem: LineProblem
}

export type ContactsFile =
  | { ok: true; contacts: readonly ContactLine[]; problems: readonly UnreadLine[] }
  | { ok: false; problem: FileProblem }

/**
 * Reads a CSV file: columns in any order, separated by comma, semicolon, or tab. Each line that
 * can't be read gets its reason.
 */
export async function readContacts(
  file: string,
  chains: readonly ChainSummary[],
): Promise<ContactsFile> {
  const table = readTable(file)
  if (!table) return { ok: false, problem: { why: 'noHeader' } }
  const { rows, at } = table
  if (rows.length > mostLines) return { ok: false, problem: { why: 'tooLong' } }
  const problems: UnreadLine[] = []
  const contacts: ContactLine[] = []
  const seen = new Map<string, ContactLine>()
  for (const [index, row] of rows.entries()) {
    if (index % atOnce === atOnce - 1) await pause(0)
    const read = readLine(row, at, chains)
    if ('problem' in read) {
      problems.push(read)
      continue
    }
    const key = `${read.address} ${read.chain}`
    const before = seen.get(key)
    if (!before) {
      seen.set(key, read)
      contacts.push(read)
    } else if (
      before.name !== read.name ||
      before.token !== read.token ||
      before.note !== read.note
    )
      problems.push({
        line: read.line,
        problem: { what: 'twice', name: before.name, line: before.line },
      })
  }
  return { ok: true, contacts, problems }
}

interface Row {
  line: number
  cells: readonly string[]
  hasBadQuotes: boolean
}

interface Columns {
  address: number
  name: number
  /** -1 for columns that are missing. */
  chain: number
  token: number
  note: number
}

const separators = [',', ';', '\t']

/** The rows below the header; undefined without one. */
function readTable(file: string): { rows: readonly Row[]; at: Columns } | undefined {
  const text = file.replace(/^\uFEFF/, '')
  for (const separator of separators) {
    // Spreadsheets may write the separator into the first line.
    const first = parse(text, separator, 10, 10)
    const header = first.findIndex(({ cells }) => !/^sep=/i.test(cells.join(separator)))
    const at = columnsOf(first[header]?.cells ?? [])
    if (at) return { rows: parse(text, separator, mostLines + header + 2).slice(header + 1), at }
  }
  return undefined
}

/**
 * The first lines of a text that aren't empty, `most` of them. Their numbers count line breaks,
 * also inside quotes.
 */
function parse(text: string, delimiter: string, most: number, preview = 0): readonly Row[] {
  const rows: Row[] = []
  let line = 1
  let end = 0
  Papa.parse<string[]>(text, {
    delimiter,
    preview,
    step: ({ data, errors, meta }, parser) => {
      if (data.some((cell) => cell.trim() !== ''))
        rows.push({ line, cells: data, hasBadQuotes: errors.some(({ type }) => type === 'Quotes') })
      line += text.slice(end, meta.cursor).match(/\r\n|\n|\r/g)?.length ?? 0
      end = meta.cursor
      if (rows.length >= most) parser.abort()
    },
  })
  return rows
}

function columnsOf(cells: readonly string[]): Columns | undefined {
  const names = cells.map((cell) => cell.toLowerCase().replace(/[\s_-]/g, ''))
  const address = names.indexOf('address')
  const name = names.indexOf('name')
  return address < 0 || name < 0
    ? undefined
    : {
        address,
        name,
        chain: names.findIndex((one) => one === 'chainid' || one === 'chain'),
        token: names.indexOf('token'),
        note: names.indexOf('note'),
      }
}

function readLine(
  { line, cells, hasBadQuotes }: Row,
  at: Columns,
  chains: readonly ChainSummary[],
): ContactLine | UnreadLine {
  const bad = (problem: LineProblem): UnreadLine => ({ line, problem })
  if (hasBadQuotes) return bad({ what: 'quotes' })
  const typed = readTypedAddress(cells[at.address] ?? '', chains)
  if (typed.status === 'name') return bad({ what: 'ensName', text: typed.name })
  if (typed.status === 'wrong') return bad({ what: 'address', problem: typed.problem })
  const words = restore((cells[at.name] ?? '').trim())
  const problem = nameProblem(words)
  const name = readContactName(words)
  if (problem ?? name === undefined)
    return bad({ what: 'name', problem: problem ?? { why: 'empty' } })
  const text = (cells[at.chain] ?? '').trim()
  const chain = readChain(text, chains)
  if (chain === undefined) return bad({ what: 'chain', text })
  if (typed.chain && chain !== '' && typed.chain.chainId !== chain)
    return bad({ what: 'prefix', network: typed.chain.name, text })
  const symbol = restore((cells[at.token] ?? '').trim())
  const token = readSymbol(symbol)
  if (symbol !== '' && token === undefined) return bad({ what: 'token', text: symbol })
  return {
    line,
    address: typed.address,
    name: name ?? '',
    chain: chain || (typed.chain?.chainId ?? ''),
    ...payeeOf({ token, note: readPayeeNote(restore(cells[at.note] ?? '')) }),
  }
}

/**
 * The ID of a network, which may be unsupported here; empty for all; undefined if it isn't an ID.
 */
function readChain(text: string, chains: readonly ChainSummary[]): string | undefined {
  if (text === '') return ''
  if (/^\d{1,20}$/.test(text)) return BigInt(text).toString()
  return chains.find(({ shortName }) => shortName === text.toLowerCase())?.chainId
}
