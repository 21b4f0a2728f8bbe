/** The searched fields. */
export interface Searchable {
  id: string
  name: string
  shortName?: string | undefined
  aliases?: readonly string[] | undefined
}

/**
 * Finds the wallets whose name, short name or other IDs contain every word of the query. Names that
 * begin with it come first, then names with a word that does. Ignores accents, case and
 * punctuation. An empty query matches everything, one of punctuation alone nothing. The search is
 * local.
 */
export function searchWallets<T extends Searchable>(
  wallets: readonly T[],
  text: string,
): readonly T[] {
  if (text.trim() === '') return wallets
  const words = plain(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return wallets
    .filter((wallet) => words.every((word) => namesOf(wallet).some((name) => name.includes(word))))
    .map((wallet) => ({ wallet, rank: rankOf(plain(wallet.name), words.join(' ')) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ wallet }) => wallet)
}

const namesOf = ({ id, name, shortName, aliases = [] }: Searchable) =>
  [name, shortName ?? '', id, ...aliases].map(plain)

const rankOf = (name: string, text: string) =>
  name.startsWith(text) ? 0 : ` ${name}`.includes(` ${text}`) ? 1 : 2

/** Lower-case letters and digits without accents, separated by single spaces. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // NFKD does not decompose the Turkish dotless i.
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
