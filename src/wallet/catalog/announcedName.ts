import type { Announcement, WalletEntry } from './types.ts'

/** So long a name may be, in letters: more does not fit into a line, and nobody listens to more. */
export const nameLimit = 60

/** What a wallet calls itself, as one line without marks that turn the text around it; its name for machines where it says nothing. */
export const announcedName = ({ info }: Announcement): string => short(said(info)) || short(plain(info.rdns))

/**
 * Whether an announcement is a wallet's own: by its name for machines (rdns), which anybody may claim, and by what it calls itself. One that goes by the
 * name of a known wallet and calls itself something else is something else.
 */
export const isAnnouncedAs = (wallet: WalletEntry, info: Announcement['info']): boolean =>
  (wallet.rdns === info.rdns || wallet.aliases?.includes(info.rdns) === true) && isCalledLike(wallet, said(info))

/** Whether words could be a wallet's name: they share one with it, or are it in other spelling. Nothing at all could be. */
function isCalledLike({ name, shortName = name }: Pick<WalletEntry, 'name' | 'shortName'>, words: string): boolean {
  const given = wordsOf(words)
  if (given.length === 0) return true
  return [name, shortName].map(wordsOf).some((own) => own.some((word) => given.includes(word)) || own.join('') === given.join(''))
}

/** Whether words are a wallet's name and nothing else. */
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

// What says nothing of who it is.
const common = new Set(['wallet', 'the', 'app', 'com', 'org', 'net'])
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !common.has(word))
