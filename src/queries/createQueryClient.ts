import { QueryClient } from '@tanstack/react-query'

/** Milliseconds that what is no longer shown stays in memory. */
export const cacheLifetime = 24 * 60 * 60 * 1000

/** Every query tries once and says so when it failed; trying again is the person's choice or the next look's. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // A page that is hidden or offline does not poll: `refetchIntervalInBackground` and `networkMode` stay as the library has them.
      queries: { retry: 0, gcTime: cacheLifetime, staleTime: 5_000, refetchOnWindowFocus: true },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
