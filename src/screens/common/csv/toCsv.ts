/** Spreadsheets read a file as UTF-8 only with a byte order mark. */
const byteOrderMark = '\uFEFF'

/**
 * Lines of cells as a CSV file. Untrusted text must be neutralized first. `unmarked`: for a program
 * that would mistake the mark for a part of the first column's name.
 */
export const toCsv = (
  lines: readonly (readonly string[])[],
  mark: 'marked' | 'unmarked' = 'marked',
): string =>
  [
    mark === 'marked' ? byteOrderMark : '',
    ...lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`),
  ].join('')

const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
