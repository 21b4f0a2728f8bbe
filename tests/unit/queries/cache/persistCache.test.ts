import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeyValue } from '#base'
import { createGateway, type Gateway } from '#gateway'
import {
  balancesQuery,
  chainsQuery,
  createQueries,
  forgetCache,
  historyQuery,
  keepCache,
  keepDelay,
  keptFor,
  overviewsQuery,
  restoreCache,
  safeQuery,
  snapshotKey,
  storeVersion,
  toRemote,
} from '#queries'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { aSafe } from '../../../../mocks/fixtures/index.ts'
import { aStage } from '../../mocks/gateway/journey.ts'

const at = { chainId: '1', address: safes.treasury.address }
const other = { chainId: '1', address: safes.vault.address }
const baseUrl = 'https://gateway.demo.test'
const key = `coffer.cache.${baseUrl}`
const now = Date.parse('2026-11-20T12:00:00Z')

/** A storage as the browser has it, with so much room. */
function aStorage(room = 5_000_000) {
  const kept = new Map<string, string>()
  const storage: KeyValue = {
    getItem: (name) => kept.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      kept.set(name, value)
    },
    removeItem: (name) => void kept.delete(name),
  }
  return { kept, storage }
}

const open: (() => void)[] = []
/** A busy machine takes its time. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

vi.setConfig({ testTimeout: 30_000 })

/** Somebody opens the product; `leave` closes it. */
function aVisit(storage: KeyValue | undefined, gateway: Gateway) {
  const queries = createQueries()
  queries.mount()
  restoreCache(queries, gateway.baseUrl, storage)
  const stop = keepCache(queries, gateway.baseUrl, storage)
  const leave = async () => {
    await vi.advanceTimersByTimeAsync(keepDelay)
    stop()
    queries.unmount()
    queries.clear()
  }
  open.push(() => void leave())
  return { queries, leave }
}

/** What a screen shows of a safe, at once and after the gateway answered. */
function look(queries: QueryClient, gateway: Gateway, ref = at) {
  const observer = new QueryObserver(queries, safeQuery(gateway, ref))
  open.push(observer.subscribe(() => {}))
  return { shown: () => toRemote(observer.getCurrentResult()) }
}

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(async () => {
  for (const close of open.splice(0)) close()
  await vi.advanceTimersByTimeAsync(keepDelay)
  vi.useRealTimers()
})

/** A first visit that looked at the Treasury, its balances and its history. */
async function kept(storage: KeyValue | undefined, gateway = aStage().gateway) {
  const { queries, leave } = aVisit(storage, gateway)
  await Promise.all([
    queries.fetchQuery(safeQuery(gateway, at)),
    queries.fetchQuery(balancesQuery(gateway, at)),
    queries.fetchInfiniteQuery(historyQuery(gateway, at, 'UTC')),
  ])
  await leave()
  return gateway
}
const down = createGateway({ baseUrl, fetch: () => Promise.reject(new TypeError('Failed to fetch')) })

describe('the next visit', () => {
  test('shows at once what the one before knew, as out of date, and as live once the gateway has answered', async () => {
    const { storage } = aStorage()
    const gateway = await kept(storage)
    await vi.advanceTimersByTimeAsync(60_000)
    const { queries } = aVisit(storage, gateway)
    const { shown } = look(queries, gateway)
    expect(shown()).toMatchObject({ status: 'ready', freshness: 'stale', value: { threshold: 2 } })
    await soon(() => expect(shown()).toMatchObject({ status: 'ready', freshness: 'live', value: { threshold: 2 } }))
  })

  test('shows it also while the gateway is down', async () => {
    const { storage } = aStorage()
    await kept(storage)
    const { queries } = aVisit(storage, down)
    const { shown } = look(queries, down)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toMatchObject({ status: 'ready', freshness: 'stale' })
    // And the one after it, too: an outage makes nobody forget.
    await vi.advanceTimersByTimeAsync(keepDelay)
    expect(look(aVisit(storage, down).queries, down).shown()).toMatchObject({ status: 'ready' })
  })

  test('asks again even for what counts as unchanging', async () => {
    const { storage } = aStorage()
    const { gateway } = aStage()
    const first = aVisit(storage, gateway)
    await first.queries.fetchQuery(chainsQuery(gateway))
    await first.leave()
    const { queries } = aVisit(storage, gateway)
    const observer = new QueryObserver(queries, chainsQuery(gateway))
    open.push(observer.subscribe(() => {}))
    expect(observer.getCurrentResult()).toMatchObject({ isSuccess: true, isFetching: true })
  })

  test('knows nothing of what another gateway said', async () => {
    const { storage } = aStorage()
    await kept(storage)
    const elsewhere = createGateway({ baseUrl: 'https://gateway.elsewhere.test', fetch: () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(look(aVisit(storage, elsewhere).queries, elsewhere).shown()).toEqual({ status: 'loading' })
  })

  test('does not put what is old over what is known already', async () => {
    const { storage } = aStorage()
    const gateway = await kept(storage)
    const queries = createQueries()
    queries.setQueryData(safeQuery(gateway, at).queryKey, aSafe({ threshold: 3 }))
    restoreCache(queries, baseUrl, storage)
    expect(look(queries, gateway).shown()).toMatchObject({ freshness: 'live', value: { threshold: 3 } })
  })

  test('has the first page of a long list alone', async () => {
    const { storage } = aStorage()
    const { gateway } = aStage({ scenario: 'busy' })
    const query = historyQuery(gateway, at, 'UTC')
    const first = aVisit(storage, gateway)
    await first.queries.fetchInfiniteQuery({ ...query, pages: 2 })
    expect(first.queries.getQueryData(query.queryKey)?.pages).toHaveLength(2)
    await first.leave()
    const { queries } = aVisit(storage, gateway)
    expect(queries.getQueryData(query.queryKey)).toMatchObject({ pages: [{ results: expect.arrayContaining([]) }], pageParams: [null] })
  })
})

describe('what is kept', () => {
  test('is good for 24 hours, whatever was kept after it', async () => {
    const { storage } = aStorage()
    const gateway = await kept(storage)
    expect(keptFor).toBe(24 * 60 * 60 * 1000)
    await vi.advanceTimersByTimeAsync(keptFor / 2)
    const second = aVisit(storage, gateway)
    await second.queries.fetchQuery(safeQuery(gateway, other))
    await second.leave()
    await vi.advanceTimersByTimeAsync(keptFor / 2)
    const { queries } = aVisit(storage, down)
    expect(look(queries, down).shown()).toEqual({ status: 'loading' })
    expect(look(queries, down, other).shown()).toMatchObject({ status: 'ready' })
  })

  test('is the gateway’s word alone: what the chain said is asked anew', async () => {
    const { storage } = aStorage()
    const { gateway } = aStage()
    const { queries, leave } = aVisit(storage, gateway)
    await queries.fetchQuery({ queryKey: snapshotKey(at), queryFn: () => ({ nonce: 11n }) })
    await queries.fetchQuery(safeQuery(gateway, at))
    await leave()
    expect(
      aVisit(storage, gateway)
        .queries.getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([safeQuery(gateway, at).queryKey])
  })

  test('has bigints and undefined in it as they were', async () => {
    const { storage } = aStorage()
    const { gateway } = aStage()
    const data = { raw: 2n ** 200n, nothing: undefined }
    const queryKey = ['kept', undefined]
    const { queries, leave } = aVisit(storage, gateway)
    await queries.fetchQuery({ queryKey, meta: { kept: true }, queryFn: () => data })
    await leave()
    expect(aVisit(storage, gateway).queries.getQueryData(queryKey)).toStrictEqual(data)
  })

  test('is written once for all that comes within a second', async () => {
    const { storage } = aStorage()
    const written = vi.spyOn(storage, 'setItem')
    const { gateway } = aStage()
    const { queries } = aVisit(storage, gateway)
    await queries.fetchQuery(safeQuery(gateway, at))
    await queries.fetchQuery(safeQuery(gateway, other))
    await vi.advanceTimersByTimeAsync(keepDelay)
    expect(written).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10 * keepDelay)
    expect(written).toHaveBeenCalledTimes(1)
  })

  test('is written at once when the page is left', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const { storage, kept: stored } = aStorage()
    const { gateway } = aStage()
    const { queries } = aVisit(storage, gateway)
    await queries.fetchQuery(safeQuery(gateway, at))
    expect(stored.size).toBe(0)
    page.dispatchEvent(new Event('pagehide'))
    expect(stored.size).toBe(1)
    vi.unstubAllGlobals()
  })

  test('can be forgotten, and stays so until the page is loaded anew', async () => {
    const { storage, kept: stored } = aStorage()
    const { gateway } = aStage()
    const { queries } = aVisit(storage, gateway)
    await queries.fetchQuery(safeQuery(gateway, at))
    await vi.advanceTimersByTimeAsync(keepDelay)
    expect([...stored.keys()]).toEqual([key])
    forgetCache(baseUrl, storage)
    await queries.fetchQuery({ ...safeQuery(gateway, at), staleTime: 0 })
    await vi.advanceTimersByTimeAsync(10 * keepDelay)
    expect([...stored.keys()]).toEqual([])
  })
})

describe('a store that', () => {
  const answers = [{ key: safeQuery(down, at).queryKey, at: now - 1, data: aSafe() }]
  test('is of this version is read', () => {
    const { kept: stored, storage } = aStorage()
    stored.set(key, JSON.stringify({ version: storeVersion, answers }))
    expect(storeVersion).toBe(2)
    expect(look(aVisit(storage, down).queries, down).shown()).toMatchObject({ status: 'ready' })
  })

  test.each([
    ['is no JSON', '{"version":2'],
    ['is nothing', ''],
    ['is null', 'null'],
    ['is of another version', JSON.stringify({ version: 1, answers })],
    ['has no version', JSON.stringify({ answers })],
    ['holds no answers', JSON.stringify({ version: 2 })],
    ['holds answers of another shape', JSON.stringify({ version: 2, answers: [...answers, { key: 'safe', at: now, data: {} }] })],
    ['holds answers without a time', JSON.stringify({ version: 2, answers: [{ key: ['x'], data: {} }] })],
    ['was never packed by us', JSON.stringify({ version: 2, answers: [{ key: ['x'], at: now, data: '$?' }] })],
  ])('%s is dropped, and the page asks as in a first visit', (_, text) => {
    const { kept: stored, storage } = aStorage()
    stored.set(key, text)
    const { queries } = aVisit(storage, down)
    expect(queries.getQueryCache().getAll()).toEqual([])
    expect(stored.has(key)).toBe(false)
  })

  test('was written by a clock that runs ahead says nothing of now', () => {
    const { kept: stored, storage } = aStorage()
    stored.set(key, JSON.stringify({ version: 2, answers: [{ ...answers[0], at: now + 1 }] }))
    expect(aVisit(storage, down).queries.getQueryCache().getAll()).toEqual([])
  })

  test('holds an answer that no screen can read shows an error until the gateway has answered, and breaks nothing', async () => {
    const { kept: stored, storage } = aStorage()
    const { gateway } = aStage()
    stored.set(key, JSON.stringify({ version: 2, answers: [{ ...answers[0], data: { owners: 7 } }] }))
    const { shown } = look(aVisit(storage, gateway).queries, gateway)
    expect(shown()).toMatchObject({ status: 'failed' })
    await soon(() => expect(shown()).toMatchObject({ status: 'ready', freshness: 'live' }))
  })
})

describe('a storage that', () => {
  test.each<[string, KeyValue | undefined]>([
    ['is not there', undefined],
    [
      'throws at every touch',
      {
        getItem: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
        setItem: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
        removeItem: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      },
    ],
  ])('%s keeps nothing, and nothing breaks', async (_, storage) => {
    const gateway = await kept(storage)
    forgetCache(baseUrl, storage)
    const { shown } = look(aVisit(storage, gateway).queries, gateway)
    expect(shown()).toEqual({ status: 'loading' })
    await soon(() => expect(shown()).toMatchObject({ status: 'ready', freshness: 'live' }))
  })

  test('is nearly full keeps the newest, and what is too large for it is left out', async () => {
    const { gateway } = aStage()
    const { storage, kept: stored } = aStorage(30_000)
    const { queries, leave } = aVisit(storage, gateway)
    await queries.fetchQuery(safeQuery(gateway, other))
    await queries.fetchQuery({ queryKey: ['large'], meta: { kept: true }, queryFn: () => ['x'.repeat(40_000)] })
    await vi.advanceTimersByTimeAsync(1)
    await queries.fetchQuery(safeQuery(gateway, at))
    await leave()
    expect(stored.get(key)?.length).toBeLessThan(30_000)
    const keys = aVisit(storage, gateway)
      .queries.getQueryCache()
      .getAll()
      .map(({ queryKey }) => queryKey)
    expect(keys).toEqual([safeQuery(gateway, at).queryKey, safeQuery(gateway, other).queryKey])
  })

  test('has no room at all is left as if nothing had been kept', async () => {
    const { storage, kept: stored } = aStorage(5)
    stored.set(key, 'from before')
    await kept(storage)
    expect(stored.has(key)).toBe(false)
  })
})

test('what is asked for by a list of safes is found again under the same list', async () => {
  const { storage } = aStorage()
  const { gateway } = aStage()
  const query = overviewsQuery(gateway, { safes: [at, other], currency: 'usd', wallet: undefined })
  const first = aVisit(storage, gateway)
  await first.queries.fetchQuery(query)
  await first.leave()
  expect(aVisit(storage, gateway).queries.getQueryData(query.queryKey)).toHaveLength(2)
})
