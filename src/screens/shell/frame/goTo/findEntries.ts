import { type Entry, type Group, groups } from './entry.ts'

/** Maximum rows of a group before anything is typed, and after. */
const shownAtFirst = 8
const shownAtMost = 20

export interface FoundGroup {
  group: Group
  /** The best matches first. */
  entries: readonly Entry[]
  /** How many more there are. */
  more: number
}

/**
 * The entries that contain every word, in any order; the group with the best match first. Results
 * for a typed address always come first. Without input, the start of each group.
 */
export function findEntries(all: readonly Entry[], typed: string): readonly FoundGroup[] {
  const words = plain(typed).split(/\s+/).filter(Boolean)
  const found = groups.flatMap((group) => {
    // No other input would find the remaining results of an address.
    const limit = group === 'address' ? Infinity : words.length === 0 ? shownAtFirst : shownAtMost
    const ranked = all
      .filter((entry) => entry.group === group)
      .flatMap((entry) => {
        const rank = group === 'address' ? -1 : rankOf(entry, words)
        return rank === undefined ? [] : [{ entry, rank }]
      })
      .toSorted((a, b) => a.rank - b.rank)
    const [first] = ranked
    if (!first) return []
    return [
      {
        group,
        rank: first.rank,
        entries: ranked.slice(0, limit).map(({ entry }) => entry),
        more: Math.max(0, ranked.length - limit),
      },
    ]
  })
  return found
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ group, entries, more }) => ({ group, entries, more }))
}

/** Without accents and capitals. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const plainOf = new WeakMap<Entry, { name: string; rest: string }>()

/** An entry's search index; built once, because each key press searches all of them. */
function searched(entry: Entry): { name: string; rest: string } {
  const { title, detail = '', words = '' } = entry
  const made = plainOf.get(entry) ?? { name: plain(title), rest: plain(`${detail} ${words}`) }
  plainOf.set(entry, made)
  return made
}

/** A match's distance; 0 is the nearest. undefined if a word is missing. */
function rankOf(entry: Entry, words: readonly string[]): number | undefined {
  const { name, rest } = searched(entry)
  let rank = 0
  for (const word of words) {
    if (name.startsWith(word)) continue
    else if (beginsWord(name, word)) rank += 1
    else if (name.includes(word)) rank += 2
    else if (rest.includes(word)) rank += 3
    else return undefined
  }
  return rank
}

/** Whether it's at the start of a word. */
const beginsWord = (text: string, word: string) =>
  [' ', '-', '.', ':', '“', '('].some((before) => text.includes(before + word))
