import { readDecimal } from '#base'
import { type Column, columnNames } from './columnNames.ts'
import { mayBeCut } from './cutAmount.ts'
import { payeeColumn } from './payeeColumn.ts'
import { cellsByDelimiter, isLikeAddress, isWholeAddress, readRows, type Row } from './rows.ts'

export const columns: readonly Column[] = ['to', 'amount', 'token', 'type', 'id', 'network']

/** The user's choice of what the columns contain; undefined: not used. */
export interface ChosenColumns {
  /** The {@link Table.key} of the table that the choice was made for. */
  key: string
  as: readonly (Column | undefined)[]
}

export interface Table {
  /** The same for all tables with the same columns. */
  key: string
  /** Names from the first line; undefined if it has none. */
  names: readonly string[] | undefined
  /** What each column contains. Cells of further columns must be empty. */
  as: readonly (Column | undefined)[]
  /** False if the user should check `as`, because it was guessed. */
  isSure: boolean
  /** The first row's content for each column. */
  samples: readonly string[]
  rows: readonly Row[]
  /** Rows with an amount that seems to be cut in two by its own separator, unlike most. */
  cut: ReadonlySet<Row>
}

const usual: readonly Column[] = ['to', 'amount', 'token']

/** A table is read as far as its columns are known. */
export const isComplete = (as: readonly (Column | undefined)[]): boolean =>
  as.includes('to') && (as.includes('amount') || as.includes('id'))

/**
 * Reads text as a table and determines what its columns contain: by the names in its first line, in
 * any order and in several languages, or by their usual order. `most`: how many rows are read.
 */
export function readTable(text: string, most: number, chosen?: ChosenColumns): Table {
  const [first] = readRows(text, 1)
  const header = first && headerOf(text, first)
  const all = readRows(text, most + (header ? 1 : 0), header?.delimiter)
  const rows = header ? all.slice(1) : all
  const found = header ? byName(header.cells, rows) : byOrder(rows)
  const doubtful = cutAmong(rows, found.as)
  // A single one is likely a mistake. If most rows have one, the next column may as well contain
  // numbers.
  const isAsked = doubtful.length * 2 > rows.length
  // The user's decision about such amounts applies to these.
  const key = JSON.stringify([
    header?.cells ?? usualWidth(rows),
    ...(isAsked ? doubtful.map(({ cells }) => cells) : []),
  ])
  const isChosen = chosen?.key === key && isComplete(chosen.as)
  const as = isChosen ? chosen.as : found.as
  const cut = cutAmong(rows, as)
  return {
    key,
    names: header?.cells,
    as,
    isSure: isChosen || (found.isSure && !isAsked),
    samples: Array.from(
      { length: Math.max(header?.cells.length ?? 0, usualWidth(rows)) },
      (_, at) => rows.find(({ cells }) => cells[at])?.cells[at] ?? '',
    ),
    rows,
    cut: new Set(cut.length * 2 > rows.length ? [] : cut),
  }
}

/** Rows that may have a part of an amount in a column of the table. */
const cutAmong = (rows: readonly Row[], as: Table['as']) =>
  as.indexOf('amount') + 1 < as.length ? rows.filter((row) => mayBeCut(row, as)) : []

/** Also a cell that could be another number in another language. */
function isNumber(cell: string): boolean {
  const read = readDecimal(cell)
  return 'decimal' in read || read.why === 'ambiguous'
}

/** The names in a first line; undefined if it is a payment, or a failed one. */
function headerOf(text: string, { start }: Row) {
  const lines = cellsByDelimiter(text, start).filter(({ hasBadQuotes }) => !hasBadQuotes)
  const known = lines.map(({ cells }) => cells.filter((cell) => rolesOf(cell).length > 0).length)
  const most = Math.max(...known)
  const header = lines[known.indexOf(most)]
  // `recipient.address` also looks like an ENS name.
  const isPayment = most > 1 ? (cell: string) => cell.includes('0x') : isLikeAddress
  if (!header || header.cells.some((cell) => isPayment(cell) || isNumber(cell))) return undefined
  if (most > 0) return header
  const [, second] = readRows(text, 2)
  const isOneLine = !header.cells.some((cell) => /[\r\n]/.test(cell))
  return isOneLine && second?.cells.some(isLikeAddress) ? header : undefined
}

/** Doubt from which the user has to check. */
const leastDoubt = 2

/** Names without marks and spaces; the second one also without text in brackets. */
const spelled = (name: string): readonly string[] =>
  [name, name.replace(/[([（【].*?[)\]）】]/g, '')].map((one) =>
    one
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\s_\-./:#*]/g, ''),
  )

/** What a column with this name may contain, and how doubtful that is. */
const rolesOf = (name: string): readonly { column: Column; doubt: number }[] =>
  spelled(name).flatMap((one, shortened) => {
    const known = columnNames.get(one)
    return known ? [{ column: known.column, doubt: known.doubt + leastDoubt * shortened }] : []
  })

function byName(names: readonly string[], rows: readonly Row[]): Pick<Table, 'as' | 'isSure'> {
  const as: (Column | undefined)[] = names.map(() => undefined)
  let isSure = true
  const hasType = names.some((name) => rolesOf(name).some(({ column }) => column === 'type'))
  for (const column of columns) {
    const { at, isSure: isFound } = columnOf(
      column,
      // A list of people has an `id` that isn't an NFT's.
      hasType ? names : names.map((name) => (spelled(name)[0] === 'id' ? '' : name)),
      rows,
      as,
    )
    if (at !== undefined) as[at] = column
    isSure &&= isFound
  }
  return { as, isSure: isSure && isComplete(as) }
}

/** The column whose name matches; otherwise the only one whose cells do. */
function columnOf(
  column: Column,
  names: readonly string[],
  rows: readonly Row[],
  as: readonly (Column | undefined)[],
): { at: number | undefined; isSure: boolean } {
  const looksLike = { to: isLikeAddress, amount: isNumber }[column as string]
  const cellsOf = (at: number) => rows.map(({ cells }) => cells[at] ?? '')
  const share = (at: number) => (looksLike ? cellsOf(at).filter(looksLike).length : 0)
  const named = names.flatMap((name, at) =>
    rolesOf(name)
      .filter((role) => role.column === column && as[at] === undefined)
      .slice(0, 1)
      .map(({ doubt }) => ({ at, doubt })),
  )
  const unnamed = names.flatMap((name, at) =>
    as[at] === undefined && rolesOf(name).length === 0 ? [at] : [],
  )
  const payee = column === 'to' && payeeColumn({ named, unnamed, cellsOf })
  if (payee) return { at: payee.at, isSure: payee.isSure && payee.doubt < leastDoubt }
  const fitting = named.filter(({ at }) => share(at) > 0)
  const candidates = fitting.length > 0 ? fitting : named
  const least = Math.min(...candidates.map(({ doubt }) => doubt))
  const [best, another] = candidates.filter(({ doubt }) => doubt === least)
  if (best) return { at: best.at, isSure: another === undefined && best.doubt < leastDoubt }
  if (!looksLike) return { at: undefined, isSure: true }
  const alike = unnamed.filter((at) => share(at) * 2 > rows.length)
  return { at: alike.length === 1 ? alike[0] : undefined, isSure: false }
}

/** Without names: address, amount, and token, or as their cells suggest. */
function byOrder(rows: readonly Row[]): Pick<Table, 'as' | 'isSure'> {
  const width = usualWidth(rows)
  const looking = (looksLike: (cell: string) => boolean, but?: number) =>
    Array.from({ length: width }, (_, at) => at).find(
      (at) =>
        at !== but &&
        rows.filter(({ cells }) => looksLike(cells[at] ?? '')).length * 2 > rows.length,
    )
  const first = looking(isLikeAddress)
  if (first === undefined || (first === 0 && (looking(isNumber, first) ?? 1) === 1))
    return { as: usual, isSure: width <= usual.length }
  // `J.Smith` looks like an ENS name.
  const to = looking(isWholeAddress) ?? first
  const amount = looking(isNumber, to)
  const as = Array.from({ length: width }, (_, at) =>
    at === to ? 'to' : at === amount ? 'amount' : undefined,
  )
  return { as, isSure: false }
}

/** How many cells most rows have; in a tie, the fewest. */
function usualWidth(rows: readonly Row[]): number {
  const counts = new Map<number, number>()
  for (const { cells } of rows) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1)
  const [[width] = [0]] = [...counts].toSorted(([a, m], [b, n]) => n - m || a - b)
  return width
}
