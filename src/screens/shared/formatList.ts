// Making one takes longer than drawing a row.
const lists = new Map<string, Intl.ListFormat>()

/** Several words as one name, in the manner of a language: `Send, 2.5 ETH, Alice`. What is undefined is left out. */
export function formatList(locale: string, words: readonly (string | undefined)[]): string {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { type: 'unit', style: 'short' })
  lists.set(locale, list)
  return list.format(words.filter((word) => word !== undefined))
}
