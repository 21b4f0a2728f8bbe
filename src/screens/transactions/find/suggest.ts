import { type Address, plainDigits, readDecimal } from '#base'
import type { Party, TransactionItem } from '#domain'
import type { NativeToken } from '#screens/common/action'
import type { Labels } from '#screens/core/stores'
import { folded } from './matches.ts'
import { amountsOf, partiesOf } from './rowParts.ts'
import { type FoundKind, sameTerm, type Term, type Terms } from './terms.ts'

/** The sources of suggestions. */
export interface SuggestSources {
  payees: readonly NamedAccount[]
  tokens: readonly NamedAccount[]
  apps: readonly string[]
  labels: Labels
  /** Owners whose signatures are known; none if a list doesn't report them. */
  signers: readonly NamedAccount[]
  /** The kinds, with their names for the user. */
  kinds: readonly { kind: FoundKind; words: string }[]
}

export interface NamedAccount {
  address: Address
  name: string
}

const most = 8
/** Maximum suggestions of one field. */
const mostOfField = 3

/**
 * The terms that a typed text may mean, the likeliest first; the text itself is the last. Without
 * any text, the labels and the kinds.
 */
export function suggest(typed: string, sources: SuggestSources, there: Terms): Terms {
  const text = typed.trim()
  const part = folded(text)
  const has = (words: string) => folded(words).includes(part)
  const some = <T>(list: readonly T[], wordsOf: (one: T) => string, termOf: (one: T) => Term) =>
    list
      .filter((one) => has(wordsOf(one)))
      .slice(0, mostOfField)
      .map(termOf)
  const found: Terms = [
    ...amountTerms(text),
    ...dateTerms(text),
    ...some(
      sources.labels,
      ({ text: words }) => words,
      ({ text: words }) => ({ field: 'label', text: words }),
    ),
    ...(text ? accounts('payee', sources.payees, has) : []),
    ...(text ? accounts('signer', sources.signers, has) : []),
    ...(text ? accounts('token', sources.tokens, has) : []),
    ...some(
      sources.kinds,
      ({ words }) => words,
      ({ kind }) => ({ field: 'kind', kind }),
    ),
    ...(text
      ? some(
          sources.apps,
          (name) => name,
          (name) => ({ field: 'app', text: name }),
        )
      : []),
  ]
  const own: Terms = text
    ? [
        { field: 'text', text },
        { field: 'note', text },
      ]
    : []
  // A category and a project with the same name are searched for alike.
  return [...found.slice(0, most - own.length), ...own].filter(
    (term, at, all) =>
      !there.some((one) => sameTerm(one, term)) &&
      all.findIndex((one) => sameTerm(one, term)) === at,
  )
}

const accounts = (
  field: 'payee' | 'signer' | 'token',
  list: readonly NamedAccount[],
  has: (words: string) => boolean,
): Terms =>
  list
    .filter(({ name, address }) => has(name) || has(address))
    .slice(0, mostOfField)
    .map(({ address }) => ({ field, text: address }))

/** `100` means exactly this amount, or from or up to it; `100–200` and `>100` are ranges. */
function amountTerms(text: string): Terms {
  const field = 'amount'
  const range = /^([^–—~]+?)\s*(?:–|—|~|\.\.|\s-\s|(?<=\d)-(?=\d))\s*(.+)$/.exec(text)
  const [min, max] = [readAmount(range?.[1]), readAmount(range?.[2])]
  if (min !== undefined && max !== undefined && !isDay(text)) return [{ field, min, max }]
  const bound = readAmount(/^[<>≤≥]=?\s*(.+)$/.exec(text)?.[1])
  if (bound !== undefined)
    return [/^[<≤]/.test(text) ? { field, max: bound } : { field, min: bound }]
  const exact = readAmount(text)
  return exact === undefined
    ? []
    : [
        { field, min: exact, max: exact },
        { field, min: exact },
        { field, max: exact },
      ]
}

function readAmount(text: string | undefined): string | undefined {
  const read = text === undefined ? undefined : readDecimal(text)
  if (!read || 'why' in read) return undefined
  const [whole = '', fraction = ''] = read.decimal.split('.')
  return `${whole || '0'}${fraction && `.${fraction}`}`
}

/** Whether a typed number can be read in two ways: `1,500` may be 1.5 or 1500. */
export const isAmbiguous = (typed: string): boolean => {
  const read = readDecimal(typed.replace(/^[<>≤≥]=?/, ''))
  return 'why' in read && read.why === 'ambiguous'
}

const isDay = (text: string) => /^[12]\d{3}-\d{2}(?:-\d{2})?$/.test(plainDigits(text) ?? '')

/** `2026-03-01`, `2026-03`, and `2026`: on it, since it, or until it. */
function dateTerms(text: string): Terms {
  const field = 'date'
  const day = plainDigits(text) ?? ''
  if (!isDay(text) && !/^20\d{2}$/.test(day)) return []
  return [
    { field, from: day, until: day },
    { field, from: day },
    { field, until: day },
  ]
}

/** What users may search for in these rows. */
export function sourcesIn(
  items: readonly TransactionItem[],
  native: NativeToken | undefined,
  nameOf: (party: Party) => string | undefined,
): Pick<SuggestSources, 'payees' | 'tokens' | 'apps'> {
  const payees = new Map<string, NamedAccount>()
  const tokens = new Map<string, NamedAccount>()
  const apps = new Set<string>()
  for (const item of items) {
    for (const party of partiesOf(item.action)) {
      const key = party.address.toLowerCase()
      if (!payees.has(key))
        payees.set(key, { address: party.address, name: nameOf(party) ?? party.address })
    }
    for (const { token, names } of amountsOf(item.action, native))
      if (names[0] && !tokens.has(token.toLowerCase()))
        tokens.set(token.toLowerCase(), { address: token, name: names[0] })
    if (item.app) apps.add(item.app.name)
  }
  return { payees: [...payees.values()], tokens: [...tokens.values()], apps: [...apps] }
}

/** Adds the accounts of a list that aren't in the sources yet. */
export function withAccounts(
  accounts: readonly NamedAccount[],
  more: readonly NamedAccount[],
): readonly NamedAccount[] {
  const there = new Set(accounts.map(({ address }) => address.toLowerCase()))
  return [...accounts, ...more.filter(({ address }) => !there.has(address.toLowerCase()))]
}
