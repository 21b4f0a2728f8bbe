import { plainName, shownName } from './shownName.ts'
import type { Announcement, WalletEntry } from './types.ts'

/**
 * The announced name, on one line and without bidirectional control characters; the rdns if the
 * name is empty.
 */
export const announcedName = ({ info: { name, rdns } }: Announcement): string =>
  shownName(name, rdns)

/**
 * Whether an announcement belongs to a wallet: by its rdns, which anyone can claim, and by its
 * name. A known rdns with another wallet's name is treated as another wallet.
 */
export const isAnnouncedAs = (wallet: WalletEntry, info: Announcement['info']): boolean =>
  (wallet.rdns === info.rdns || wallet.aliases?.includes(info.rdns) === true) &&
  isCalledLike(wallet, plainName(info.name))

/**
 * Whether a name could be the wallet's: they share a word or differ only in spelling. An empty name
 * could be.
 */
function isCalledLike(
  { name, shortName = name }: Pick<WalletEntry, 'name' | 'shortName'>,
  words: string,
): boolean {
  const given = wordsOf(words)
  if (given.length === 0) return true
  return [name, shortName]
    .map(wordsOf)
    .some((own) => own.some((word) => given.includes(word)) || own.join('') === given.join(''))
}

/** Whether a name is exactly the wallet's name. */
export const isCalled = (
  { name, shortName = name }: Pick<WalletEntry, 'name' | 'shortName'>,
  words: string,
): boolean => [name, shortName].some((own) => wordsOf(own).join('') === wordsOf(words).join(''))

// Generic words that identify no wallet.
const common = new Set(['wallet', 'the', 'app', 'com', 'org', 'net'])
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !common.has(word))
