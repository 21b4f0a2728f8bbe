/** A line of a table; a quoted cell can continue it over several lines of the text. */
export interface Row {
  /** Number of its first line, from 1. */
  number: number
  /** Where it is in the text. */
  start: number
  end: number
  cells: readonly string[]
  /** For each cell, whether it is in quotes. */
  quoted: readonly boolean[]
  /** The delimiter between them. */
  delimiter: string
  /** Whether a quotation mark is unclosed or inside a word. */
  hasBadQuotes: boolean
}

/** What separates cells, surest first. Spaces separate only where nothing else does. */
const delimiters = [...'\t;|,；，、؛،¦^~\u001f']
const spaces = ' '

/** An address or a name of ENS, or a cell that was meant to be one. */
export const isLikeAddress = (cell: string): boolean =>
  /0x[\da-f]{6,}/i.test(cell) || /^[^\s:/@]+\.\p{L}[^\s:/.]+$/u.test(cell)

/** An address that nothing is missing of. The hash of a transaction is longer. */
export const isWholeAddress = (cell: string): boolean =>
  /(?<![\da-fA-F])0x[\da-fA-F]{40}(?![\da-fA-F])/.test(cell)

/** Meant to be an address, or a name that only ENS has: `J.Smith` may be a person. */
export const isSurelyAddress = (cell: string): boolean =>
  /0x[\da-fA-F]{6,}/.test(cell) || /^[^\s:/@]+\.[eE][tT][hH]$/.test(cell)

/** Another line of the table, which a misplaced quote would hide in a cell. */
const isLikeLines = (value: string) =>
  /[\r\n]/.test(value) && /0x[\da-f]{6,}|\.\p{L}{2,}(?![\p{L}.])/iu.test(value)

/**
 * The rows of a text that aren't empty, at most `most`. The delimiter is that of each line, unless
 * `preferred` separates its cells. A first line `sep=;` sets the delimiter and isn't a row.
 */
export function readRows(text: string, most: number, preferred?: string): readonly Row[] {
  const rows: Row[] = []
  const written = /^\uFEFF?"?sep=(.)"?[\t ]*(?:\r\n?|\n|$)/i.exec(text)
  const wanted = written?.[1] ?? preferred
  let start = written?.[0].length ?? (text.startsWith('\uFEFF') ? 1 : 0)
  let number = written ? 2 : 1
  while (start < text.length && rows.length < most) {
    const asWanted = wanted === undefined ? undefined : readRow(text, start, wanted)
    const row =
      asWanted && asWanted.cells.length > 1
        ? asWanted
        : readRow(text, start, delimiterOf(lineAt(text, start)))
    if (row.cells.some((cell) => cell !== '')) rows.push({ number, start, ...row })
    const [ending = ''] = /^(?:\r\n?|\n)/.exec(text.slice(row.end, row.end + 2)) ?? []
    number += countLines(text.slice(start, row.end)) + 1
    start = row.end + Math.max(1, ending.length)
  }
  return rows
}

/** The cells of a line for each delimiter that may separate them, surest first. */
export const cellsByDelimiter = (text: string, start: number) =>
  candidates(lineAt(text, start)).map((delimiter) => readRow(text, start, delimiter))

const candidates = (line: string) => [...delimiters.filter((one) => line.includes(one)), spaces]
const lineAt = (text: string, start: number) =>
  text.slice(start, start + (/\r|\n/.exec(text.slice(start))?.index ?? text.length))
const countLines = (text: string) => text.match(/\r\n?|\n/g)?.length ?? 0

/** A delimiter is surest if it leaves an address alone in its cell. */
function delimiterOf(line: string): string {
  const found = candidates(line)
  const isAlone = (cell: string) => isLikeAddress(cell) && !/[\s,;|]/.test(cell)
  const leavesAddress = (delimiter: string) =>
    readRow(line, 0, delimiter).cells.some((cell) => isAlone(cell))
  return found.find(leavesAddress) ?? found[0] ?? spaces
}

function readRow(text: string, start: number, delimiter: string): Omit<Row, 'number' | 'start'> {
  const line = lineAt(text, start)
  if (delimiter === spaces) {
    const words = line.trim().split(/\s+/)
    return {
      cells: words.map(unquoted),
      quoted: words.map((word) => unquoted(word) !== word),
      delimiter,
      end: start + line.length,
      ...fine,
    }
  }
  const cells: string[] = []
  const quoted: boolean[] = []
  let at = start
  for (;;) {
    const cell = readCell(text, at, delimiter)
    // The quote may have been meant to end anywhere: no other line belongs to this one.
    if (!cell)
      return {
        cells: line.split(delimiter).map(trimmed),
        quoted: [],
        delimiter,
        end: start + line.length,
        ...bad,
      }
    cells.push(cell.value)
    quoted.push(cell.isQuoted)
    at = cell.end
    if (text[at] !== delimiter) return { cells, quoted, delimiter, end: at, ...fine }
    at += 1
  }
}

const fine = { hasBadQuotes: false }
const bad = { hasBadQuotes: true }
const trimmed = (cell: string) => cell.trim()
const unquoted = (cell: string) => /^"([^"]*)"$/.exec(cell)?.[1] ?? cell

/**
 * The cell at a place of the text; undefined if its quotes are wrong. Quotes keep delimiters and
 * line breaks, but never another line's address.
 */
function readCell(
  text: string,
  start: number,
  delimiter: string,
): { value: string; isQuoted: boolean; end: number } | undefined {
  const line = lineAt(text, start)
  const quote = /^[^\S\t]*"/.exec(line)?.[0]
  if (quote === undefined) {
    const end = line.indexOf(delimiter)
    const value = end < 0 ? line : line.slice(0, end)
    return { value: value.trim(), isQuoted: false, end: start + value.length }
  }
  const closing = closingQuote(text, start + quote.length)
  if (closing < 0) return undefined
  const value = text
    .slice(start + quote.length, closing)
    .replaceAll('""', '"')
    .trim()
  const after = closing + 1
  const end = after + (/^[^\S\t\r\n]*/.exec(text.slice(after))?.[0].length ?? 0)
  const isEnd = end >= text.length || [delimiter, '\r', '\n'].includes(text[end] ?? '')
  return isEnd && !isLikeLines(value) ? { value, isQuoted: true, end } : undefined
}

/** The position of the quote that ends a cell; a doubled quote is part of the cell. -1: none. */
function closingQuote(text: string, start: number): number {
  let at = text.indexOf('"', start)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at
}
