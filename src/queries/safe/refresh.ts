import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import type { SafeDetail } from '#domain'
import { overviewOf, overviewsKey } from './overviews.ts'
import {
  safeKey,
  balancesKey,
  collectiblesKey,
  messagesKey,
  noncesKey,
  queuedKey,
  historyKey,
  incomingKey,
  multisigKey,
  modulesKey,
  transactionsKey,
} from './keys.ts'

type Tags = SafeDetail['tags']

/** The queries that a change of each tag invalidates. */
const queriesByTag: Record<keyof Tags, readonly ((at: SafeRef) => QueryKey)[]> = {
  queued: [queuedKey, multisigKey, transactionsKey, noncesKey],
  history: [
    historyKey,
    incomingKey,
    modulesKey,
    multisigKey,
    transactionsKey,
    balancesKey,
    queuedKey,
    noncesKey,
  ],
  collectibles: [collectiblesKey],
  messages: [messagesKey],
}

/**
 * Invalidates the lists whose tag differs between two responses about a Safe, and the overviews
 * that count their rows.
 */
export async function refreshChanged(
  queryClient: QueryClient,
  at: SafeRef,
  before: Tags,
  after: Tags,
): Promise<void> {
  const changed = (Object.keys(queriesByTag) as (keyof Tags)[]).filter(
    (tag) => before[tag] !== after[tag],
  )
  const keys = new Set(changed.flatMap((tag) => queriesByTag[tag]))
  const changesCounts = changed.includes('queued') || changed.includes('history')
  await Promise.all([
    ...[...keys].map((keyOf) => queryClient.invalidateQueries({ queryKey: keyOf(at) })),
    ...(changesCounts ? [refreshOverviews(queryClient, at)] : []),
  ])
}

/**
 * Refetches a Safe's visible data that couldn't be refreshed: called after a successful poll.
 * Queries without data keep their error, unless the gateway `hasRecovered`: the previous poll
 * failed, perhaps for the same reason. A list whose next page failed keeps its pages: the user
 * retries there.
 */
export const refetchStale = (
  queryClient: QueryClient,
  at: SafeRef,
  { hasRecovered = false } = {},
): Promise<void> =>
  queryClient.refetchQueries({
    queryKey: safeKey(at),
    type: 'active',
    predicate: ({ state }) =>
      state.status === 'error' &&
      (hasRecovered || state.data !== undefined) &&
      state.fetchStatus === 'idle' &&
      !state.fetchMeta?.fetchMore,
  })

/**
 * Invalidates everything about a Safe: after a signature was submitted or a transaction was mined.
 */
export async function refreshSafe(queryClient: QueryClient, at: SafeRef): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: safeKey(at) }),
    refreshOverviews(queryClient, at),
  ])
}

const refreshOverviews = (queryClient: QueryClient, at: SafeRef): Promise<void> =>
  queryClient.invalidateQueries({
    queryKey: overviewsKey,
    predicate: ({ queryKey: [, safes] }) => Array.isArray(safes) && safes.includes(overviewOf(at)),
  })
