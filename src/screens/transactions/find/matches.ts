import { type Address, isAddressLike, sameAddress } from '#base'
import type { Party, TransactionItem } from '#domain'
import type { NativeToken } from '#screens/common/action'
import type { Labels } from '#screens/core/stores'
import { dayEnd, dayStart } from './dayStart.ts'
import { amountsOf, compared, type FoundAmount, kindOf, partiesOf } from './rowParts.ts'
import type { Term, Terms } from './terms.ts'

export interface FindContext {
  native: NativeToken | undefined
  /** IANA. */
  timeZone: string
  labelsOf: (item: TransactionItem) => Labels
  /** An account's names in the app; none if it has no name. */
  namesOf: (party: Party) => readonly string[]
  /** Who signed a pending transaction; undefined where that isn't known. */
  signersOf: (item: TransactionItem) => readonly Address[] | undefined
}

/** Text as it is compared: without accents, capitals, and widths. */
export const folded = (text: string): string =>
  // Most texts are plain, and there are several in each of thousands of rows.
  (/^[\x20-\x7e]*$/.test(text)
    ? text
    : text.normalize('NFKC').normalize('NFD').replaceAll(/\p{M}/gu, '')
  ).toLowerCase()

/** What a row is searched by, created once per row. */
interface Searched {
  parties: readonly Account[]
  amounts: readonly FoundAmount[]
  tokens: readonly string[]
  note: string
  app: string
  label: readonly string[]
  signers: readonly Account[]
  all: string
}

interface Account {
  address: Address
  names: readonly string[]
}

/**
 * Whether a row matches every term. Rows are prepared once, so that searching thousands costs
 * little while the user types.
 */
export function createFinder(
  context: FindContext,
): (terms: Terms) => (item: TransactionItem) => boolean {
  const prepared = new WeakMap<TransactionItem, Searched>()
  const searched = (item: TransactionItem) => {
    const made = prepared.get(item) ?? prepare(item, context)
    prepared.set(item, made)
    return made
  }
  return (terms) => {
    const tests = terms.map((term) => testOf(term, context))
    return (item) => tests.every((test) => test(item, () => searched(item)))
  }
}

type Test = (item: TransactionItem, searched: () => Searched) => boolean

function testOf(term: Term, context: FindContext): Test {
  switch (term.field) {
    case 'kind':
      return (item) => kindOf(item.action) === term.kind
    case 'date': {
      const from =
        term.from === undefined ? -Infinity : dayStart(first(term.from), context.timeZone)
      const until = term.until === undefined ? Infinity : dayEnd(last(term.until), context.timeZone)
      // A day that doesn't exist has no transactions.
      return ({ at }) => from !== undefined && until !== undefined && at >= from && at <= until
    }
    case 'amount':
      return (_, searched) =>
        searched().amounts.some(
          ({ raw, decimals }) =>
            raw !== null &&
            decimals !== null &&
            (term.min === undefined || compared(raw, decimals, term.min) >= 0) &&
            (term.max === undefined || compared(raw, decimals, term.max) <= 0),
        )
    case 'payee':
      return accountTest(term.text, ({ parties }) => parties)
    case 'signer':
      return accountTest(term.text, ({ signers }) => signers)
    case 'token': {
      const { text } = term
      if (isAddressLike(text))
        return (_, searched) => searched().amounts.some(({ token }) => sameAddress(token, text))
      return textTest(text, ({ tokens }) => tokens)
    }
    case 'label':
      return textTest(term.text, ({ label }) => label)
    case 'note':
      return textTest(term.text, ({ note }) => [note])
    case 'app':
      return textTest(term.text, ({ app }) => [app])
    case 'text': {
      const words = folded(term.text).split(/\s+/).filter(Boolean)
      return (_, searched) => words.every((word) => searched().all.includes(word))
    }
  }
}

const textTest = (text: string, of: (searched: Searched) => readonly string[]): Test => {
  const part = folded(text)
  return (_, searched) => of(searched()).some((one) => one.includes(part))
}

/** By address, or by a part of a name. */
const accountTest = (text: string, of: (searched: Searched) => readonly Account[]): Test => {
  if (isAddressLike(text))
    return (_, searched) => of(searched()).some(({ address }) => sameAddress(address, text))
  const part = folded(text)
  return (_, searched) =>
    of(searched()).some(({ names }) => names.some((name) => name.includes(part)))
}

function prepare(item: TransactionItem, context: FindContext): Searched {
  const account = (party: Party): Account => ({
    address: party.address,
    names: context.namesOf(party).map(folded),
  })
  const parties = partiesOf(item.action).map(account)
  const amounts = amountsOf(item.action, context.native)
  const tokens = amounts.flatMap(({ names }) => names.map(folded))
  const label = context.labelsOf(item).map(({ text }) => folded(text))
  const note = folded(item.note ?? '')
  const app = folded(item.app ? `${item.app.name} ${item.app.url}` : '')
  const signers = (context.signersOf(item) ?? []).map((address) => account({ address, name: null }))
  const method = item.action.kind === 'call' ? (item.action.method ?? '') : ''
  return {
    parties,
    amounts,
    tokens,
    note,
    app,
    label,
    signers,
    all: [
      ...parties.flatMap(({ address, names }) => [...names, address.toLowerCase()]),
      ...tokens,
      ...label,
      note,
      app,
      folded(method),
      (item.txHash ?? '').toLowerCase(),
      item.multisig?.safeTxHash?.toLowerCase() ?? '',
      // A phrase doesn't reach from one field into the next.
    ].join('\n'),
  }
}

/** The first and the last day of a day, a month, or a year. */
const first = (part: string): string => `${part}${'-01-01'.slice(part.length - 4)}`
function last(part: string): string {
  if (part.length === 10) return part
  const [year, month = 12] = part.split('-').map(Number)
  return new Date(Date.UTC(year ?? 0, month, 0)).toISOString().slice(0, 10)
}
