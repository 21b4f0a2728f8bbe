import { type ChosenColumns, readTable } from './columns.ts'
import { mostRecipients } from './readRecipients.ts'

/**
 * The text with the line at this number replaced. An empty line leaves the other lines' numbers
 * unchanged.
 */
export function withLine(
  text: string,
  number: number,
  line: string,
  columns?: ChosenColumns,
): string {
  const row = readTable(text, mostRecipients, columns).rows.find((one) => one.number === number)
  const [start, end] = row ? [row.start, row.end] : emptyLineAt(text, number)
  return text.slice(0, start) + line + text.slice(end)
}

function emptyLineAt(text: string, number: number): [start: number, end: number] {
  const breaks = [...text.matchAll(/\r\n?|\n/g)]
  const before = breaks[number - 2]
  return [before ? before.index + before[0].length : 0, breaks[number - 1]?.index ?? text.length]
}
