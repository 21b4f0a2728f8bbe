import type { Query, QueryClient } from '@tanstack/react-query'
import { type KeyValue, pageStorage, removeText, writeText } from '#base'
import type { ResponseValidator } from '#gateway/validate'
import { oncePer } from '../oncePer.ts'
import { readPersistedData } from './persistedData.ts'
import {
  cacheStorageKey,
  type PersistedQuery,
  readPersisted,
  removePersisted,
  writePersisted,
} from './queryCacheStorage.ts'

/** Milliseconds between a change and writing it; changes in between are written with it. */
export const persistDelay = 1_000

/** Stops persisting, by the gateway's base URL. */
const stops = new Map<string, () => void>()

/**
 * Puts the persisted responses of a gateway into the cache, synchronously. They count as
 * invalidated: the first component that shows one refetches it, and until then `toRemote` reports
 * it as `updating`. Each is validated like a response, because another version may have written it.
 * Discards responses that are invalid, expired, or of another version.
 */
export function restoreCache(
  queryClient: QueryClient,
  {
    baseUrl,
    validate,
    storage = pageStorage(),
  }: { baseUrl: string; validate: ResponseValidator; storage?: KeyValue | undefined },
): void {
  for (const persisted of readPersisted(baseUrl, storage)) {
    try {
      restore(queryClient, persisted, validate)
    } catch {
      // Invalid, or about another Safe: it is fetched again.
    }
  }
}

function restore(
  queryClient: QueryClient,
  { kind, key, at, data }: PersistedQuery,
  validate: ResponseValidator,
): void {
  if (queryClient.getQueryData(key) !== undefined) return
  const path = key[0] === 'safe' ? { chainId: key[1], safeAddress: key[2] } : {}
  const valid = readPersistedData(kind, data, (route, response) => validate(route, response, path))
  const query = queryClient
    .getQueryCache()
    .build(queryClient, { queryKey: key, meta: { persist: kind } })
  // Without an update count, because nothing has been fetched since the page was loaded.
  query.setState({ data: valid, dataUpdatedAt: at, isInvalidated: true, status: 'success' })
}

/**
 * Persists the responses of a gateway for the next visit: each query with `meta: persisted`, for 24
 * hours. Returns the function that stops it. If the storage is full or blocked, fewer responses are
 * persisted, or none; no error is thrown.
 */
export function persistCache(
  queryClient: QueryClient,
  baseUrl: string,
  storage: KeyValue | undefined = pageStorage(),
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    writePersisted(baseUrl, persistedIn(queryClient), storage)
  }
  const flush = () => timer !== undefined && write()
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isPersisted(event.query))
      timer ??= setTimeout(write, persistDelay)
  })
  // A page that is closed or put into the back-forward cache may not run again.
  globalThis.addEventListener?.('pagehide', flush)
  // Another tab deleted the persisted data: this one's memory must not bring it back.
  const onStorage = ({ key, newValue }: StorageEvent) =>
    key === clearedKey(baseUrl) && newValue !== null && stop()
  globalThis.addEventListener?.('storage', onStorage)
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    unsubscribe()
    globalThis.removeEventListener?.('pagehide', flush)
    globalThis.removeEventListener?.('storage', onStorage)
  }
  stops.get(baseUrl)?.()
  stops.set(baseUrl, stop)
  return stop
}

/** Written and removed right away, so that other tabs receive the event. */
const clearedKey = (baseUrl: string) => `${cacheStorageKey(baseUrl)}.cleared`

/**
 * Deletes a gateway's persisted responses, and stops persisting until the page is reloaded, in
 * other tabs too.
 */
export function clearPersistedCache(
  baseUrl: string,
  storage: KeyValue | undefined = pageStorage(),
): void {
  stops.get(baseUrl)?.()
  removePersisted(baseUrl, storage)
  writeText(clearedKey(baseUrl), String(Date.now()), storage)
  removeText(clearedKey(baseUrl), storage)
}

const isPersisted = (query: Query): boolean =>
  typeof query.meta?.persist === 'string' && query.state.data !== undefined

const persistedIn = (queryClient: QueryClient): PersistedQuery[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(isPersisted)
    .map(({ meta, queryKey, state }) => ({
      kind: String(meta?.persist),
      key: queryKey,
      at: state.dataUpdatedAt,
      data: firstPage(state.data),
    }))

type Paginated = Record<'pages' | 'pageParams', readonly unknown[]>

/** Only the first page of a paginated list; the next visit fetches the others on scroll. */
function firstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data && 'pageParams' in data))
    return data
  const list = data as Paginated
  return list.pages.length > 1 ? firstOf(list) : data
}

// The same object as long as the list is the same, so that it is serialized once.
const firstOf = oncePer(({ pages, pageParams }: Paginated) => ({
  pages: pages.slice(0, 1),
  pageParams: pageParams.slice(0, 1),
}))
