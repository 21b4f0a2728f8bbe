import type { Collectible } from '#domain'
import type { WindowRow } from '#screens/common/rows'

/** Pixels between cards; the same number as in the CSS. */
const gap = 16
/** The height of a card's text in pixels with a one-line name, before it's measured. */
const words = 124

export interface GridShape {
  columns: number
  /** Pixels between cards. */
  gap: number
  /** Pixels, before a row is measured. */
  rowHeight: number
}

export interface NftRow extends WindowRow {
  items: readonly Collectible[]
}

/** Unique among the NFTs of a chain. */
export const keyOf = ({ token, id }: Pick<Collectible, 'token' | 'id'>): string =>
  `${token.toLowerCase()}:${id}`

/** As many columns as fit into a width in pixels, at least two on phones. */
export function gridOf(width: number): GridShape {
  const least = Math.min(200, Math.max(width * 0.45, 150))
  const columns = Math.max(1, Math.floor((width + gap) / (least + gap)))
  return { columns, gap, rowHeight: Math.round((width - gap * (columns - 1)) / columns) + words }
}

/** The rows of a grid. A row with other cards is another one. */
export function rowsOf(items: readonly Collectible[], columns: number): readonly NftRow[] {
  return Array.from({ length: Math.ceil(items.length / columns) }, (_, at) => {
    const own = items.slice(at * columns, (at + 1) * columns)
    return { key: [columns, ...own.map(keyOf)].join(' '), items: own }
  })
}
