import type { Query, QueryClient } from '@tanstack/react-query'
import { type KeyValue, pageStorage } from '#base'
import { dropKept, type Kept, keepable, readKept, writeKept } from './queryCacheStorage.ts'

/** Milliseconds between a change and its being kept: what changes meanwhile is kept with it. */
export const keepDelay = 1_000

/** Who writes into which store of this page, so that forgetting can end it. */
const writers = new Map<string, () => void>()

/**
 * Puts what an earlier visit kept of a gateway into the memory of this one, at once. It counts as old and is asked for again by
 * whoever shows it; until then `toRemote` says `stale`. A store that cannot be read, is of another version or older than a day is dropped.
 */
export function restoreCache(queries: QueryClient, baseUrl: string, storage: KeyValue | undefined = pageStorage()): void {
  for (const { key, at, data } of readKept(baseUrl, storage)) {
    if (queries.getQueryData(key) !== undefined) continue
    const query = queries.getQueryCache().build(queries, { queryKey: key, meta: keepable })
    // No update counts: nothing was fetched in this visit.
    query.setState({ data, dataUpdatedAt: at, isInvalidated: true, status: 'success' })
  }
}

/**
 * Keeps what is known of a gateway for the next visit: each query whose options say so (`meta: keepable`), for 24 hours. Answers the
 * function that ends it. A storage that is full or refuses is no error: then less is kept, or nothing.
 */
export function keepCache(queries: QueryClient, baseUrl: string, storage: KeyValue | undefined = pageStorage()): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    writeKept(baseUrl, keptIn(queries), storage)
  }
  const leave = () => timer !== undefined && write()
  const unsubscribe = queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success' && isKept(event.query)) timer ??= setTimeout(write, keepDelay)
  })
  // A page that is left or put aside may not come back.
  globalThis.addEventListener?.('pagehide', leave)
  const stop = () => {
    clearTimeout(timer)
    timer = undefined
    unsubscribe()
    globalThis.removeEventListener?.('pagehide', leave)
  }
  writers.get(baseUrl)?.()
  writers.set(baseUrl, stop)
  return stop
}

/** Forgets what was kept of a gateway, and keeps nothing more of it until the page is loaded anew. */
export function forgetCache(baseUrl: string, storage: KeyValue | undefined = pageStorage()): void {
  writers.get(baseUrl)?.()
  dropKept(baseUrl, storage)
}

const isKept = (query: Query): boolean => query.meta?.kept === true && query.state.data !== undefined

const keptIn = (queries: QueryClient): Kept[] =>
  queries
    .getQueryCache()
    .getAll()
    .filter(isKept)
    .map(({ queryKey, state }) => ({ key: queryKey, at: state.dataUpdatedAt, data: firstPage(state.data) }))

/** Of a paged list only the first page: the others are asked for when somebody scrolls there. */
function firstPage(data: unknown): unknown {
  if (typeof data !== 'object' || data === null || !('pages' in data && 'pageParams' in data)) return data
  const { pages, pageParams } = data as { pages: unknown[]; pageParams: unknown[] }
  return pages.length > 1 ? { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) } : data
}
