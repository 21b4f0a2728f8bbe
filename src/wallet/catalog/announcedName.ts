import type { Announcement, WalletEntry } from './types.ts'

/** Maximum length of a name in characters: longer ones do not fit on a line or make sense to listeners. */
export const nameLimit = 60

/** The announced name, on one line and without bidirectional control characters; the rdns if the name is empty. */
export const announcedName = ({ info }: Announcement): string => short(said(info)) || short(plain(info.rdns))

/**
 * Whether an announcement belongs to a wallet: by its rdns, which anybody can claim, and by its name. A known rdns
 * with another wallet's name is treated as another wallet.
 */
export const isAnnouncedAs = (wallet: WalletEntry, info: Announcement['info']): boolean =>
  (wallet.rdns === info.rdns || wallet.aliases?.includes(info.rdns) === true) && isCalledLike(wallet, said(info))

/** Whether a name could be the wallet's: they share a word or differ only in spelling. An empty name could be. */
function isCalledLike({ name, shortName = name }: Pick<WalletEntry, 'name' | 'shortName'>, words: string): boolean {
  const given = wordsOf(words)
  if (given.length === 0) return true
  return [name, shortName].map(wordsOf).some((own) => own.some((word) => given.includes(word)) || own.join('') === given.join(''))
}

/** Whether a name is exactly the wallet's name. */
export const isCalled = ({ name, shortName = name }: Pick<WalletEntry, 'name' | 'shortName'>, words: string): boolean =>
  [name, shortName].some((own) => wordsOf(own).join('') === wordsOf(words).join(''))

const said = ({ name }: Announcement['info']) => (typeof name === 'string' ? plain(name) : '')
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()
const short = (text: string) =>
  [...text].length > nameLimit
    ? `${[...text]
        .slice(0, nameLimit - 1)
        .join('')
        .trim()}…`
    : text

// Generic words that identify no wallet.
const common = new Set(['wallet', 'the', 'app', 'com', 'org', 'net'])
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !common.has(word))
