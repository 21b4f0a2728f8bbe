import type { QueryClient } from '@tanstack/react-query'

/**
 * Key prefix of the queries and mutations whose data only a logged-in person may see. None of it is
 * ever persisted.
 */
export const privateCacheKey = ['private'] as const

/**
 * Options of mutations that carry private data: they are removed from the cache as soon as they are
 * done and no component observes them.
 */
export const notCached = { gcTime: 0 } as const

/**
 * Removes all private data from memory: cached responses, including those on screen, pending
 * requests, and what was sent.
 */
export function clearPrivateCache(queryClient: QueryClient): void {
  const mutations = queryClient.getMutationCache()
  for (const mutation of mutations.findAll({ mutationKey: privateCacheKey }))
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
  queryClient.removeQueries({ queryKey: privateCacheKey, type: 'inactive' })
  // Not `resetQueries`, which refetches: with a session that can't be ended, all of it would come
  // back.
  for (const query of queryClient.getQueryCache().findAll({ queryKey: privateCacheKey }))
    query.reset()
}
