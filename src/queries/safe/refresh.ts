import type { QueryClient, QueryKey } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { balancesKey } from '../asset/balances.ts'
import { collectiblesKey } from '../asset/collectibles.ts'
import type { SafeDetail } from '#domain'
import { historyKey } from '../transaction/history.ts'
import { messagesKey } from '../message/messages.ts'
import { noncesKey } from './nonces.ts'
import { queuedKey } from '../transaction/queued.ts'
import { safeKey } from './safe.ts'
import { overviewOf, overviewsKey } from './safes.ts'
import { transactionsKey } from '../transaction/transaction.ts'
import { incomingKey, modulesKey, multisigKey } from '../transaction/transactionLists.ts'

type Tags = SafeDetail['tags']

/** What has to be asked for again when a tag changes; everything else is as it was. */
const tagged: Record<keyof Tags, readonly ((at: SafeRef) => QueryKey)[]> = {
  queued: [queuedKey, multisigKey, transactionsKey, noncesKey],
  history: [historyKey, incomingKey, modulesKey, multisigKey, transactionsKey, balancesKey, queuedKey, noncesKey],
  collectibles: [collectiblesKey],
  messages: [messagesKey],
}

/** Asks again for the lists whose tag changed between two looks at the safe, and for overviews that count them. */
export async function refreshChanged(queries: QueryClient, at: SafeRef, before: Tags, after: Tags): Promise<void> {
  const names = (Object.keys(tagged) as (keyof Tags)[]).filter((name) => before[name] !== after[name])
  const keys = new Set(names.flatMap((name) => tagged[name]))
  const counted = names.includes('queued') || names.includes('history')
  await Promise.all([...[...keys].map((keyOf) => queries.invalidateQueries({ queryKey: keyOf(at) })), ...(counted ? [refreshOverviews(queries, at)] : [])])
}

/** Asks again for all that is known of a safe: after a signature was sent or a transaction was mined. */
export async function refreshSafe(queries: QueryClient, at: SafeRef): Promise<void> {
  await Promise.all([queries.invalidateQueries({ queryKey: safeKey(at) }), refreshOverviews(queries, at)])
}

const refreshOverviews = (queries: QueryClient, at: SafeRef): Promise<void> =>
  queries.invalidateQueries({ queryKey: overviewsKey, predicate: ({ queryKey: [, safes] }) => Array.isArray(safes) && safes.includes(overviewOf(at)) })
