import type { Asset } from '#domain'

/** More tokens than this get a search box. */
export const searchFrom = 20

/** Tokens whose name, symbol or address holds the words, in their order; letter case does not matter. */
export function findAssets(assets: readonly Asset[], words: string): readonly Asset[] {
  const wanted = words.trim().toLowerCase()
  if (wanted === '') return assets
  return assets.filter(({ name, symbol, token, type }) => [name, symbol, type === 'native' ? '' : token].some((text) => text.toLowerCase().includes(wanted)))
}
