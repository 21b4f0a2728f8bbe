/**
 * What a spreadsheet takes for the beginning of a formula, also in full width; after any number of
 * our own marks. After a separator, too: a spreadsheet that separates by another one cuts the cell
 * there.
 */
const formula = /(^|[,;\t\r\n]["\p{Zs}]*)('*[=+\-@\t\r＝＋－＠])/gu

/** Same, marked by {@link neutralize}. */
const marked = /(^|[,;\t\r\n]["\p{Zs}]*)'('*[=+\-@\t\r＝＋－＠])/gu

/** Spreadsheets show a cell that begins with an apostrophe as text, and run nothing. */
export const neutralize = (text: string): string => text.replace(formula, "$1'$2")

/** Takes the marks of {@link neutralize} away again. */
export const restore = (text: string): string => text.replace(marked, '$1$2')
