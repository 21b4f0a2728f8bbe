/** What a search looks at. */
export interface Searchable {
  id: string
  name: string
  shortName?: string | undefined
  aliases?: readonly string[] | undefined
}

/**
 * The wallets whose name, short name or other ids have every word of the text, the best first: names that begin with it, then names with a word that
 * does. Accents, case and dots do not count. An empty text finds everything, one of signs only
 * nothing. Nothing leaves the page.
 */
export function searchWallets<T extends Searchable>(wallets: readonly T[], text: string): readonly T[] {
  if (text.trim() === '') return wallets
  const words = plain(text).split(' ').filter(Boolean)
  if (words.length === 0) return []
  return wallets
    .filter((wallet) => words.every((word) => namesOf(wallet).some((name) => name.includes(word))))
    .map((wallet) => ({ wallet, rank: rankOf(plain(wallet.name), words.join(' ')) }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ wallet }) => wallet)
}

const namesOf = ({ id, name, shortName, aliases = [] }: Searchable) => [name, shortName ?? '', id, ...aliases].map(plain)

const rankOf = (name: string, text: string) => (name.startsWith(text) ? 0 : ` ${name}`.includes(` ${text}`) ? 1 : 2)

/** Lower-case letters and digits without marks, words one blank apart. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    // The Turkish letter stands for itself under NFKD.
    .replaceAll('ı', 'i')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
