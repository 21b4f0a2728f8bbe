/**
 * What spreadsheets interpret as the start of a formula, including full width, after any number of
 * our own marks. Also after a separator: a spreadsheet with a different separator splits the cell
 * there.
 */
const formula = /(^|[,;\t\r\n]["\p{Zs}]*)('*[=+\-@\t\r＝＋－＠])/gu

/** Same, marked by {@link neutralize}. */
const marked = /(^|[,;\t\r\n]["\p{Zs}]*)'('*[=+\-@\t\r＝＋－＠])/gu

/** Spreadsheets show a cell that starts with an apostrophe as text, and don't evaluate it. */
export const neutralize = (text: string): string => text.replace(formula, "$1'$2")

/** Removes the marks of {@link neutralize}. */
export const restore = (text: string): string => text.replace(marked, '$1$2')
