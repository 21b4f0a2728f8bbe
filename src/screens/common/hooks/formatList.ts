import { isolateText } from '#base'

// Cached: creating one takes longer than rendering a row.
const lists = new Map<string, Intl.ListFormat>()

const isRightToLeft = (locale: string) => /^(?:ar|fa|he|ur)\b/.test(locale)

/**
 * Joins strings in the language's list format: `Send, 2.5 ETH, Alice`. Skips undefined ones. Each
 * keeps its own direction.
 * @param type `conjunction` for a part of a sentence: `2.5 ETH and 10 DAI`
 */
export function formatList(
  locale: string,
  words: readonly (string | undefined)[],
  type: 'unit' | 'conjunction' = 'unit',
): string {
  const key = `${locale} ${type}`
  const style = type === 'unit' ? 'short' : 'long'
  const list = lists.get(key) ?? new Intl.ListFormat(locale, { type, style })
  lists.set(key, list)
  const direction = isRightToLeft(locale) ? 'rtl' : 'ltr'
  return list.format(
    words.flatMap((word) => (word === undefined ? [] : isolateText(word, direction))),
  )
}
