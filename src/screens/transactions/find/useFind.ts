import { useEffect, useMemo, useRef, useState } from 'react'
import { type Address, type ChainSummary, type Remote, type SafeRef, sameAddress } from '#base'
import type { TransactionItem } from '#domain'
import { useFormat, useText, useTextSettings, useTimeZone } from '#ui'
import { findParam, usePageQuery } from '#screens/core/links'
import { resolveName, useNames } from '#screens/core/names'
import { labelsIn, type SafeLabels, usedLabels } from '#screens/core/stores'
import type { Pagination } from '#screens/common/rows'
import type { Search } from './FindProgress.tsx'
import { createFinder, type FindContext } from './matches.ts'
import { continued, searchStatus, startOfSearch } from './searchFlow.ts'
import { sourcesIn, suggest, withAccounts } from './suggest.ts'
import {
  foundKinds,
  readTerms,
  sameTerm,
  type Term,
  type Terms,
  withTerm,
  writeTerms,
} from './terms.ts'
import { termWords } from './termWords.ts'
import { findText } from './text.ts'

export interface Find {
  /** The terms in the URL. */
  terms: Terms
  onAdd: (terms: Terms) => void
  onRemove: (term: Term) => void
  onClear: () => void
  suggest: (typed: string) => Terms
  /** The value of a term, next to its field. */
  words: (term: Term) => string
  /** undefined while nothing is searched for. */
  search: Search | undefined
  /** Whether a row matches all terms. */
  matches: (item: TransactionItem) => boolean
}

export interface FindInput {
  at: SafeRef
  chain: ChainSummary | undefined
  labels: SafeLabels
  /** All rows that are loaded, the newest first. */
  items: readonly TransactionItem[]
  more: Pagination
  /** Status of the first page. */
  status: Remote<unknown>['status']
  /** Owners, if rows report who signed. */
  owners?: readonly Address[] | undefined
}

const noOwners: readonly Address[] = []

/**
 * The search in the page's URL: over the rows that are loaded, and page by page over the rest,
 * until enough are found.
 */
export function useFind({
  at,
  chain,
  labels,
  items,
  more,
  status: listed,
  owners = noOwners,
}: FindInput): Find {
  const { params, set } = usePageQuery()
  const { [findParam]: asked = '', ...others } = params
  const text = useText(findText)
  const format = useFormat()
  const { locale } = useTextSettings()
  const timeZone = useTimeZone()
  const names = useNames()
  const { chainId } = at
  const terms = useMemo(() => readTerms(asked), [asked])
  const context = useMemo(
    (): FindContext => ({
      native: chain,
      timeZone,
      labelsOf: (item) => labelsIn(labels, item),
      namesOf: (party) => {
        const { name, others: more } = resolveName(names, party, chainId)
        return name === null ? [] : [name, ...more.map((one) => one.name)]
      },
      signersOf: (item) => signersOf(item, owners),
    }),
    [chain, timeZone, labels, names, chainId, owners],
  )
  const finder = useMemo(() => createFinder(context), [context])
  const matches = useMemo(() => finder(terms), [finder, terms])
  const found = useMemo(
    () => (terms.length > 0 ? items.filter(matches).length : 0),
    [items, matches, terms],
  )
  const [kept, setKept] = useState({ asked, ...startOfSearch })
  // A new search starts over.
  const state = kept.asked === asked ? kept : startOfSearch
  const status =
    terms.length > 0 && listed !== 'failed'
      ? searchStatus(state, { found, more: listed === 'ready' ? more.status : 'loading' })
      : undefined
  const load = status === 'searching' && more.status === 'idle' ? more.load : undefined
  const canLoad = load !== undefined
  const count = items.length
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  // Once for each page: `load` is another function on each render.
  useEffect(() => {
    if (canLoad) latest.current?.()
  }, [canLoad, count])
  const nameOf = (address: Address) => resolveName(names, { address }, chainId).name ?? undefined
  const known = useMemo(
    () => sourcesIn(items, chain, (party) => resolveName(names, party, chainId).name ?? undefined),
    [items, chain, names, chainId],
  )
  const payees = useMemo(
    () =>
      withAccounts(
        names.contacts.filter(({ chains }) => chains.length === 0 || chains.includes(chainId)),
        known.payees,
      ),
    [names.contacts, chainId, known.payees],
  )
  const used = useMemo(() => usedLabels(labels), [labels])
  const apply = (next: Terms) =>
    set({ ...others, ...(next.length > 0 && { [findParam]: writeTerms(next) }) })
  return {
    terms,
    onAdd: (more) => apply(more.reduce(withTerm, terms)),
    onRemove: (term) => apply(terms.filter((one) => !sameTerm(one, term))),
    onClear: () => apply([]),
    matches,
    words: (term) =>
      termWords(term, { text, format, locale, timeZone, nameOf, tokens: known.tokens }),
    suggest: (typed) =>
      suggest(
        typed,
        {
          ...known,
          payees,
          labels: used,
          signers: owners.map((address) => ({ address, name: nameOf(address) ?? address })),
          kinds: foundKinds.map((kind) => ({ kind, words: text(`kind.${kind}`) })),
        },
        terms,
      ),
    search: status && {
      status,
      found,
      searched: count,
      since: items.at(-1)?.at,
      onStop: () => setKept({ ...state, asked, isStopped: true }),
      onContinue: () => setKept({ asked, ...continued(found) }),
      onRetry: () => more.status === 'failed' && more.load(),
    },
  }
}

/** Known if the row reports whose signatures are missing, or that none are. */
function signersOf(
  { multisig }: TransactionItem,
  owners: readonly Address[],
): readonly Address[] | undefined {
  if (!multisig) return undefined
  const { missing, submitted } = multisig
  const signed = owners.filter((owner) => !missing.some((one) => sameAddress(one, owner)))
  return signed.length === submitted ? signed : undefined
}
