/**
 * Letters that read like Latin ones, as NFKC and lower case leave them: of other alphabets, and
 * those that fonts draw alike.
 */
const from = 'авсеіјкмнорѕтухԁһԛԝѵӏ' + 'οραεικντυχβημ' + 'օսհոցյɡɑı' + 'i1|0'
const to = 'abceljkmhopstyxdhqwvl' + 'opaelkvtuxbhm' + 'ouhngjgal' + 'lllo'

/** Greek capitals that read like others than their small letters do. */
const capitals: Readonly<Record<string, string>> = { Υ: 'y', Ν: 'n', Ζ: 'z' }

/** A text as it reads: in any letter case, width, and alphabet. */
const asRead = (text: string): string =>
  [...text.normalize('NFKC').replace(/[ΥΝΖ]/g, (letter) => capitals[letter] ?? letter)]
    .map((letter) => letter.toLowerCase())
    .map((letter) => to[from.indexOf(letter)] ?? letter)
    .join('')

/** Names that read the same are the same. */
export const plainName = (name: string): string => asRead(name).trim()

/** A token's symbol as it reads, without blanks. Symbols that read the same are the same. */
export const plainSymbol = (symbol: string): string => asRead(symbol).replace(/\s/g, '')
