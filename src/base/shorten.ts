// Created on first use: most texts are short.
let segmenter: Intl.Segmenter | undefined
const charactersOf = (text: string) =>
  (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })).segment(text)

/**
 * Truncates text to a number of characters plus an ellipsis. Counts user-perceived characters, so
 * an emoji made of several code points is never split.
 */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  let start = ''
  let count = 0
  // One character at a time, because a text from elsewhere can be very long.
  for (const { segment } of charactersOf(text)) {
    if (count === length) return `${start}…`
    start += segment
    count++
  }
  return text
}
