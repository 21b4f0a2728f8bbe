import type { Column } from './columnNames.ts'
import type { Row } from './rows.ts'

/** Separators of cells that are also thousands separators or decimal commas. */
const separators = [',', ' ', '，', '،']

/** What may precede a separator within a number. */
const head = /^[^\p{Nd}\p{L}]*(?:\p{Nd}+|\p{Nd}{1,3}(?:[.'’ ]\p{Nd}{3})+)$/u
/** What may follow it: digits, perhaps with a fraction and a unit, but no date or text. */
const rest = /^[-+−]?\p{Nd}[\p{Nd}.,'’ ]*(?:[\p{L}\p{Sc}]{1,11})?$/u

/**
 * Whether a row may contain `1,500.00` as `1` and, in an unused column, `500.00`. Quotes show where
 * a cell ends.
 */
export function mayBeCut(
  { cells, quoted, delimiter }: Row,
  as: readonly (Column | undefined)[],
): boolean {
  const at = as.indexOf('amount')
  const next = at + 1
  return (
    at >= 0 &&
    as[next] === undefined &&
    separators.includes(delimiter) &&
    !quoted[at] &&
    !quoted[next] &&
    head.test(cells[at] ?? '') &&
    rest.test(cells[next] ?? '')
  )
}

/** `1.500,75` and `1500,75`, with a decimal comma. */
const commaDecimal =
  /^\P{Nd}*(?:\p{Nd}+|\p{Nd}{1,3}(?:\.\p{Nd}{3})+),(?:\p{Nd}{1,2}|\p{Nd}{4,})\P{Nd}*$/u
/** `1.500`, without a decimal mark or with a decimal point. */
const pointed = /^\P{Nd}*\p{Nd}{1,3}(?:\.\p{Nd}{3})+\P{Nd}*$/u

/** Rows with an amount such as `1.500` in a table that has decimal commas elsewhere. */
export function ambiguousAmong(
  rows: readonly Row[],
  as: readonly (Column | undefined)[],
): ReadonlySet<Row> {
  const at = as.indexOf('amount')
  const amount = ({ cells }: Row) => (at < 0 ? '' : (cells[at] ?? ''))
  const hasCommas = rows.some((row) => commaDecimal.test(amount(row)))
  return new Set(hasCommas ? rows.filter((row) => pointed.test(amount(row))) : [])
}
