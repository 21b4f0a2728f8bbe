import { fixedPoint, type SafeRef } from '#base'
import type { SafeRow } from '#domain'
import { isPinned, type SafesOrder } from '#screens/core/stores'

export interface SortSafesOptions {
  nameOf: (at: SafeRef) => string
  locale: string
}

/** More fraction digits than sorting needs. */
const precision = 20

/**
 * Pinned Safes first, both parts sorted. Unknown values come last, and equal rows keep their order.
 */
export function sortSafes(
  rows: readonly SafeRow[],
  order: SafesOrder,
  { nameOf, locale }: SortSafesOptions,
): readonly SafeRow[] {
  const sorted =
    order.sort === 'name'
      ? byName(rows, nameOf, locale)
      : order.sort === 'listed'
        ? rows
        : bySize(rows, sizes[order.sort])
  return [
    ...sorted.filter(({ at }) => isPinned(order, at)),
    ...sorted.filter(({ at }) => !isPinned(order, at)),
  ]
}

function byName(
  rows: readonly SafeRow[],
  nameOf: SortSafesOptions['nameOf'],
  locale: string,
): readonly SafeRow[] {
  const { compare } = new Intl.Collator(locale, { numeric: true })
  return rows.toSorted((a, b) => compare(nameOf(a.at), nameOf(b.at)))
}

type Overview = NonNullable<SafeRow['overview']>

const sizes: Record<'value' | 'pending', (overview: Overview) => bigint | undefined> = {
  value: ({ fiatTotal }) => (fiatTotal === null ? undefined : fixedPoint(fiatTotal, precision)),
  pending: ({ queued }) => BigInt(queued),
}

/** The largest first. */
function bySize(
  rows: readonly SafeRow[],
  sizeOf: (overview: Overview) => bigint | undefined,
): readonly SafeRow[] {
  const known = new Map(rows.map((row) => [row, row.overview ? sizeOf(row.overview) : undefined]))
  return rows.toSorted((a, b) => {
    const [one, other] = [known.get(a), known.get(b)]
    if (one === undefined || other === undefined)
      return Number(one === undefined) - Number(other === undefined)
    return one === other ? 0 : one > other ? -1 : 1
  })
}
