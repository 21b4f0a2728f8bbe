import { QueryClient } from '@tanstack/react-query'

/** Milliseconds to keep a response in memory after the last component that shows it is gone. */
export const cacheLifetime = 24 * 60 * 60 * 1000

/**
 * The app's query client. Queries don't retry: an error is shown immediately, and the user or the
 * next poll tries again.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // A hidden or offline page doesn't poll: these are the library's defaults for
      // `refetchIntervalInBackground` and `networkMode`.
      queries: { retry: 0, gcTime: cacheLifetime, staleTime: 5_000, refetchOnWindowFocus: true },
      mutations: { retry: 0, networkMode: 'always' },
    },
  })
