/** Spreadsheets read a file as UTF-8 only if it says so. */
const byteOrderMark = '\uFEFF'

/**
 * Lines of cells as a CSV file. Texts that anybody may have written have to be neutralized before.
 */
export const toCsv = (lines: readonly (readonly string[])[]): string =>
  `${byteOrderMark}${lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`

const quoted = (cell: string): string =>
  /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
