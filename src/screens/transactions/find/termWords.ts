import { type Address, grouped, isAddressLike, sameAddress, shortAddress } from '#base'
import type { Format, Text } from '#ui'
import { dayStart } from './dayStart.ts'
import type { NamedAccount } from './suggest.ts'
import type { Term } from './terms.ts'
import type { findText } from './text.ts'

type FindText = Text<keyof (typeof findText)['english']>

export interface TermContext {
  text: FindText
  format: Pick<Format, 'day'>
  locale: string
  timeZone: string
  /** An account's name; undefined if it has none. */
  nameOf: (address: Address) => string | undefined
  tokens: readonly NamedAccount[]
}

/** The value of a term, next to its field: `Frank`, `≥ 100`, `Mar 3`. */
export function termWords(term: Term, context: TermContext): string {
  switch (term.field) {
    case 'amount':
      return amountWords(term, context.locale)
    case 'date':
      return dateWords(term, context)
    case 'kind':
      return context.text(`kind.${term.kind}`)
    default:
      return isAddressLike(term.text) ? accountWords(term.text, term.field, context) : term.text
  }
}

function accountWords(address: Address, field: Term['field'], { nameOf, tokens }: TermContext) {
  const name =
    field === 'token'
      ? tokens.find((one) => sameAddress(one.address, address))?.name
      : nameOf(address)
  return name ?? shortAddress(address)
}

function amountWords({ min, max }: Extract<Term, { field: 'amount' }>, locale: string): string {
  const words = (decimal = '') => grouped(decimal, locale)
  if (min === undefined) return `≤ ${words(max)}`
  if (max === undefined) return `≥ ${words(min)}`
  return min === max ? words(min) : `${words(min)} – ${words(max)}`
}

function dateWords(
  { from, until }: Extract<Term, { field: 'date' }>,
  { text, format, timeZone }: TermContext,
): string {
  // Months and years are as in ISO 8601 in every language.
  const words = (part: string) => {
    const at = part.length === 10 ? dayStart(part, timeZone) : undefined
    return at === undefined ? part : format.day(at)
  }
  if (from === undefined) return text('date.until', { value: words(until ?? '') })
  if (until === undefined) return text('date.from', { value: words(from) })
  return from === until ? words(from) : `${words(from)} – ${words(until)}`
}
