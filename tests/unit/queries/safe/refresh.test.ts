import { describe, expect, test } from 'vitest'
import { InfiniteQueryObserver, type QueryKey, QueryObserver } from '@tanstack/react-query'
import type { SafeRef } from '#base'
import { createGateway } from '#gateway'
import {
  balancesQuery,
  collectiblesQuery,
  createQueryClient,
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
  refetchStale,
  safeQuery,
  transactionQuery,
} from '#queries'
import { safes } from '../../../../mocks/chain/genesis/places.ts'

const at: SafeRef = { chainId: '1', address: safes.treasury.address }
const other: SafeRef = { chainId: '1', address: safes.vault.address }
const gateway = createGateway({ baseUrl: 'https://gateway.example' })
const tags = { queued: '1', history: '1', collectibles: '1', messages: null }
const overviewsOf = (ref: SafeRef) =>
  overviewsQuery(gateway, { safes: [ref], currency: 'usd', wallet: undefined }).queryKey

/**
 * A cache with every query about two Safes; `invalidated` returns the names of those that were
 * invalidated.
 */
function aFullCache() {
  const queries = createQueryClient()
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
    ...Object.entries(of(other)).map(([name, key]): [QueryKey, string] => [
      key,
      `${name} of another Safe`,
    ]),
  ])
  for (const key of names.keys()) queries.setQueryData(key, {})
  return {
    queries,
    invalidated: () =>
      [...names]
        .filter(([key]) => queries.getQueryState(key)?.isInvalidated)
        .map(([, name]) => name)
        .toSorted(),
  }
}

describe('refreshChanged', () => {
  test.each([
    ['nothing', {}, []],
    ['the queue', { queued: '2' }, ['multisig', 'nonces', 'overviews', 'queued', 'transaction']],
    [
      'the history',
      { history: '2' },
      [
        'balances',
        'history',
        'incoming',
        'modules',
        'multisig',
        'nonces',
        'overviews',
        'queued',
        'transaction',
      ],
    ],
    ['the collectibles', { collectibles: '2' }, ['collectibles']],
    ['the messages', { messages: '1' }, ['messages']],
    ['a tag that was removed', { collectibles: null }, ['collectibles']],
    ['several tags', { messages: '1', collectibles: '2' }, ['collectibles', 'messages']],
  ])('invalidates only what depends on a change of %s', async (_, changed, expected) => {
    const { queries, invalidated } = aFullCache()
    await refreshChanged(queries, at, tags, { ...tags, ...changed })
    expect(invalidated()).toEqual(expected)
  })
})

test('refreshSafe invalidates everything about a Safe, and nothing about another', async () => {
  const { queries, invalidated } = aFullCache()
  await refreshSafe(queries, at)
  expect(invalidated()).toEqual([
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

test('refreshChanged ignores the letter case of the address', async () => {
  const { queries, invalidated } = aFullCache()
  await refreshChanged(
    queries,
    { ...at, address: at.address.toLowerCase() as `0x${string}` },
    tags,
    { ...tags, queued: '2' },
  )
  expect(invalidated()).toContain('overviews')
  expect(invalidated()).toContain('queued')
})

describe('refetchStale', () => {
  /** A list of a Safe after its first request; `fails` says which requests fail. */
  async function openList(
    data: unknown,
    fails: (request: number) => boolean,
    { isShown = true } = {},
  ) {
    const queries = createQueryClient()
    let requests = 0
    const key = [...safeQuery(gateway, at).queryKey.slice(0, 3), 'list']
    if (data !== undefined) queries.setQueryData(key, data)
    const observer = new QueryObserver(queries, {
      queryKey: key,
      queryFn: (): Promise<string> =>
        fails(++requests) ? Promise.reject(new Error('no answer')) : Promise.resolve('new'),
      staleTime: Infinity,
    })
    if (isShown) observer.subscribe(() => {})
    await queries.refetchQueries({ queryKey: key, type: 'all' })
    return { queries, requests: () => requests, shown: () => observer.getCurrentResult() }
  }

  test('refetches a list that could not be refreshed', async () => {
    const { queries, requests, shown } = await openList('old', (request) => request === 1)
    expect(shown()).toMatchObject({ data: 'old', isError: true })
    await refetchStale(queries, at)
    expect(requests()).toBe(2)
    expect(shown()).toMatchObject({ data: 'new', isError: false })
  })

  test('refetches what has no data once the gateway has recovered', async () => {
    let isDown = true
    const { queries, shown } = await openList(undefined, () => isDown)
    isDown = false
    await refetchStale(queries, at)
    expect(shown()).toMatchObject({ data: undefined, isError: true })
    await refetchStale(queries, at, { hasRecovered: true })
    expect(shown()).toMatchObject({ data: 'new' })
  })

  test.each([
    ['is renewed', 'old', (): boolean => false, {}],
    ['has no data, and shows why', undefined, (): boolean => true, {}],
    ['is not shown', 'old', (): boolean => true, { isShown: false }],
  ])('leaves a list that %s', async (_, data, fails, options) => {
    const { queries, requests } = await openList(data, fails, options)
    const before = requests()
    await refetchStale(queries, at)
    expect(requests()).toBe(before)
  })

  test('leaves other Safes alone', async () => {
    const { queries, requests } = await openList('old', () => true)
    const before = requests()
    await refetchStale(queries, other)
    expect(requests()).toBe(before)
  })

  test('leaves a list alone if only its next page failed', async () => {
    const queries = createQueryClient()
    let requests = 0
    const observer = new InfiniteQueryObserver(queries, {
      queryKey: [...safeQuery(gateway, at).queryKey.slice(0, 3), 'pages'],
      queryFn: ({ pageParam }): Promise<string> =>
        ++requests && pageParam === 0
          ? Promise.resolve('first')
          : Promise.reject(new Error('no answer')),
      initialPageParam: 0,
      getNextPageParam: () => 1,
    })
    observer.subscribe(() => {})
    await queries.refetchQueries({ type: 'active' })
    await observer.fetchNextPage()
    expect(observer.getCurrentResult().isFetchNextPageError).toBe(true)
    const before = requests
    await refetchStale(queries, at)
    expect(requests).toBe(before)
  })
})
