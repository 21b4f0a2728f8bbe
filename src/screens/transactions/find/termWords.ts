import { type Address, grouped, isAddressLike, sameAddress, shortAddress } from '#base'
import type { Format, Text } from '#ui'
import { dayStart } from './dayStart.ts'
import type { NamedAccount } from './suggest.ts'
import type { Term } from './terms.ts'
import type { findText } from './text.ts'

export type FindText = Text<keyof (typeof findText)['english']>

export interface TermContext {
  text: FindText
  format: Pick<Format, 'day'>
  locale: string
  timeZone: string
  /** What an account is called; undefined without a name. */
  nameOf: (address: Address) => string | undefined
  tokens: readonly NamedAccount[]
}

/** What a term asks for, as the words of a chip, or of a suggestion next to its field. */
export function termWords(term: Term, context: TermContext, isChip = true): string {
  const { text } = context
  switch (term.field) {
    case 'amount':
      return amountWords(term, context)
    case 'date':
      return dateWords(term, context)
    case 'kind':
      return text(`kind.${term.kind}`)
    default: {
      const value = isAddressLike(term.text)
        ? accountWords(term.text, term.field, context)
        : term.text
      return isChip ? text(`chip.${term.field}`, { value }) : value
    }
  }
}

function accountWords(address: Address, field: Term['field'], { nameOf, tokens }: TermContext) {
  const name =
    field === 'token'
      ? tokens.find((one) => sameAddress(one.address, address))?.name
      : nameOf(address)
  return name ?? shortAddress(address)
}

function amountWords(
  { min, max }: Extract<Term, { field: 'amount' }>,
  { text, locale }: TermContext,
): string {
  const words = (decimal: string) => grouped(decimal, locale)
  if (min === undefined) return text('amount.max', { value: words(max ?? '') })
  if (max === undefined) return text('amount.min', { value: words(min) })
  return min === max
    ? text('amount.exact', { value: words(min) })
    : text('amount.range', { min: words(min), max: words(max) })
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
  if (from === until)
    return text(from.length === 10 ? 'date.on' : 'date.in', { value: words(from) })
  return text('date.range', { from: words(from), until: words(until) })
}
