// Created on first use: most texts are short.
let segmenter: Intl.Segmenter | undefined

/** Firefox before 125 has no `Intl.Segmenter`, so it splits characters of several code points. */
function* charactersOf(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return yield* text
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}

/**
 * Truncates text to a number of characters plus an ellipsis. Counts user-perceived characters, so
 * an emoji made of several code points is never split.
 */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  let start = ''
  let count = 0
  // One character at a time, because untrusted text can be very long.
  for (const character of charactersOf(text)) {
    if (count === length) return `${start}…`
    start += character
    count++
  }
  return text
}

/** Longer ones don't fit in a line: the ID of an ENS name has 78 digits. */
const longestItemId = 12

/** The ID of an NFT as written in a sentence: a long one is shortened to 4 digits at each end. */
export const shortItemId = (id: string): string =>
  id.length <= longestItemId ? id : `${id.slice(0, 4)}…${id.slice(-4)}`
