import type { Asset } from '#domain'

/** A longer list of tokens has a search field. */
export const searchFrom = 20

/**
 * Tokens whose name, symbol, or address contains the search text, in their order; case-insensitive.
 */
export function findAssets(assets: readonly Asset[], words: string): readonly Asset[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return assets
  return assets.filter(({ name, symbol, token, type }) =>
    [name, symbol, type === 'native' ? '' : token].some((text) =>
      text.toLowerCase().includes(wanted),
    ),
  )
}
