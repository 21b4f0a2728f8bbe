import type { QueryClient } from '@tanstack/react-query'

/**
 * Key prefix of queries and mutations with data that only a logged-in user may see. It's never
 * persisted.
 */
export const privateCacheKey = ['private'] as const

/**
 * Options of mutations that carry private data: they are removed from the cache as soon as they are
 * done and no component observes them.
 */
export const notCached = { gcTime: 0 } as const

/**
 * Removes all private data from memory: cached responses, including visible ones, pending requests,
 * and sent data.
 */
export function clearPrivateCache(queryClient: QueryClient): void {
  const mutations = queryClient.getMutationCache()
  for (const mutation of mutations.findAll({ mutationKey: privateCacheKey }))
    if (mutation.state.status !== 'pending') mutations.remove(mutation)
  queryClient.removeQueries({ queryKey: privateCacheKey, type: 'inactive' })
  // Not `resetQueries`, which refetches: with a session that can't be ended, everything would come
  // back.
  for (const query of queryClient.getQueryCache().findAll({ queryKey: privateCacheKey }))
    query.reset()
}
