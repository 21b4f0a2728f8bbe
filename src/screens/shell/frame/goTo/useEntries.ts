import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { SafeRef } from '#base'
import { historyQuery, queuedQuery } from '#queries'
import type { Other } from '#safe/suspicion'
import { useFormat, useText, useTimeZone } from '#ui'
import { useChain, useEnvironment } from '#screens/core/environment'
import { mainnet, useNames } from '#screens/core/names'
import { useSentenceOf } from '#screens/common/action'
import {
  readLinkTarget,
  typedAddressText,
  useAddressProblemText,
  useTypedAddress,
} from '#screens/common/typedAddress'
import type { NavItem } from '../navItems.ts'
import { shellText } from '../text.ts'
import { actionEntries, type Actions } from './actions.ts'
import { contactEntries, typedAddressEntries } from './addresses.ts'
import type { Entry } from './entry.ts'
import { newTransactionEntry, safeEntries, sectionEntries, sharedEntry } from './places.ts'
import { goToText } from './text.ts'
import { transactionEntries } from './transactions.ts'

export interface EntriesOf {
  at: SafeRef | undefined
  items: readonly NavItem[]
  safes: readonly SafeRef[]
  typed: string
  actions: Actions
  copy: (words: string) => void
}

/** Part of the keys of queries that are disabled. */
const nowhere: SafeRef = { chainId: '0', address: '0x' }

/**
 * Everything that "Go to" finds, from what is loaded already. `problem`: the problem with a typed
 * address, or the progress of a name's lookup; `lookAlike`: the account that it could be mistaken
 * for.
 */
export function useEntries({ at, items, safes, typed, actions, copy }: EntriesOf): {
  entries: readonly Entry[]
  problem: string | undefined
  lookAlike: Other | undefined
} {
  const text = useText(goToText)
  const shell = useText(shellText)
  const { chains, gateway } = useEnvironment()
  const names = useNames()
  const sentenceOf = useSentenceOf(useChain(at?.chainId))
  const { when } = useFormat()
  const timeZone = useTimeZone()
  // Created once: with other options, all pages would be read again at each key press.
  const queries = useMemo(
    () => ({
      queue: queuedQuery(gateway, at ?? nowhere),
      history: historyQuery(gateway, at ?? nowhere, timeZone),
    }),
    [gateway, at, timeZone],
  )
  const queue = useInfiniteQuery({ ...queries.queue, enabled: false }).data
  const history = useInfiniteQuery({ ...queries.history, enabled: false }).data
  const found = useTypedAddress(typed, at?.chainId ?? mainnet)
  const problemText = useAddressProblemText(chains)
  const typedText = useText(typedAddressText)
  const ofAddress = { copy, edit: names.edit }
  const target = found.status === 'usable' ? readLinkTarget(typed, found.address) : undefined
  const transactions = useMemo(
    () =>
      at ? transactionEntries({ at, chains, queue, history }, { text, sentenceOf, when }) : [],
    [at, chains, queue, history, text, sentenceOf, when],
  )
  const known = useMemo(
    () => [
      ...safeEntries(safes, chains, names),
      ...contactEntries(names.contacts, safes, { copy, edit: names.edit }, text),
    ],
    [safes, chains, names, copy, text],
  )
  return {
    entries: [
      ...(found.status === 'usable'
        ? typedAddressEntries(found, {
            typed,
            target: target && { ...target, title: typedText(`link.${target.page}`) },
            chains,
            here: at?.chainId,
            safes,
            actions: ofAddress,
            text,
            resolved: found.resolved,
          })
        : []),
      ...sectionEntries(items, ({ label }) => shell(label)),
      ...transactions,
      ...known,
      ...(at ? [newTransactionEntry(at, chains, text), sharedEntry(at, chains, text)] : []),
      ...actionEntries(actions, text),
    ],
    lookAlike: found.status === 'usable' ? found.lookAlike : undefined,
    problem:
      found.status === 'pending'
        ? typedText(pendingText[found.lookup.status], { name: found.name })
        : found.status === 'wrong' && isAddressLike(found.problem.why)
          ? problemText(found.problem)
          : undefined,
  }
}

/** A name that isn't on the chain is looked up where the address is entered. */
const pendingText = {
  loading: 'looking',
  ready: 'looking',
  failed: 'failed',
  offChain: 'offChain.title',
} as const

/** Whether the words were probably meant as an address or a name. */
const isAddressLike = (why: string) =>
  why === 'checksum' ||
  why === 'tooLong' ||
  why === 'zero' ||
  why === 'nameNotFound' ||
  why === 'payment' ||
  why === 'unknownLink' ||
  why === 'unknownPrefix' ||
  why === 'noNames'
