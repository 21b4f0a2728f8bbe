import { describe, expect, test } from 'vitest'
import type { QueryKey } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { createGateway } from '#gateway'
import {
  balancesQuery,
  collectiblesQuery,
  createQueries,
  historyQuery,
  incomingQuery,
  messagesQuery,
  modulesQuery,
  multisigQuery,
  noncesQuery,
  overviewsQuery,
  queuedQuery,
  refreshChanged,
  refreshSafe,
  safeQuery,
  transactionQuery,
} from '#queries'
import { safes } from '../../../../mocks/chain/genesis/places.ts'

const at: SafeRef = { chainId: '1', address: safes.treasury.address }
const other: SafeRef = { chainId: '1', address: safes.vault.address }
const gateway = createGateway({ baseUrl: 'https://gateway.example' })
const tags = { queued: '1', history: '1', collectibles: '1', messages: null }
const overviewsOf = (ref: SafeRef) => overviewsQuery(gateway, { safes: [ref], currency: 'usd', wallet: undefined }).queryKey

/** Everything that can be known of two safes, by a name; `stale` gives the names of what has to be asked for again. */
function everythingKnown() {
  const queries = createQueries()
  const of = (ref: SafeRef): Record<string, QueryKey> => ({
    safe: safeQuery(gateway, ref).queryKey,
    balances: balancesQuery(gateway, ref).queryKey,
    queued: queuedQuery(gateway, ref).queryKey,
    history: historyQuery(gateway, ref, 'UTC').queryKey,
    transaction: transactionQuery(gateway, ref, '0x12').queryKey,
    nonces: noncesQuery(gateway, ref).queryKey,
    collectibles: collectiblesQuery(gateway, ref).queryKey,
    messages: messagesQuery(gateway, ref, 'UTC').queryKey,
    incoming: incomingQuery(gateway, ref).queryKey,
    modules: modulesQuery(gateway, ref).queryKey,
    multisig: multisigQuery(gateway, ref).queryKey,
    overviews: overviewsOf(ref),
  })
  const names = new Map<QueryKey, string>([
    ...Object.entries(of(at)).map(([name, key]): [QueryKey, string] => [key, name]),
    ...Object.entries(of(other)).map(([name, key]): [QueryKey, string] => [key, `${name} of another safe`]),
  ])
  for (const key of names.keys()) queries.setQueryData(key, {})
  return {
    queries,
    stale: () =>
      [...names]
        .filter(([key]) => queries.getQueryState(key)?.isInvalidated)
        .map(([, name]) => name)
        .toSorted(),
  }
}

describe('between two looks at a safe', () => {
  test.each([
    ['nothing', {}, []],
    ['the queue', { queued: '2' }, ['multisig', 'nonces', 'overviews', 'queued', 'transaction']],
    ['the history', { history: '2' }, ['balances', 'history', 'incoming', 'modules', 'multisig', 'nonces', 'overviews', 'queued', 'transaction']],
    ['the collectibles', { collectibles: '2' }, ['collectibles']],
    ['the messages', { messages: '1' }, ['messages']],
    ['a tag that is no more', { collectibles: null }, ['collectibles']],
    ['several', { messages: '1', collectibles: '2' }, ['collectibles', 'messages']],
  ])('a change of %s has only that asked for again', async (_, changed, expected) => {
    const { queries, stale } = everythingKnown()
    await refreshChanged(queries, at, tags, { ...tags, ...changed })
    expect(stale()).toEqual(expected)
  })
})

test('after a signature or a transaction, everything of that safe is asked for again, and nothing of another', async () => {
  const { queries, stale } = everythingKnown()
  await refreshSafe(queries, at)
  expect(stale()).toEqual([
    'balances',
    'collectibles',
    'history',
    'incoming',
    'messages',
    'modules',
    'multisig',
    'nonces',
    'overviews',
    'queued',
    'safe',
    'transaction',
  ])
})

test('an address in another letter case is the same safe', async () => {
  const { queries, stale } = everythingKnown()
  await refreshChanged(queries, { ...at, address: at.address.toLowerCase() as `0x${string}` }, tags, { ...tags, queued: '2' })
  expect(stale()).toContain('overviews')
  expect(stale()).toContain('queued')
})
