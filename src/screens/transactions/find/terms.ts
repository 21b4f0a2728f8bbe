/** The kinds of transactions that can be searched for. */
export const foundKinds = [
  'send',
  'receive',
  'settings',
  'reject',
  'batch',
  'call',
  'trade',
  'stake',
  'vault',
  'create',
  'other',
] as const
export type FoundKind = (typeof foundKinds)[number]

export const textFields = ['text', 'payee', 'label', 'note', 'token', 'app', 'signer'] as const
type TextField = (typeof textFields)[number]

/** A search term. A transaction is found if it matches all terms. */
export type Term =
  /** `payee`, `token`, `signer`: an address, or a part of a name; `text`: any of the fields. */
  | { field: TextField; text: string }
  /** Decimals, `0.5`; one of the two may be missing. Matches one amount of the transaction. */
  | { field: 'amount'; min?: string; max?: string }
  /** Days, months, or years as `2026-03-01`, `2026-03`, `2026`; one of the two may be missing. */
  | { field: 'date'; from?: string; until?: string }
  | { field: 'kind'; kind: FoundKind }

export type Terms = readonly Term[]

/** The longest search, in characters of the URL, and the most terms. */
const longestSearch = 1000
const mostTerms = 12

const decimal = /^\d+(?:\.\d+)?$/
const day = /^[1-9]\d{3}(?:-\d{2}(?:-\d{2})?)?$/

/**
 * Terms as the text of a URL: `payee:Frank label:"Office rent" amount:100..200`. A word without a
 * field is searched for everywhere.
 */
export const writeTerms = (terms: Terms): string => terms.map(writeTerm).join(' ')

function writeTerm(term: Term): string {
  switch (term.field) {
    case 'amount':
      return `amount:${term.min ?? ''}..${term.max ?? ''}`
    case 'date':
      return `date:${term.from ?? ''}..${term.until ?? ''}`
    case 'kind':
      return `kind:${term.kind}`
    default:
      return `${term.field}:${quoted(term.text)}`
  }
}

const quoted = (text: string) =>
  /^[^\s"\\]+$/.test(text) ? text : `"${text.replace(/["\\]/g, (mark) => `\\${mark}`)}"`

/** Reads the text of a URL; anything that isn't a term is searched for as text. */
export function readTerms(text: string): Terms {
  const found = text
    .slice(0, longestSearch)
    .matchAll(/(?:([a-z]+):)?(?:"((?:[^"\\]|\\.)*)"|(\S+))/g)
  return [...found]
    .flatMap(([whole, field = 'text', inQuotes, word = '']): Term[] => {
      const value = inQuotes?.replace(/\\(.)/g, '$1') ?? word
      const term = readTerm(field, value) ?? readTerm('text', whole)
      return term ? [term] : []
    })
    .slice(0, mostTerms)
}

function readTerm(field: string, value: string): Term | undefined {
  const name = textFields.find((one) => one === field)
  if (name) return value.trim() ? { field: name, text: value.trim() } : undefined
  if (field === 'kind') {
    const kind = foundKinds.find((one) => one === value)
    return kind && { field, kind }
  }
  if (field !== 'amount' && field !== 'date') return undefined
  const [start, end = start, ...more] = value.split('..')
  const pattern = field === 'amount' ? decimal : day
  const isRange =
    more.length === 0 && [start, end].every((part) => !part || pattern.test(part)) && (start || end)
  if (!isRange) return undefined
  return field === 'amount'
    ? { field, ...(start && { min: start }), ...(end && { max: end }) }
    : { field, ...(start && { from: start }), ...(end && { until: end }) }
}

export const sameTerm = (a: Term, b: Term): boolean => writeTerm(a) === writeTerm(b)

/** Adds a term, unless it exists. */
export const withTerm = (terms: Terms, term: Term): Terms =>
  terms.some((one) => sameTerm(one, term)) || terms.length >= mostTerms ? terms : [...terms, term]
