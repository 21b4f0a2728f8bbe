// Cached: creating one takes longer than rendering a row.
const lists = new Map<string, Intl.ListFormat>()

/** Joins texts to a list in the language's format: `Send, 2.5 ETH, Alice`. Skips undefined ones. */
export function formatList(locale: string, words: readonly (string | undefined)[]): string {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  lists.set(locale, list)
  return list.format(words.filter((word) => word !== undefined))
}
