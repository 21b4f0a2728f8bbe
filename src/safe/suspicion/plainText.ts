/** Names that read the same are the same: in any letter case and width. */
export const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().trim()

/** Letters of other alphabets that look like Latin ones, as NFKC and lower case leave them. */
const from = 'авсеіјкмнорѕтухԁοραεικντυχβημ'
const to = 'abceijkmhopstyxdopaeikvtuxbhm'

/**
 * A token's symbol as it reads: in any letter case, width and alphabet. Symbols that read the same
 * are the same.
 */
export const plainSymbol = (symbol: string): string =>
  [...symbol.normalize('NFKC').toLowerCase()]
    .filter((letter) => letter.trim() !== '')
    .map((letter) => to[from.indexOf(letter)] ?? letter)
    .join('')
