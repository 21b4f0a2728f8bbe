import { fixedPoint, toDecimal } from '#base'
import type { Asset } from '#domain'

export const sortColumns = ['asset', 'price', 'balance', 'value'] as const
export type SortColumn = (typeof sortColumns)[number]

export interface AssetSort {
  by: SortColumn
  direction: 'ascending' | 'descending'
}

/** The gateway's order: most valuable first. */
export const defaultSort: AssetSort = { by: 'value', direction: 'descending' }

/**
 * The order after a press on a column's heading: names begin with A, numbers with the largest; the
 * second press reverses it.
 */
export const nextSort = (now: AssetSort, by: SortColumn): AssetSort => ({
  by,
  direction: now.by === by ? reversed[now.direction] : by === 'asset' ? 'ascending' : 'descending',
})

const reversed = { ascending: 'descending', descending: 'ascending' } as const

/** More fraction digits than sorting needs. */
const precision = 40

/**
 * Sorted by a column. Unknown values, such as those of tokens without a price, come last in both
 * directions.
 */
export function sortAssets(
  assets: readonly Asset[],
  { by, direction }: AssetSort,
  locale: string,
): readonly Asset[] {
  const sign = direction === 'ascending' ? 1 : -1
  if (by === 'asset') {
    const { compare } = new Intl.Collator(locale, { numeric: true })
    return assets.toSorted((a, b) => sign * compare(nameOf(a), nameOf(b)))
  }
  const sizes = new Map(assets.map((asset) => [asset, sizeOf(asset, by)]))
  return assets.toSorted((a, b) => {
    const [one, other] = [sizes.get(a), sizes.get(b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return one === other ? 0 : one > other ? sign : -sign
  })
}

const nameOf = ({ name, symbol }: Asset) => name.trim() || symbol.trim()

function sizeOf(
  { price, fiat, raw, decimals }: Asset,
  by: 'price' | 'balance' | 'value',
): bigint | undefined {
  if (by === 'balance') return fixedPoint(toDecimal(raw, decimals), precision)
  const value = by === 'price' ? price : fiat
  return value === null ? undefined : fixedPoint(value, precision)
}
