import type { Collectible } from '#domain'

/**
 * NFTs whose name, collection, contract, or ID contains all search words; all of them without a
 * search.
 */
export function findNfts<Item extends Pick<Collectible, 'token' | 'id' | 'name' | 'collection'>>(
  items: readonly Item[],
  words: string,
): readonly Item[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return items
  return items.filter(({ token, id, name, collection }) => {
    const all =
      `${name ?? ''} ${collection.name} ${collection.symbol} ${token} #${id}`.toLowerCase()
    return parts.every((part) => all.includes(part))
  })
}
