import { isolateText } from '#base'

// Cached: creating one takes longer than rendering a row.
const lists = new Map<string, Intl.ListFormat>()

const isRightToLeft = (locale: string) => /^(?:ar|fa|he|ur)\b/.test(locale)

/**
 * Joins strings in the language's list format: `Send, 2.5 ETH, Alice`. Skips undefined ones. Each
 * keeps its own direction.
 */
export function formatList(locale: string, words: readonly (string | undefined)[]): string {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  lists.set(locale, list)
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr'
  return list.format(
    words.flatMap((word) => (word === undefined ? [] : isolateText(word, direction))),
  )
}
