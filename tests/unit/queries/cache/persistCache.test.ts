import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeyValue } from '#base'
import { createGateway, type Gateway } from '#gateway'
import {
  balancesQuery,
  chainsQuery,
  createQueryClient,
  historyQuery,
  overviewsQuery,
  safeQuery,
  snapshotKey,
  toRemote,
} from '#queries'
import {
  clearPersistedCache,
  persistCache,
  persistDelay,
  persistMaxAge,
  restoreCache,
  cacheVersion,
} from '#queries/cache'
import { createResponseValidator } from '#gateway/validate'
import { safes } from '../../../../mocks/chain/genesis/places.ts'
import { aSafe } from '../../../../mocks/fixtures/index.ts'
import { aStage } from '../../mocks/gateway/journey.ts'

const at = { chainId: '1', address: safes.treasury.address }
const other = { chainId: '1', address: safes.vault.address }
const baseUrl = 'https://gateway.demo.test'
const key = `coffer.cache.${baseUrl}`
const now = Date.parse('2026-11-20T12:00:00Z')
const validate = createResponseValidator()

/** A storage like the browser's, for values of at most `room` characters. */
function aStorage(room = 5_000_000) {
  const stored = new Map<string, string>()
  const storage: KeyValue = {
    getItem: (name) => stored.get(name) ?? null,
    setItem: (name, value) => {
      if (value.length > room)
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
      stored.set(name, value)
    },
    removeItem: (name) => void stored.delete(name),
  }
  return { stored, storage }
}

const open: (() => void)[] = []
/** Waits long enough for a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, { timeout: 20_000 })

vi.setConfig({ testTimeout: 30_000 })

/** Someone opens the app; `leave` closes it. */
function aVisit(storage: KeyValue | undefined, gateway: Gateway) {
  const queries = createQueryClient()
  queries.mount()
  restoreCache(queries, { baseUrl: gateway.baseUrl, validate, storage })
  const stop = persistCache(queries, gateway.baseUrl, storage)
  const leave = async () => {
    await vi.advanceTimersByTimeAsync(persistDelay)
    stop()
    queries.unmount()
    queries.clear()
  }
  open.push(() => void leave())
  return { queries, leave }
}

/** Opens a screen about a Safe; `shown` is what it shows at that time. */
function openScreen(queries: QueryClient, gateway: Gateway, ref = at) {
  const observer = new QueryObserver(queries, safeQuery(gateway, ref))
  open.push(observer.subscribe(() => {}))
  return { shown: () => toRemote(observer.getCurrentResult()) }
}

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(async () => {
  for (const close of open.splice(0)) close()
  await vi.advanceTimersByTimeAsync(persistDelay)
  vi.useRealTimers()
})

/** A first visit to the Treasury, its balances, and its history. */
async function aFirstVisit(storage: KeyValue | undefined, gateway = aStage().gateway) {
  const { queries, leave } = aVisit(storage, gateway)
  await Promise.all([
    queries.fetchQuery(safeQuery(gateway, at)),
    queries.fetchQuery(balancesQuery(gateway, at)),
    queries.fetchInfiniteQuery(historyQuery(gateway, at, 'UTC')),
  ])
  await leave()
  return gateway
}
const down = createGateway({
  baseUrl,
  fetch: () => Promise.reject(new TypeError('Failed to fetch')),
})

describe('a later visit', () => {
  test('shows persisted data immediately, as updating, and as live after a response', async () => {
    const { storage } = aStorage()
    const gateway = await aFirstVisit(storage)
    await vi.advanceTimersByTimeAsync(60_000)
    const { queries } = aVisit(storage, gateway)
    const { shown } = openScreen(queries, gateway)
    expect(shown()).toMatchObject({
      status: 'ready',
      freshness: 'updating',
      value: { threshold: 2 },
    })
    await soon(() =>
      expect(shown()).toMatchObject({
        status: 'ready',
        freshness: 'live',
        value: { threshold: 2 },
      }),
    )
  })

  test('shows persisted data while the gateway is down', async () => {
    const { storage } = aStorage()
    await aFirstVisit(storage)
    const { queries } = aVisit(storage, down)
    const { shown } = openScreen(queries, down)
    await vi.advanceTimersByTimeAsync(0)
    expect(shown()).toMatchObject({ status: 'ready', freshness: 'stale' })
    // So does the visit after it: an outage deletes nothing.
    await vi.advanceTimersByTimeAsync(persistDelay)
    expect(openScreen(aVisit(storage, down).queries, down).shown()).toMatchObject({
      status: 'ready',
    })
  })

  test('refetches even data that never becomes stale', async () => {
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

  test('shows no data of another gateway', async () => {
    const { storage } = aStorage()
    await aFirstVisit(storage)
    const elsewhere = createGateway({
      baseUrl: 'https://gateway.elsewhere.test',
      fetch: () => Promise.reject(new TypeError('Failed to fetch')),
    })
    expect(openScreen(aVisit(storage, elsewhere).queries, elsewhere).shown()).toEqual({
      status: 'loading',
    })
  })

  test('doesn’t replace newer data in the cache', async () => {
    const { storage } = aStorage()
    const gateway = await aFirstVisit(storage)
    const queries = createQueryClient()
    queries.setQueryData(safeQuery(gateway, at).queryKey, aSafe({ threshold: 3 }))
    restoreCache(queries, { baseUrl, validate, storage })
    expect(openScreen(queries, gateway).shown()).toMatchObject({
      freshness: 'live',
      value: { threshold: 3 },
    })
  })

  test('restores only the first page of a long list', async () => {
    const { storage } = aStorage()
    const { gateway } = aStage({ scenario: 'busy' })
    const query = historyQuery(gateway, at, 'UTC')
    const first = aVisit(storage, gateway)
    await first.queries.fetchInfiniteQuery({ ...query, pages: 2 })
    expect(first.queries.getQueryData(query.queryKey)?.pages).toHaveLength(2)
    await first.leave()
    const { queries } = aVisit(storage, gateway)
    expect(queries.getQueryData(query.queryKey)).toMatchObject({
      pages: [{ results: expect.arrayContaining([]) }],
      pageParams: [null],
    })
  })
})

describe('persistCache', () => {
  test('persists each response for 24 hours, even if later responses are added', async () => {
    const { storage } = aStorage()
    const gateway = await aFirstVisit(storage)
    expect(persistMaxAge).toBe(24 * 60 * 60 * 1000)
    await vi.advanceTimersByTimeAsync(persistMaxAge / 2)
    const second = aVisit(storage, gateway)
    await second.queries.fetchQuery(safeQuery(gateway, other))
    await second.leave()
    await vi.advanceTimersByTimeAsync(persistMaxAge / 2)
    const { queries } = aVisit(storage, down)
    expect(openScreen(queries, down).shown()).toEqual({ status: 'loading' })
    expect(openScreen(queries, down, other).shown()).toMatchObject({ status: 'ready' })
  })

  test('persists no data from the chain', async () => {
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

  test('finds a query by a key with undefined', async () => {
    const { storage } = aStorage()
    const { gateway } = aStage()
    const queryKey = ['fiatCodes', undefined]
    const { queries, leave } = aVisit(storage, gateway)
    await queries.fetchQuery({ queryKey, meta: { persist: 'fiatCodes' }, queryFn: () => ['USD'] })
    await leave()
    const [restored] = aVisit(storage, gateway).queries.getQueryCache().getAll()
    expect(restored?.queryKey).toStrictEqual(queryKey)
    expect(restored?.state.data).toEqual(['USD'])
  })

  test('writes once for all responses within a second', async () => {
    const { storage } = aStorage()
    const setItem = vi.spyOn(storage, 'setItem')
    const { gateway } = aStage()
    const { queries } = aVisit(storage, gateway)
    await queries.fetchQuery(safeQuery(gateway, at))
    await queries.fetchQuery(safeQuery(gateway, other))
    await vi.advanceTimersByTimeAsync(persistDelay)
    expect(setItem).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(10 * persistDelay)
    expect(setItem).toHaveBeenCalledTimes(1)
  })

  test('writes immediately when the page is closed', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const { storage, stored } = aStorage()
    const { gateway } = aStage()
    const { queries } = aVisit(storage, gateway)
    await queries.fetchQuery(safeQuery(gateway, at))
    expect(stored.size).toBe(0)
    page.dispatchEvent(new Event('pagehide'))
    expect(stored.size).toBe(1)
    vi.unstubAllGlobals()
  })

  test('writes nothing once another tab has deleted what was persisted', async () => {
    const page = new EventTarget()
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
    vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
    const { storage, stored } = aStorage()
    const { gateway } = aStage()
    const { queries } = aVisit(storage, gateway)
    const cleared: string[] = []
    clearPersistedCache('https://another.example', {
      ...storage,
      setItem: (name) => void cleared.push(name.replace('https://another.example', baseUrl)),
    })
    await queries.fetchQuery(safeQuery(gateway, at))
    page.dispatchEvent(Object.assign(new Event('storage'), { key: cleared[0], newValue: null }))
    page.dispatchEvent(Object.assign(new Event('storage'), { key: key, newValue: '1' }))
    await vi.advanceTimersByTimeAsync(persistDelay)
    expect(stored.size).toBe(1)
    stored.clear()
    page.dispatchEvent(Object.assign(new Event('storage'), { key: cleared[0], newValue: '1' }))
    await queries.fetchQuery({ ...safeQuery(gateway, at), staleTime: 0 })
    page.dispatchEvent(new Event('pagehide'))
    await vi.advanceTimersByTimeAsync(10 * persistDelay)
    expect(stored.size).toBe(0)
    vi.unstubAllGlobals()
  })

  test('writes nothing after clearPersistedCache until the page is reloaded', async () => {
    const { storage, stored } = aStorage()
    const { gateway } = aStage()
    const { queries } = aVisit(storage, gateway)
    await queries.fetchQuery(safeQuery(gateway, at))
    await vi.advanceTimersByTimeAsync(persistDelay)
    expect([...stored.keys()]).toEqual([key])
    clearPersistedCache(baseUrl, storage)
    await queries.fetchQuery({ ...safeQuery(gateway, at), staleTime: 0 })
    await vi.advanceTimersByTimeAsync(10 * persistDelay)
    expect([...stored.keys()]).toEqual([])
  })
})

describe('restoreCache', () => {
  const answers = [{ kind: 'safe', key: safeQuery(down, at).queryKey, at: now - 1, data: aSafe() }]
  test('reads responses of the current version', () => {
    const { stored, storage } = aStorage()
    stored.set(key, JSON.stringify({ version: cacheVersion, answers }))
    expect(cacheVersion).toBe(3)
    expect(openScreen(aVisit(storage, down).queries, down).shown()).toMatchObject({
      status: 'ready',
    })
  })

  test.each([
    ['that is not JSON', '{"version":3'],
    ['that is empty', ''],
    ['that is null', 'null'],
    ['of another version', JSON.stringify({ version: 1, answers })],
    ['without a version', JSON.stringify({ answers })],
    ['without responses', JSON.stringify({ version: 3 })],
    [
      'with a response of another shape',
      JSON.stringify({ version: 3, answers: [...answers, { key: 'safe', at: now, data: {} }] }),
    ],
    [
      'with a response without a time',
      JSON.stringify({ version: 3, answers: [{ key: ['x'], data: {} }] }),
    ],
    [
      'with a text that serialize never writes',
      JSON.stringify({ version: 3, answers: [{ key: ['x'], at: now, data: '$?' }] }),
    ],
  ])('deletes a store %s and restores nothing', (_, text) => {
    const { stored, storage } = aStorage()
    stored.set(key, text)
    const { queries } = aVisit(storage, down)
    expect(queries.getQueryCache().getAll()).toEqual([])
    expect(stored.has(key)).toBe(false)
  })

  test('ignores responses from the future, written by a clock that is ahead', () => {
    const { stored, storage } = aStorage()
    stored.set(key, JSON.stringify({ version: 3, answers: [{ ...answers[0], at: now + 1 }] }))
    expect(aVisit(storage, down).queries.getQueryCache().getAll()).toEqual([])
  })

  test.each<[string, object]>([
    ['with an invalid field', { data: { ...aSafe(), threshold: '2' } }],
    ['that is null', { data: null }],
    ['about another Safe', { data: aSafe({ address: { value: other.address } }) }],
    ['about another chain', { data: aSafe({ chainId: '10' }) }],
    ['of an unknown kind', { kind: 'constructor' }],
    ['under a key that no query has', { key: ['safe', '$n5'] }],
    ['whose list is null', { kind: 'queued', data: { pages: [null], pageParams: [null] } }],
    ['whose list has no pages', { kind: 'queued', data: { pages: [], pageParams: [] } }],
    ['whose pages are no list', { kind: 'queued', data: { pages: 7, pageParams: [null] } }],
    [
      'with balances in no currency',
      { kind: 'balances', data: { balances: { fiatTotal: '0', items: [] } } },
    ],
    [
      'with owned Safes that are none',
      { kind: 'ownedSafes', data: { safes: [null], missing: [] } },
    ],
  ])('drops a response %s, and keeps the others', async (_, change) => {
    const { stored, storage } = aStorage()
    const { gateway } = aStage()
    const valid = {
      ...answers[0],
      key: safeQuery(down, other).queryKey,
      data: aSafe({ address: { value: other.address } }),
    }
    stored.set(key, JSON.stringify({ version: 3, answers: [{ ...answers[0], ...change }, valid] }))
    const { queries } = aVisit(storage, gateway)
    expect(openScreen(queries, gateway, other).shown()).toMatchObject({
      status: 'ready',
      freshness: 'updating',
    })
    const { shown } = openScreen(queries, gateway)
    expect(shown()).toEqual({ status: 'loading' })
    await soon(() => expect(shown()).toMatchObject({ status: 'ready', freshness: 'live' }))
  })
})

describe('a storage', () => {
  test.each<[string, KeyValue | undefined]>([
    ['that is missing', undefined],
    [
      'that always throws',
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
  ])('%s persists nothing and causes no error', async (_, storage) => {
    const gateway = await aFirstVisit(storage)
    clearPersistedCache(baseUrl, storage)
    const { shown } = openScreen(aVisit(storage, gateway).queries, gateway)
    expect(shown()).toEqual({ status: 'loading' })
    await soon(() => expect(shown()).toMatchObject({ status: 'ready', freshness: 'live' }))
  })

  test('that is nearly full gets the newest responses, except large ones', async () => {
    const { gateway } = aStage()
    const { storage, stored } = aStorage(30_000)
    const { queries, leave } = aVisit(storage, gateway)
    await queries.fetchQuery(safeQuery(gateway, other))
    await queries.fetchQuery({
      queryKey: ['large'],
      meta: { persist: 'fiatCodes' },
      queryFn: () => ['x'.repeat(40_000)],
    })
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

  test('that is full ends up without an entry', async () => {
    const { storage, stored } = aStorage(5)
    stored.set(key, 'from before')
    await aFirstVisit(storage)
    expect(stored.has(key)).toBe(false)
  })
})

test('overviews of several Safes are restored for the same Safes', async () => {
  const { storage } = aStorage()
  const { gateway } = aStage()
  const query = overviewsQuery(gateway, { safes: [at, other], currency: 'usd', wallet: undefined })
  const first = aVisit(storage, gateway)
  await first.queries.fetchQuery(query)
  await first.leave()
  expect(aVisit(storage, gateway).queries.getQueryData(query.queryKey)).toHaveLength(2)
})
